// Reports every matter, department, subject and township that is named but does not exist.

import { below } from "../../problem/pointer.ts";
import type { DesignProblem } from "../../problem/problem.ts";
import { sentences } from "../../problem/texts.ts";
import { entries, keys, list, object, own, text, texts } from "../loose.ts";
import { inThing, type Look } from "./look.ts";

function unknown(pointer: string, kind: string, name: string, known: readonly string[]): DesignProblem[] {
  if (known.includes(name)) return [];
  return [inThing(pointer, "unknown-name", sentences["unknown-name"](kind, name, known))];
}

function unknownIn(place: string, names: unknown, kind: string, known: readonly string[]): DesignProblem[] {
  return list(names).flatMap((name, index) =>
    typeof name === "string" ? unknown(below(place, index), kind, name, known) : [],
  );
}

/** Matters named in options, rules, asked fields and materials. */
export function matterNames({ thing }: Look): DesignProblem[] {
  const known = keys(thing.matters);
  const check = (place: string, names: unknown) => unknownIn(place, names, "事项", known);
  const options = entries(thing.questions).flatMap(([question, { options }]) =>
    entries(options).flatMap(([key, option]) => {
      const place = below("/questions", question, "options", key);
      return [...check(below(place, "adds"), option.adds), ...check(below(place, "removes"), option.removes)];
    }),
  );
  const rules = entries(thing.rules).flatMap(([key, rule]) =>
    ["for", "adds", "removes"].flatMap((word) => check(below("/rules", key, word), rule[word])),
  );
  const asked = entries(thing.asked).flatMap(([section, fields]) =>
    entries(fields).flatMap(([key, word]) => check(below("/asked", section, key, "for"), word.for)),
  );
  const materials = entries(thing.materials).flatMap(([key, material]) =>
    check(below("/materials", key, "for"), material.for),
  );
  return [...options, ...rules, ...asked, ...materials];
}

/** Matters and departments named by key in the guide's ways; words that are no keys are shown as written. */
export function wayNames({ thing, catalogue }: Look): DesignProblem[] {
  const guide = object(thing.guide);
  return ["consult", "complaint"].flatMap((kind) =>
    list(guide[kind]).flatMap((way, index) => {
      const place = below("/guide", kind, index);
      const matter = text(own(way, "matter")) ?? "";
      const department = text(own(way, "department")) ?? "";
      return [
        ...(/^[A-Za-z]\w*$/.test(matter)
          ? unknown(below(place, "matter"), "事项", matter, keys(thing.matters))
          : []),
        ...(catalogue && /^D\d+$/.test(department)
          ? unknown(below(place, "department"), "部门", department, keys(catalogue.departments))
          : []),
      ];
    }),
  );
}

/** A matter may be written before it is known who handles it. */
export function undecidedDepartments({ thing }: Look): DesignProblem[] {
  return entries(thing.matters)
    .filter(([, { department }]) => department === undefined)
    .map(([key]) =>
      inThing(below("/matters", key), "no-department", sentences["no-department"](key), "warning"),
    );
}

/** Who may handle it is the one-thing's to say: its subject decides nothing (Spec 4, rule 7). */
export function companyUnsaid({ thing, catalogue }: Look): DesignProblem[] {
  const subject = text(thing.subject);
  const isOfCompanies = list(object(catalogue).subjects).some(
    (one) => own(one, "name") === subject && own(one, "kind") === "enterprise",
  );
  if (subject === undefined || !isOfCompanies || thing.companyRequired !== undefined) return [];
  return [inThing("/subject", "company-unsaid", sentences["company-unsaid"](subject))];
}

/** The department of each matter, the subject and the townships must all be in the catalogue. */
export function catalogueNames({ thing, catalogue }: Look): DesignProblem[] {
  if (!catalogue) return [];
  const departments = keys(catalogue.departments);
  const subjects = list(catalogue.subjects).flatMap((subject) => text(own(subject, "name")) ?? []);
  const townships = texts(Object.values(object(catalogue.townships)));
  const subject = text(thing.subject);
  return [
    ...entries(thing.matters).flatMap(([key, { department }]) =>
      typeof department === "string"
        ? unknown(below("/matters", key, "department"), "部门", department, departments)
        : [],
    ),
    ...(subject === undefined ? [] : unknown("/subject", "主题", subject, subjects)),
    ...unknownIn("/townships", thing.townships, "乡镇", townships),
  ];
}
