// Reports what no answers ever reach: matters, questions, fields and materials.

import { below } from "../../problem/pointer.ts";
import type { DesignProblem } from "../../problem/problem.ts";
import { sentences } from "../../problem/texts.ts";
import { entries } from "../loose.ts";
import { inThing, type Look } from "./look.ts";
import { type Reach, reachOf } from "./reach.ts";

const warned = (
  pointer: string,
  rule: "matter-never-chosen" | "question-never-asked" | "field-never-asked" | "material-never-asked",
  key: string,
): DesignProblem => inThing(pointer, rule, sentences[rule](key), "warning");

/** All of them at once: each is found by the same walk. */
export function neverReached(look: Look): DesignProblem[] {
  const reach = reachOf(look);
  return [
    ...matters(look, reach),
    ...entries(look.thing.questions)
      .filter(([key]) => !reach.questions.has(key))
      .map(([key]) => warned(below("/questions", key, "when"), "question-never-asked", key)),
    ...entries(look.thing.asked).flatMap(([section, fields]) =>
      entries(fields)
        .filter(([field]) => !reach.asked.has(`${section}.${field}`))
        .map(([field]) =>
          warned(below("/asked", section, field), "field-never-asked", field === "*" ? section : field),
        ),
    ),
    ...entries(look.thing.materials)
      .filter(([, { for: users, when }]) => !reach.canNeed(users) || (when && !reach.canHold(when)))
      .map(([key]) => warned(below("/materials", key), "material-never-asked", key)),
  ];
}

function matters({ thing }: Look, reach: Reach): DesignProblem[] {
  const all = entries(thing.matters);
  if (all.length === 0) return [];
  if (reach.matters.size === 0) return [inThing("/matters", "no-matter", sentences["no-matter"]())];
  return all
    .filter(([key]) => !reach.matters.has(key))
    .map(([key]) => warned(below("/matters", key), "matter-never-chosen", key));
}
