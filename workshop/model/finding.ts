// A fault that only the answers show, with its place, its sentence and the scenario that opens it.

import type { Answer } from "../../engine/condition/facts.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { designProblem } from "../../engine/problem/design-problem.ts";
import type { DesignProblem } from "../../engine/problem/problem.ts";
import { quote, type Sentence } from "../../engine/problem/text-parts.ts";
import type { DesignRule } from "../../engine/problem/texts.ts";
import type { Scenario } from "./scenario.ts";

/** A fault in a one-thing that its text alone does not show; `pointer` is a JSON pointer into the one-thing's file. */
export interface Finding extends DesignProblem {
  /** The answers that show it; undefined when none do, because the thing never comes up. */
  witness: Scenario | undefined;
}

export function finding(
  pointer: string,
  rule: DesignRule,
  sentence: Sentence,
  severity: Finding["severity"],
  witness?: Scenario,
): Finding {
  return { ...designProblem({ pointer, file: "one-thing" }, rule, sentence, severity), witness };
}

/** The first finding for each rule and place. Callers put the smallest witness first. */
export function firstOfEach(findings: readonly Finding[]): Finding[] {
  const once = new Map<string, Finding>();
  for (const one of findings) {
    const key = `${one.rule} ${one.pointer}`;
    if (!once.has(key)) once.set(key, one);
  }
  return [...once.values()];
}

/** Empty when nothing is chosen. */
export function chosenText({ oneThing }: Definition, choices: Readonly<Record<string, Answer>>): string {
  return Object.entries(choices)
    .map(([key, choice]) => {
      const question = oneThing.questions[key];
      const labels = [choice].flat().map((option) => quote(question?.options[option]?.label ?? option));
      return `${quote(question?.ask ?? key)}选${labels.join("、")}`;
    })
    .join("，");
}

export function groupedBy<T>(list: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const key = keyOf(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}
