// The view of every step, by name; each loads with its first use.
import { type ComponentType, lazy } from "react";
import type { StepView } from "../../engine/index.ts";
import type { StepProps } from "./step-props.ts";

/** The review belongs to the last step and has a view of its own. */
export const steps = {
  "select-items": lazy(() => import("./select-items.tsx")),
  "confirm-info": lazy(() => import("./confirm-info.tsx")),
  "one-form": lazy(() => import("./one-form.tsx")),
  sign: lazy(() => import("./sign.tsx")),
  "submit-materials": lazy(() => import("./submit-materials.tsx")),
  review: lazy(() => import("./review.tsx")),
  done: lazy(() => import("./done.tsx")),
} satisfies Record<StepView, ComponentType<StepProps>>;
