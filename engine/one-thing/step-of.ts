// Finds the step of a one-thing that handles the questions, the form or the materials.

import type { OneThing, StepName } from "./one-thing.ts";

type Plan = Pick<OneThing, "steps">;

const places: Record<"questions" | "form" | "materials", (plan: Plan) => StepName> = {
  questions: (plan) => writtenStep(plan, "select-items") ?? firstStep(plan),
  form: (plan) => writtenStep(plan, "one-form") ?? firstStep(plan),
  // Never the sign step: the signature covers the materials, so they come before it.
  materials: (plan) => writtenStep(plan, "submit-materials") ?? lastAnswered(plan),
};

/** The step of the questions, the form or the materials; a flow without that step uses its first one, or the last before completion. */
export function stepOf(oneThing: Plan, what: keyof typeof places): StepName {
  return places[what](oneThing);
}

/** Where a declaration begins. */
export function firstStep({ steps }: Plan): StepName {
  return steps[0] ?? "one-form";
}

function writtenStep({ steps }: Plan, name: StepName): StepName | undefined {
  return steps.includes(name) ? name : undefined;
}

function lastAnswered(plan: Plan): StepName {
  return plan.steps.filter((step) => step !== "sign" && step !== "done").at(-1) ?? firstStep(plan);
}
