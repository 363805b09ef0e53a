// Makes facts from plain answers.

import type { Answer, Facts } from "../../../engine/condition/facts.ts";

interface Plain extends Partial<Omit<Facts, "answer" | "rows">> {
  answers?: Record<string, Answer>;
  lists?: Record<string, Answer[]>;
}

export function plainFacts({ answers = {}, lists = {}, ...more }: Plain = {}): Facts {
  return {
    today: "2026-11-20",
    matters: new Set(),
    answer: (key) => answers[key],
    rows: (key) => lists[key] ?? [],
    ...more,
  };
}
