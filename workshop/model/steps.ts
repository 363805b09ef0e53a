// Reports steps that stop valid answers before everything is filled in, and steps with nothing to do.

import { prefill } from "../../engine/declaration/asked/prefill.ts";
import { blankRecord } from "../../engine/declaration/blank-record.ts";
import { evaluate } from "../../engine/declaration/evaluate.ts";
import type { DeclarationRecord } from "../../engine/declaration/record.ts";
import type { StepName } from "../../engine/one-thing/one-thing.ts";
import { stepLabels } from "../../engine/one-thing/step-labels.ts";
import { stepOf } from "../../engine/one-thing/step-of.ts";
import { below } from "../../engine/problem/pointer.ts";
import type { AnswerProblem } from "../../engine/problem/problem.ts";
import { sentences } from "../../engine/problem/texts.ts";
import type { Explored } from "./explore.ts";
import { chosenText, type Finding, finding } from "./finding.ts";
import { scenarioOf } from "./open-scenario.ts";

/** Answers that are valid together may still be stopped on the way, by a rule or a question that reads a later step. */
export function stoppedSteps(explored: Explored, reported: readonly Finding[]): Finding[] {
  const { definition } = explored.loaded;
  const { steps } = definition.oneThing;
  return explored.cases.flatMap(({ record, choices, problems }): Finding[] => {
    const stop = problems.length === 0 ? firstStop(explored, record) : undefined;
    if (!stop) return [];
    const { step, problem } = stop;
    const pointer =
      problem.question === undefined
        ? below("/steps", steps.indexOf(step))
        : below("/questions", problem.question);
    // A question asked too late stops it too, but is already reported.
    if (reported.some((other) => other.severity === "error" && other.pointer.startsWith(pointer))) return [];
    const words = chosenText(definition, choices);
    const sentence = sentences["walk-stopped"](stepLabels[step], problem.message, words);
    const witness = scenarioOf(definition, record, explored.today, step);
    return [finding(pointer, "walk-stopped", sentence, "error", witness)];
  });
}

/** Fills in the record step by step, as a person does. Materials are left out, since they never stop what can be handed in. */
function firstStop(
  { loaded: { definition, checks }, today }: Explored,
  full: DeclarationRecord,
): { step: StepName; problem: AnswerProblem } | undefined {
  const { oneThing } = definition;
  let record = blankRecord(definition, full.principal);
  for (const step of oneThing.steps) {
    const isHere = (what: "questions" | "form") => stepOf(oneThing, what) === step;
    record = prefill(definition, {
      ...record,
      ...(isHere("questions") && { choices: full.choices, areaId: full.areaId }),
      ...(isHere("form") && { answers: full.answers }),
    });
    const problem = evaluate(definition, record, today)
      .problems(step, checks)
      .find(({ severity, material, rule }) => severity === "error" && !material && rule !== "signature");
    if (problem) return { step, problem };
  }
  return undefined;
}

/** Reports a step in which no case has anything to do. Confirming shows the matters, and signing always needs the person. */
export function emptySteps({ loaded: { definition }, today, cases }: Explored): Finding[] {
  const { oneThing, townships } = definition;
  const [first] = cases;
  const asks = {
    questions:
      Object.keys(townships).length > 0 || cases.some(({ seen: { asked } }) => asked.questions.length > 0),
    form: cases.some(({ seen: { asked } }) => asked.sections.length > 0),
    materials: cases.some(({ seen: { asked } }) => asked.materials.length > 0),
  };
  return oneThing.steps.flatMap((step, at): Finding[] => {
    if (step === "confirm-info" || step === "done" || step === "sign") return [];
    const here = (["questions", "form", "materials"] as const).filter(
      (what) => stepOf(oneThing, what) === step,
    );
    if (here.some((what) => asks[what])) return [];
    const witness = first && scenarioOf(definition, first.record, today, step);
    const label = oneThing.stepLabels?.[step] ?? stepLabels[step];
    return [finding(below("/steps", at), "step-empty", sentences["step-empty"](label), "warning", witness)];
  });
}
