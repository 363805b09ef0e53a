// Reports what no answers can ever reach: matters, questions, fields and materials.

import { mayHold } from "../../condition/possible.ts";
import { possibleReach } from "../../declaration/needed/possible-asks.ts";
import type { Definition } from "../../one-thing/definition.ts";
import { below } from "../../problem/pointer.ts";
import type { DesignProblem } from "../../problem/problem.ts";
import { sentences } from "../../problem/texts.ts";
import { inThing } from "./look.ts";

type NeverRule =
  | "matter-never-chosen"
  | "question-never-asked"
  | "field-never-asked"
  | "material-never-asked";

const warned = (pointer: string, rule: NeverRule, key: string): DesignProblem =>
  inThing(pointer, rule, sentences[rule](key), "warning");

/** Judged with nothing chosen yet. Dates are always typed, so the day does not matter. */
export function neverReached(definition: Definition): DesignProblem[] {
  const { reach, factsAt } = possibleReach(definition, { choices: {} }, "");
  const facts = factsAt(reach);
  const { matters, questions, asked, materials } = definition.oneThing;
  const noMatter = reach.may.size === 0 && Object.keys(matters).length > 0;
  return [
    ...(noMatter ? [inThing("/matters", "no-matter", sentences["no-matter"]())] : []),
    ...Object.keys(matters)
      .filter((key) => !noMatter && !reach.may.has(key))
      .map((key) => warned(below("/matters", key), "matter-never-chosen", key)),
    ...Object.keys(questions)
      .filter((key) => !mayHold(facts.isQuestionAsked(key)))
      .map((key) => warned(below("/questions", key, "when"), "question-never-asked", key)),
    ...Object.entries(asked).flatMap(([section, words]) =>
      Object.entries(words)
        .filter(
          ([, word]) =>
            !mayHold(
              facts.isMet(
                word,
                definition.form.sections.find(({ key }) => key === section),
              ),
            ),
        )
        .map(([field]) =>
          warned(below("/asked", section, field), "field-never-asked", field === "*" ? section : field),
        ),
    ),
    ...Object.entries(materials)
      .filter(([, material]) => !mayHold(facts.isMet(material)))
      .map(([key]) => warned(below("/materials", key), "material-never-asked", key)),
  ];
}
