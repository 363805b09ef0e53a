// Reports wire ids that are used twice.

import { below, pathWords } from "../../problem/pointer.ts";
import type { DesignProblem } from "../../problem/problem.ts";
import { sentences } from "../../problem/texts.ts";
import { entries, list, object, own } from "../loose.ts";
import { inThing, type Look } from "./look.ts";

const keyed = ["questions", "matters", "rules", "materials"];

export function duplicateIds({ thing }: Look): DesignProblem[] {
  const ids: [string, unknown][] = [["/id", thing.id]];
  for (const part of keyed) {
    for (const [key, { id }] of entries(thing[part])) ids.push([below("", part, key, "id"), id]);
  }
  const policies: [string, unknown] = ["/guide/policies", object(thing.guide).policies];
  for (const [place, part] of [["/notices", thing.notices], ["/tips", thing.tips], policies] as const) {
    list(part).forEach((item, index) => {
      ids.push([below(place, index, "id"), own(item, "id")]);
    });
  }
  const first = new Map<string, string>();
  return ids.flatMap(([pointer, id]) => {
    if (typeof id !== "string") return [];
    const earlier = first.get(id);
    if (earlier === undefined) {
      first.set(id, pointer);
      return [];
    }
    return [inThing(pointer, "duplicate-id", sentences["duplicate-id"](id, pathWords(earlier)))];
  });
}
