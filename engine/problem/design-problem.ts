// Makes a designer's problem: one whole Chinese sentence with its place, what was found, what is expected and the repair.

import { pathWords } from "./pointer.ts";
import type { DesignProblem } from "./problem.ts";
import type { Sentence } from "./text-parts.ts";
import type { DesignRule } from "./texts.ts";

/** The name of the rule is the sentence's key in `sentences`. `file` tells which of the files that are read together. */
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
