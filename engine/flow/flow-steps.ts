// Takes a one-thing; gives its steps in their order, the sign step among them.

import type { OneThing, StepName } from "../one-thing/one-thing.ts";

/** What is looked at in a one-thing. */
export type StepPlan = Pick<OneThing, "steps" | "sign">;

/** The written steps, ending in `done`; with a signature, `sign` right after `one-form` (in five steps: position 4, Spec 2). */
export function flowSteps({ steps, sign }: StepPlan): StepName[] {
  const written = steps.filter((step) => step !== "sign" && step !== "done");
  if (!sign) return [...written, "done"];
  const form = written.indexOf("one-form");
  // A flow without the form is signed when everything is answered: before it is done.
  const place = form < 0 ? written.length : form + 1;
  return [...written.slice(0, place), "sign", ...written.slice(place), "done"];
}

/** The last step in which something is answered; its machine also holds the review. */
export function lastStep(plan: StepPlan): StepName {
  return flowSteps(plan).at(-2) ?? "done";
}
