// The guards of the declaration machine: they decide which transitions are open.

import type { StepName } from "../one-thing/one-thing.ts";
import type { DeclarationContext, DeclarationEvent } from "./declaration-types.ts";

export interface AtStep {
  step: StepName;
  steps: readonly StepName[];
}

interface At {
  context: DeclarationContext;
  event: DeclarationEvent;
}

export const guards = {
  stepHolds: ({ context }: At) => context.problems.every(({ severity }) => severity !== "error"),
  changing: ({ context }: At) => context.changing,
  onward: ({ context }: At) => context.onward,
  mustSign: ({ context }: At) => context.signing.status !== "good",
  mustSignBeforeReview: ({ context: { changing, signing } }: At) => changing && signing.status !== "good",
  isAt: ({ context }: At, { step }: AtStep) =>
    context.record.step === step && (step !== "done" || context.receipt !== null),
  mayGo: ({ context, event }: At, { step, steps }: AtStep) =>
    event.type === "GO" && event.step === step && steps.indexOf(step) <= steps.indexOf(context.furthest),
};
