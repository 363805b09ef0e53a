// Takes a place in a one-thing, a rule, its sentence and the answers that lead there; gives the finding.

import { designProblem } from "../../engine/problem/design-problem.ts";
import type { DesignProblem } from "../../engine/problem/problem.ts";
import type { DesignRule } from "../../engine/problem/sentences.ts";
import type { Sentence } from "../../engine/problem/wording.ts";
import type { Play } from "./play.ts";

/** What is wrong in a one-thing that its text alone does not show; `pointer` is a JSON pointer into the one-thing's file. */
export interface Finding extends DesignProblem {
  /** The answers that show it, by themselves; undefined where no answers do, because it never comes about. */
  witness: Play | undefined;
}

export function finding(
  pointer: string,
  rule: DesignRule,
  sentence: Sentence,
  severity: Finding["severity"],
  witness?: Play,
): Finding {
  return { ...designProblem({ pointer, file: "one-thing" }, rule, sentence, severity), witness };
}

/** The first of each rule and place: whoever looks tells the smallest witness first. */
export function toldOnce(findings: readonly Finding[]): Finding[] {
  const once = new Map<string, Finding>();
  for (const one of findings) {
    const key = `${one.rule} ${one.pointer}`;
    if (!once.has(key)) once.set(key, one);
  }
  return [...once.values()];
}
