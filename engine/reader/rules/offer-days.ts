// Reports opening and retiring days that do not exist or are in the wrong order, and a one-thing that succeeds itself.

import { isCalendarDate } from "../../check/calendar.ts";
import { below } from "../../problem/pointer.ts";
import type { DesignProblem } from "../../problem/problem.ts";
import { sentences } from "../../problem/texts.ts";
import { list, object, text } from "../loose.ts";
import { inThing, type Look } from "./look.ts";

/** yyyy-MM-dd; the schema reports any other shape. */
const shaped = /^\d{4}-\d{2}-\d{2}$/;

export function offerDays({ thing }: Look): DesignProblem[] {
  const { from, until } = object(thing.valid);
  const { on, instead, draftsUntil } = object(thing.retired);
  const code = text(thing.code);
  const days = {
    "/valid/from": from,
    "/valid/until": until,
    "/retired/on": on,
    "/retired/draftsUntil": draftsUntil,
  };
  const unreal = Object.entries(days).flatMap(([pointer, day]) =>
    typeof day === "string" && shaped.test(day) && !isCalendarDate(day)
      ? [inThing(pointer, "wrong-date", sentences["wrong-date"](day))]
      : [],
  );
  const turned =
    typeof from === "string" && typeof until === "string" && from > until
      ? [inThing("/valid/from", "days-turned", sentences["days-turned"](from, until))]
      : [];
  const early =
    typeof draftsUntil === "string" && typeof on === "string" && draftsUntil < on
      ? [inThing("/retired/draftsUntil", "drafts-end-early", sentences["drafts-end-early"](draftsUntil, on))]
      : [];
  const itself =
    code !== undefined && instead === code
      ? [inThing("/retired/instead", "instead-of-itself", sentences["instead-of-itself"](code))]
      : [];
  const former = list(thing.formerly).flatMap((one, at) =>
    code !== undefined && one === code
      ? [inThing(below("/formerly", at), "formerly-itself", sentences["formerly-itself"](code))]
      : [],
  );
  return [...unreal, ...turned, ...early, ...itself, ...former];
}
