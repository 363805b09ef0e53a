// Judges a whole declaration: either it may be submitted, or it lists everything that is wrong in any step.

import type { WireDeclaration } from "../contract/types.gen.ts";
import type { Definition, SectionChecks } from "../one-thing/definition.ts";
import type { StepName } from "../one-thing/one-thing.ts";
import { stepOf } from "../one-thing/step-of.ts";
import type { AnswerProblem } from "../problem/problem.ts";
import { prefill } from "./asked/prefill.ts";
import { evaluate } from "./evaluate.ts";
import type { DeclarationRecord } from "./record.ts";

export type DeclarationVerdict =
  | { ok: true; declaration: WireDeclaration; warnings: AnswerProblem[] }
  | { ok: false; problems: AnswerProblem[] };

/** Checks all steps at once; warnings alone do not stop it. Portal and gateway both judge by this function. */
export function checkDeclaration(
  definition: Definition,
  record: DeclarationRecord,
  checks: SectionChecks,
  today: string,
): DeclarationVerdict {
  const evaluation = evaluate(definition, prefill(definition, record), today);
  const problems = answeredSteps(definition).flatMap((step) => evaluation.problems(step, checks));
  if (problems.some(({ severity }) => severity === "error")) return { ok: false, problems };
  return { ok: true, declaration: evaluation.wire, warnings: problems };
}

/** Each step with something to answer, in the order of the flow. */
function answeredSteps({ oneThing }: Definition): StepName[] {
  const form = stepOf(oneThing, "form");
  const signed: StepName[] = oneThing.sign ? ["sign"] : [];
  return [...new Set([stepOf(oneThing, "questions"), form, ...signed, stepOf(oneThing, "materials")])];
}
