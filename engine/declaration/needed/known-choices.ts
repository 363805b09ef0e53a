// Takes a definition and choices made elsewhere; gives those that it knows.

import { isEmpty } from "../../check/is-empty.ts";
import type { Answer } from "../../condition/facts.ts";
import type { Definition } from "../../one-thing/definition.ts";

/** Question key → option key(s). What was kept may be of an older definition, or edited. */
export function knownChoices(
  { oneThing }: Definition,
  choices: Readonly<Record<string, Answer>>,
): Record<string, Answer> {
  return Object.fromEntries(
    Object.entries(choices).filter(([key, choice]) => {
      const question = Object.hasOwn(oneThing.questions, key) ? oneThing.questions[key] : undefined;
      const values = [choice].flat().filter((value) => value !== "");
      return (
        question !== undefined &&
        (isEmpty(choice) || Array.isArray(choice) === (question.many === true)) &&
        values.every((value) => Object.hasOwn(question.options, value))
      );
    }),
  );
}
