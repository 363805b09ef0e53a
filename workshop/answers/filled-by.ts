// Takes a question that fills a field, and a choice; gives what the field gets.

import type { Answer } from "../../engine/condition/facts.ts";
import type { Question } from "../../engine/one-thing/one-thing.ts";

/** What a choice puts into the question's field; undefined where it leaves it to be typed. */
export function filledBy({ options }: Question, choice: Answer): Answer | undefined {
  const values = [choice].flat().map((key) => {
    const option = Object.hasOwn(options, key) ? options[key] : undefined;
    return option?.fills === undefined ? key : option.fills;
  });
  const texts = values.filter((value) => value !== null);
  if (texts.length < values.length) return undefined;
  return typeof choice === "string" ? texts[0] : texts;
}
