// Reads and checks the catalogue, and reports all its problems at once.

import { isCalendarDate } from "../check/calendar.ts";
import type { Catalogue } from "../one-thing/definition.ts";
import { designProblem } from "../problem/design-problem.ts";
import { below, pathWords } from "../problem/pointer.ts";
import type { DesignProblem } from "../problem/problem.ts";
import { sentences } from "../problem/texts.ts";
import { checkShape } from "./check-shape.ts";
import { keys, list, object, own, text } from "./loose.ts";
import { htmlInTexts, reservedNames, unsafeHtml } from "./rules/texts.ts";
import { workCalendarProblems } from "./rules/work-calendar.ts";

type Named = readonly [pointer: string, name: unknown];

/** These entries are looked up by name, so a repeated name would be ambiguous. */
function twice(named: readonly Named[]): DesignProblem[] {
  const first = new Map<string, string>();
  return named.flatMap(([pointer, name]) => {
    const written = text(name);
    if (written === undefined) return [];
    const earlier = first.get(written);
    if (earlier === undefined) {
      first.set(written, pointer);
      return [];
    }
    const sentence = sentences["duplicate-name"](written, pathWords(earlier));
    return [designProblem({ pointer }, "duplicate-name", sentence)];
  });
}

const groupsOf = (lists: unknown, key: string): Named[] =>
  list(own(lists, key)).map((group, at) => [below("/serviceLists", key, at, "group"), own(group, "group")]);

/** An announcement that ends before it begins is never shown. */
function turnedDates(announcements: unknown): DesignProblem[] {
  return list(announcements).flatMap((one, at) => {
    const [from = "", until = ""] = [text(own(one, "from")), text(own(one, "until"))];
    if (!from || !until || from <= until) return [];
    const pointer = below("/announcements", at, "until");
    return [designProblem({ pointer }, "dates-turned", sentences["dates-turned"](from))];
  });
}

/** The schema knows the shape of a date, but not the calendar. */
function missingDays(announcements: unknown): DesignProblem[] {
  return list(announcements).flatMap((one, at) =>
    ["from", "until"].flatMap((word) => {
      const day = text(own(one, word)) ?? "";
      if (!/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(day) || isCalendarDate(day)) return [];
      const place = { pointer: below("/announcements", at, word) };
      return [designProblem(place, "wrong-date", sentences["wrong-date"](day))];
    }),
  );
}

/** All problems of the catalogue; `file` is `catalogue`. */
export function inspectCatalogue(json: unknown): DesignProblem[] {
  const { subjects, townships, serviceLists, announcements, workCalendar } = object(json);
  const parts = (key: string): Named[] =>
    list(subjects).map((subject, index) => [below("/subjects", index, key), own(subject, key)] as const);
  const names = keys(townships).map((id) => [below("/townships", id), own(townships, id)] as const);
  const shape = checkShape("catalogue", json);
  if (shape.some(({ rule }) => rule === "too-deep")) return shape;
  return [
    ...shape,
    ...twice(parts("id")),
    ...twice(parts("name")),
    ...twice(names),
    ...twice(list(announcements).map((one, at) => [below("/announcements", at, "id"), own(one, "id")])),
    ...["GR", "QY"].flatMap((key) => twice(groupsOf(serviceLists, key))),
    ...missingDays(announcements),
    ...turnedDates(announcements),
    ...workCalendarProblems(workCalendar),
    ...reservedNames(json),
    ...htmlInTexts(json),
    ...unsafeHtml(json),
  ].map((problem) => ({ ...problem, file: "catalogue" }));
}

export function readCatalogue(
  json: unknown,
): { ok: true; catalogue: Catalogue } | { ok: false; problems: DesignProblem[] } {
  const problems = inspectCatalogue(json);
  if (problems.length > 0) return { ok: false, problems };
  const { $schema: _schema, ...written } = object(json);
  return { ok: true, catalogue: written as unknown as Catalogue };
}
