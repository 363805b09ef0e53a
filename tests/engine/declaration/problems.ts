// Finds the problems of one step for a record of a small one-thing.

import { evaluate } from "../../../engine/declaration/evaluate.ts";
import type { DeclarationRecord } from "../../../engine/declaration/record.ts";
import type { Section } from "../../../engine/one-thing/form.ts";
import type { OneThing, StepName } from "../../../engine/one-thing/one-thing.ts";
import { record, small, today } from "./small.ts";

export type Words = Partial<OneThing> & { sections?: Section[]; areas?: Record<string, string> };

export function problems(words: Words, more: Partial<DeclarationRecord> = {}, step: StepName = "one-form") {
  const { definition, checks } = small(words);
  return evaluate(definition, record(more), today).problems(step, checks);
}
