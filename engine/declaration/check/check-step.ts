// Finds everything that is wrong in one step, including warnings.

import type { SectionChecks } from "../../one-thing/definition.ts";
import type { StepName } from "../../one-thing/one-thing.ts";
import { stepOf } from "../../one-thing/step-of.ts";
import type { AnswerProblem } from "../../problem/problem.ts";
import { sentencesOf } from "../../sentences/sentences.ts";
import type { AskedSituation } from "../asked/asked.ts";
import type { SigningState } from "../record.ts";
import { checkForm } from "./check-form.ts";
import { checkMaterials } from "./check-materials.ts";
import { checkQuestions } from "./check-questions.ts";
import { checkRules } from "./check-rules.ts";

interface Judged extends AskedSituation {
  readonly signing: SigningState;
}

/**
 * Checks questions, township, sections, rules, materials or signature, as far as they belong to `step` (Spec 5), in the order of the page.
 * Throws when a section has no compiled check.
 */
export function checkStep(seen: Judged, step: StepName, checks: SectionChecks): AnswerProblem[] {
  const { oneThing } = seen.definition;
  const isHere = (what: "questions" | "form" | "materials") => stepOf(oneThing, what) === step;
  const problems: AnswerProblem[] = [];
  if (isHere("questions")) problems.push(...checkQuestions(seen, step));
  if (isHere("form")) problems.push(...checkForm(seen, checks, step));
  problems.push(...checkRules(seen, step, problems));
  if (isHere("materials")) problems.push(...checkMaterials(seen, step));
  if (step === "sign" && oneThing.sign) problems.push(...checkSignature(seen));
  return problems;
}

/** Any change to what was signed voids the signature. */
function checkSignature({ definition, signing: { status } }: Judged): AnswerProblem[] {
  if (status === "good") return [];
  const { problems } = sentencesOf(definition);
  const message = status === "void" ? problems.staleSignature : problems.signature;
  return [{ severity: "error", rule: "signature", message, step: "sign" }];
}
