// Builds the titled bar of a one-thing's steps, with where the person is (Spec 2).

import type { OneThing, StepName } from "../one-thing/one-thing.ts";
import { stepLabels } from "../one-thing/step-labels.ts";
import { flowSteps } from "./flow-steps.ts";
import type { StepView } from "./step-path.ts";

export interface StepBarItem {
  name: StepName;
  label: string;
  /** Spec 2: the extra step of a flow that needs a signature is marked. */
  mark?: "stepSign";
  /** `again`: the step has to be repeated. */
  state: "done" | "current" | "todo" | "again";
}

/**
 * One item per step, in their order; the review belongs to the last step before completion.
 * `finished`: the declaration is submitted, so the last item is done as well.
 * `signatureVoid`: the sign step has to be repeated.
 */
export function stepBar(
  oneThing: Pick<OneThing, "steps" | "sign" | "stepLabels">,
  current: StepView,
  finished = false,
  signatureVoid = false,
): StepBarItem[] {
  const steps = flowSteps(oneThing);
  const at = current === "review" ? steps.length - 2 : steps.indexOf(current);
  const stateOf = (name: StepName, index: number): StepBarItem["state"] => {
    if (finished) return "done";
    if (index === at) return "current";
    if (name === "sign" && signatureVoid) return "again";
    return index < at ? "done" : "todo";
  };
  return steps.map((name, index) => ({
    name,
    label: oneThing.stepLabels?.[name] ?? stepLabels[name],
    ...(name === "sign" && { mark: "stepSign" as const }),
    state: stateOf(name, index),
  }));
}
