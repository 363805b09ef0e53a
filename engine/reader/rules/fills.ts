// Reports questions that fill a field they cannot fill.

import { below } from "../../problem/pointer.ts";
import type { DesignProblem } from "../../problem/problem.ts";
import { sentences } from "../../problem/texts.ts";
import { entries, type Loose, text } from "../loose.ts";
import { choicesOf } from "./choices.ts";
import { type FieldLook, fieldKeys, inThing, type Look, lookUp } from "./look.ts";

function values(question: Loose, { schema, key }: FieldLook, place: string): DesignProblem[] {
  const choices = choicesOf(schema);
  if (!choices) return [inThing(place, "fills-no-choices", sentences["fills-no-choices"](key))];
  const inField = choices.map(({ value }) => value);
  const options = entries(question.options);
  const filled = options.flatMap(([key, { fills }]) => (fills === null ? [] : [text(fills) ?? key]));
  const lacking = filled.filter((value) => !inField.includes(value));
  // An option that fills nothing leaves the field to be typed, so any of its values is still possible.
  const typed = options.some(([, { fills }]) => fills === null);
  const over = typed ? [] : inField.filter((value) => !filled.includes(value));
  return [
    ...(lacking.length > 0
      ? [inThing(place, "fills-values", sentences["fills-values"](key, lacking, inField))]
      : []),
    ...(over.length > 0
      ? [inThing(place, "fills-unreached", sentences["fills-unreached"](key, over), "warning")]
      : []),
  ];
}

/** The field exists once, outside rows, offers what the options fill in, and no other question fills it. */
export function fills({ thing, form }: Look): DesignProblem[] {
  if (!form) return [];
  const filledBy = new Map<string, string>();
  return entries(thing.questions).flatMap(([key, question]) => {
    const target = text(question.fills);
    if (target === undefined) return [];
    const place = below("/questions", key, "fills");
    const found = lookUp(form, target);
    if (!found) {
      const sentence = sentences["unknown-name"]("字段", target, fieldKeys(form));
      return [inThing(place, "unknown-name", sentence)];
    }
    const other = filledBy.get(target);
    if (other !== undefined) {
      return [inThing(place, "fills-twice", sentences["fills-twice"](target, other))];
    }
    filledBy.set(target, key);
    if (found.section.repeated) return [inThing(place, "fills-row", sentences["fills-row"](target))];
    const many = question.many === true;
    if (many !== (found.field.schema.type === "array")) {
      return [inThing(place, "fills-many", sentences["fills-many"](target, many))];
    }
    return values(question, found.field, place);
  });
}

/** A condition that names both could only mean the field, so the question must be the one that fills it. */
export function shadows({ thing, form }: Look): DesignProblem[] {
  return entries(thing.questions)
    .filter(([key, { fills }]) => {
      // A missing filled field is already reported, and is the more likely mistake.
      const slipped = typeof fills === "string" && !lookUp(form, fills);
      return fills !== key && !slipped && lookUp(form, key) !== undefined;
    })
    .map(([key]) =>
      inThing(below("/questions", key), "question-shadows-field", sentences["question-shadows-field"](key)),
    );
}

/** Only a question that fills a field can say what it fills in. */
export function idleOptionFills({ thing }: Look): DesignProblem[] {
  return entries(thing.questions).flatMap(([key, question]) => {
    if (question.fills !== undefined) return [];
    const idle = entries(question.options).filter(([, option]) => option.fills !== undefined);
    return idle.map(([option]) =>
      inThing(
        below("/questions", key, "options", option, "fills"),
        "option-fills-nothing",
        sentences["option-fills-nothing"](),
      ),
    );
  });
}
