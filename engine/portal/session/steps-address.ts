// Keeps the shown step and the address together: a step shown is in the address, an address opened is shown.

import type { DeclarationRef } from "../../flow/compile-flow.ts";
import { shownStep } from "../../flow/shown-step.ts";
import type { StepView } from "../../flow/step-path.ts";
import type { PortalPorts } from "../ports.ts";

export interface StepsAddress {
  /** The declaration shows another step. */
  shows(step: StepView, replace?: boolean): void;
  /** An address was opened; one that is not reached yet leads to the furthest step that is. */
  opened(actor: DeclarationRef, step?: StepView): void;
  forget(): void;
}

export function createStepsAddress(navigate: PortalPorts["navigate"]): StepsAddress {
  let inAddress: StepView | null = null;
  /** An address is being opened: what it leads to elsewhere takes its place. */
  let opening = false;

  function shows(step: StepView, replace = false): void {
    if (step === inAddress) return;
    inAddress = step;
    // From the receipt no way leads back into what was submitted.
    const options = { replace: replace || opening || step === "done" };
    navigate(step === "review" ? { page: "review" } : { page: "step", step }, options);
  }

  return {
    shows,
    opened: (actor, step) => {
      inAddress = step ?? null;
      opening = true;
      if (step !== undefined && step !== shownStep(actor.getSnapshot())) go(actor, step);
      opening = false;
      shows(shownStep(actor.getSnapshot()), true);
    },
    forget: () => {
      inAddress = null;
    },
  };
}

function go(actor: DeclarationRef, step: StepView): void {
  // The review is never opened past a check: forward from a change is the same as its button.
  if (step === "review" && actor.getSnapshot().context.changing) {
    actor.send({ type: "NEXT" });
    return;
  }
  if (step !== "review") actor.send({ type: "GO", step });
  const now = actor.getSnapshot();
  // Behind the furthest step there is nothing but the review, and who is there stays.
  if (shownStep(now) !== step && !now.hasTag("review")) {
    actor.send({ type: "GO", step: now.context.furthest });
  }
}
