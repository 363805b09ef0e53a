// Takes a definition and what is chosen so far; gives the ways in which the other questions may still be answered.

import type { Answer } from "../../condition/facts.ts";
import type { Definition } from "../../one-thing/definition.ts";
import type { PartAnswers } from "./possible-asks.ts";

/** So many ways are looked at one by one; the questions beyond that stay open, and the list a little longer. */
const mostWays = 512;

/** Of questions with one option each; those that take many stay open. An option that forbids going on is no way. */
export function possibleChoices(
  { oneThing }: Definition,
  choices: PartAnswers["choices"],
): PartAnswers["choices"][] {
  let ways: Record<string, Answer>[] = [{ ...choices }];
  for (const [key, { options, many, optional }] of Object.entries(oneThing.questions)) {
    const open = Object.keys(options).filter((option) => options[option]?.forbids === undefined);
    const answers = optional ? [...open, ""] : open;
    if (choices[key] !== undefined || many || ways.length * answers.length > mostWays) continue;
    ways = ways.flatMap((way) => answers.map((answer) => ({ ...way, [key]: answer })));
  }
  return ways;
}
