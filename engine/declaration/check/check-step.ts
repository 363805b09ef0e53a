// Takes a record and a step; gives everything that is wrong in that step, warnings among it.

import type { Definition, SectionChecks } from "../../one-thing/definition.ts";
import type { StepName } from "../../one-thing/one-thing.ts";
import { stepOf } from "../../one-thing/step-of.ts";
import type { AnswerProblem } from "../../problem/problem.ts";
import { askedBy } from "../asked/asked.ts";
import type { Asked } from "../asked/asked-types.ts";
import { type Survey, survey } from "../asked/survey.ts";
import type { DeclarationRecord } from "../record.ts";
import { checkForm } from "./check-form.ts";
import { checkMaterials } from "./check-materials.ts";
import { checkQuestions } from "./check-questions.ts";
import { checkRules } from "./check-rules.ts";
import { checkSignature } from "./check-signature.ts";

/**
 * Questions, township, sections, rules, materials or signature, as far as they belong to `step` (Spec 5); in the order of the page.
 * Throws when a section has no compiled check.
 */
export function checkStep(
  definition: Definition,
  record: DeclarationRecord,
  step: StepName,
  checks: SectionChecks,
  today: string,
): AnswerProblem[] {
  const seen = survey(definition, record, today);
  return problemsOfStep(seen, askedBy(seen), step, checks);
}

export function problemsOfStep(
  seen: Survey,
  asked: Asked,
  step: StepName,
  checks: SectionChecks,
): AnswerProblem[] {
  const { oneThing } = seen.definition;
  const holdsHere = (what: "questions" | "form" | "materials") => stepOf(oneThing, what) === step;
  const problems: AnswerProblem[] = [];
  if (holdsHere("questions")) problems.push(...checkQuestions(seen, asked, step));
  if (holdsHere("form")) problems.push(...checkForm(seen, asked, checks, step));
  problems.push(...checkRules(seen, step, problems));
  if (holdsHere("materials")) problems.push(...checkMaterials(seen, asked, step));
  if (step === "sign" && oneThing.sign) problems.push(...checkSignature(seen, asked));
  return problems;
}
