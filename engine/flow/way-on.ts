// Says where the two buttons below a step lead.

import type { OneThing } from "../one-thing/one-thing.ts";
import { flowSteps, lastStep } from "./flow-steps.ts";
import { stepBar } from "./step-bar.ts";
import type { StepView } from "./step-path.ts";

type Plan = Pick<OneThing, "steps" | "sign" | "stepLabels">;

/** `again`: back to the review, from where something was changed. */
export type WayOn = { to: "submission" | "again" | "review" } | { to: "step"; label: string };

export function wayOn(view: StepView, oneThing: Plan, changing: boolean): WayOn {
  if (view === "review") return { to: "submission" };
  if (changing) return { to: "again" };
  if (view === lastStep(oneThing)) return { to: "review" };
  const bar = stepBar(oneThing, view);
  const next = bar[bar.findIndex(({ state }) => state === "current") + 1];
  return next ? { to: "step", label: next.label } : { to: "review" };
}

/** From the first step back leads to the guide. */
export const wayBack = (view: StepView, oneThing: Plan): "guide" | "step" =>
  view !== "review" && flowSteps(oneThing)[0] === view ? "guide" : "step";
