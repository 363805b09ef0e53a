// Finds what to show for a snapshot of a declaration.

import type { DeclarationContext } from "./declaration-types.ts";
import type { StepView } from "./step-path.ts";

export interface DeclarationView {
  context: DeclarationContext;
  hasTag(tag: "editing" | "busy" | "review"): boolean;
}

/** The step, or the review while it is open or being submitted. */
export function shownStep(snapshot: DeclarationView): StepView {
  return snapshot.hasTag("review") ? "review" : snapshot.context.record.step;
}
