// Maps the steps of a declaration to their paths and back (Spec 2); the review has a path of its own.

import type { StepName } from "../one-thing/one-thing.ts";

/** What can be shown of a declaration: a step, or the review before submitting. */
export type StepView = StepName | "review";

/** What an address asks for; `first` is the step the flow begins with, whatever its name. */
export type StepAim = StepView | "first";

/** Step → its path. `/step` itself leads to the current one. */
export const stepPaths = {
  "select-items": "/step/one",
  "confirm-info": "/step/two",
  "one-form": "/step/three",
  sign: "/sign",
  "submit-materials": "/step/four",
  review: "/step/review",
  done: "/step/five",
} satisfies Record<StepView, string>;

/** Everything that has an address of its own. */
export const stepViews = Object.keys(stepPaths) as StepView[];

/** `/step/three` for `one-form`. */
export function stepPath(step: StepView): string {
  return stepPaths[step];
}

/** The step of a path; undefined for `/step` and for any other path. */
export function stepOfPath(path: string): StepView | undefined {
  const trimmed = path.replace(/\/+$/, "");
  return stepViews.find((step) => stepPaths[step] === trimmed);
}
