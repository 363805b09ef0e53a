// Keeps the shown step and the address in step with each other.

import type { DeclarationRef } from "../../flow/compile-flow.ts";
import { shownStep } from "../../flow/shown-step.ts";
import type { StepAim, StepView } from "../../flow/step-path.ts";
import { firstStep } from "../../one-thing/step-of.ts";
import type { LoadedDefinition, PortalPorts } from "../ports.ts";

export function createStepsAddress(navigate: PortalPorts["navigate"]) {
  let inAddress: StepView | null = null;
  /** Draft whose signature was given a moment ago, until a step is opened. */
  let signed: string | undefined;
  /** While an address is being opened, a redirect replaces it in the history. */
  let opening = false;

  /** The declaration shows another step. */
  function shows(step: StepView, replace = false): void {
    if (step === inAddress) return;
    inAddress = step;
    // No way leads back from the receipt into what was submitted.
    const options = { replace: replace || opening || step === "done" };
    navigate(step === "review" ? { page: "review" } : { page: "step", step }, options);
  }

  return {
    shows,
    /** An address was opened; if its step is not reached yet, it leads to the furthest one that is. `reviewed`: the review was reached before. */
    opened: (actor: DeclarationRef, step?: StepView, reviewed = false) => {
      inAddress = step ?? null;
      signed = undefined;
      opening = true;
      const { status } = actor.getSnapshot();
      if (status === "active" && step !== undefined && step !== shownStep(actor.getSnapshot()))
        go(actor, step, reviewed);
      opening = false;
      shows(shownStep(actor.getSnapshot()), true);
    },
    /** The sign step was left with a new signature: the page after signing comes before the next step's. */
    signed: (step: StepView, draftId: string) => {
      inAddress = step;
      signed = draftId;
      navigate({ page: "signed", id: draftId });
    },
    /** That draft was signed on this page, and nothing was opened since. */
    justSigned: (draftId: string) => draftId === signed,
    forget: () => {
      inAddress = null;
      signed = undefined;
    },
  };
}

function go(actor: DeclarationRef, step: StepView, reviewed: boolean): void {
  // The review is never opened without a check: going forward after a change works like pressing its button.
  if (step === "review" && actor.getSnapshot().context.changing) {
    actor.send({ type: "NEXT" });
    return;
  }
  if (step !== "review") actor.send({ type: "GO", step });
  const now = actor.getSnapshot();
  // Only the review comes after the furthest step, and a person who is already there stays.
  if (shownStep(now) !== step && !now.hasTag("review")) {
    actor.send({ type: "GO", step: now.context.furthest });
    if (step === "review" && reviewed) actor.send({ type: "NEXT" });
  }
}

/** An address may ask for the first step of a flow that it does not know. */
export function viewOf({ definition }: LoadedDefinition, step: StepAim | undefined): StepView | undefined {
  return step === "first" ? firstStep(definition.oneThing) : step;
}
