// Makes copies of a form, a shared file or the catalogue with one slip each, such as only these files can have.
import { below } from "../../../engine/problem/pointer.ts";
import type { Change } from "./mutant.ts";
import { parentOf, placesIn, withValue } from "./places.ts";

type Loose = Record<string, unknown>;

/** A form, or a shared file: circular references, limits that allow nothing, and parts removed although they are named. */
export function slipsOfForm(form: unknown): Change[] {
  return placesIn(form).flatMap(({ pointer, key, value, pattern }): Change[] => {
    const change = (what: string, at: string, now: unknown, names?: string[]): Change => ({
      what,
      pointer: at,
      json: withValue(form, at, now),
      pattern,
      ...(names && { names }),
    });
    const holder = parentOf(pointer);
    if (key === "maxLength" && typeof value === "number")
      return [change("least is more than most", below(holder, "minLength"), value + 1)];
    if (key === "maxItems" && typeof value === "number")
      return [change("least is more than most", below(holder, "minItems"), value + 1)];
    if (key === "oneOf" && Array.isArray(value)) {
      const [first, ...rest] = value as Loose[];
      return [
        change("there is nothing to choose", pointer, []),
        change("two choices have one value", pointer, [first, ...rest, { ...first, title: "又一个" }]),
      ];
    }
    if (key === "pattern")
      return [change("a pattern hangs", pointer, "^(a+)+$"), change("a pattern is broken", pointer, "^(a$")];
    if (key === "type" && !/\/(properties|\$defs)$/.test(holder))
      return [change("a type is taken away", pointer, undefined)];
    if (key === "required" && Array.isArray(value))
      return [change("a field that is not there is required", pointer, [...value, "nichtsda"], ["nichtsda"])];
    if (/\/properties$/.test(holder) && pointer.split("/").length > 3)
      return [change("a field goes in a circle", pointer, { $ref: `#${pointer}` })];
    return [];
  });
}

export function slipsOfCatalogue(catalogue: unknown): Change[] {
  const { announcements = [], subjects = [] } = catalogue as { announcements?: Loose[]; subjects?: Loose[] };
  const change = (what: string, pointer: string, value: unknown): Change => ({
    what,
    pointer,
    json: withValue(catalogue, pointer, value),
    pattern: what,
  });
  return [
    ...announcements.flatMap((one, at) => [
      change("dates are turned", `/announcements/${at}/until`, "2000-01-01"),
      change("a day does not exist", `/announcements/${at}/until`, "2099-02-30"),
      change("an announcement is there twice", "/announcements", [...announcements, one]),
    ]),
    change("a subject is there twice", "/subjects", [...subjects, subjects[0]]),
    change("no subject is left", "/subjects", []),
  ];
}
