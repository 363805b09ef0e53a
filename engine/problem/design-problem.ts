// Makes a designer's problem: one whole Chinese sentence with its place, what was found, what is expected and how to repair it.

import { pathWords } from "./pointer.ts";
import type { DesignProblem } from "./problem.ts";
import type { Sentence } from "./text-parts.ts";
import type { DesignRule } from "./texts.ts";

/** The rule's name is the sentence's key in `sentences`. `file` says which of the files it is about. */
export function designProblem(
  place: { pointer: string; file?: string },
  rule: DesignRule,
  sentence: Sentence,
  severity: DesignProblem["severity"] = "error",
): DesignProblem {
  const parts = [sentence.found, sentence.expected, sentence.repair].filter((part) => part !== undefined);
  const message = `${pathWords(place.pointer)}：${parts.map(ended).join("")}`;
  return { ...place, severity, rule, message, ...sentence };
}

function ended(part: string): string {
  return /[。？！]$/.test(part) ? part : `${part}。`;
}
