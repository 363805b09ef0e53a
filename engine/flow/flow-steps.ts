// Lists the steps of a one-thing in their order, including the sign step.

import type { OneThing, StepName } from "../one-thing/one-thing.ts";

/** The parts of a one-thing that decide its steps. */
export type StepPlan = Pick<OneThing, "steps" | "sign">;

/** The written steps, ending in `done`; with a signature, `sign` comes right after `one-form` (position 4 of five steps, Spec 2). */
export function flowSteps({ steps, sign }: StepPlan): StepName[] {
  const written = steps.filter((step) => step !== "sign" && step !== "done");
  if (!sign) return [...written, "done"];
  const form = written.indexOf("one-form");
  // A flow without the form is signed at the end, before `done`.
  const place = form < 0 ? written.length : form + 1;
  return [...written.slice(0, place), "sign", ...written.slice(place), "done"];
}

/** The last step with something to answer; its machine state also holds the review. */
export function lastStep(plan: StepPlan): StepName {
  return flowSteps(plan).at(-2) ?? "done";
}

/** Spec 2: what the second family of step addresses carries for a short flow; null for five steps. */
export type FlowFlag = "threeStep" | "twoStep";

/** By the length of the written list, with or without a signature. */
export function flowFlag({ steps }: Pick<StepPlan, "steps">): FlowFlag | null {
  if (steps.length === 3) return "threeStep";
  return steps.length === 2 ? "twoStep" : null;
}
