// Reports an illegal list of steps, and labels of steps that do not exist.

import type { StepName } from "../../one-thing/one-thing.ts";
import { below } from "../../problem/pointer.ts";
import type { DesignProblem } from "../../problem/problem.ts";
import { sentences } from "../../problem/texts.ts";
import { keys, list, texts } from "../loose.ts";
import { inThing, type Look } from "./look.ts";

const allSteps = [
  "select-items",
  "confirm-info",
  "one-form",
  "submit-materials",
  "done",
] satisfies StepName[];

/** Five, three or two steps in their fixed order, including the form and ending with the completion (Spec 2). */
export function stepList({ thing }: Look): DesignProblem[] {
  if (!Array.isArray(thing.steps)) return [];
  const written = texts(thing.steps);
  const sign = written.indexOf("sign");
  if (sign >= 0) return [inThing(below("/steps", sign), "sign-in-steps", sentences["sign-in-steps"]())];
  const known: string[] = allSteps;
  // The schema reports a name that does not exist, with a suggestion.
  if (written.length < list(thing.steps).length || written.some((step) => !known.includes(step))) return [];
  const ordered = known.filter((step) => written.includes(step));
  const legal =
    [5, 3, 2].includes(written.length) &&
    ordered.join() === written.join() &&
    written.includes("one-form") &&
    written.at(-1) === "done";
  if (legal) return [];
  const mended = known.filter((step) => written.includes(step) || step === "one-form" || step === "done");
  const closest = mended.length === 4 ? allSteps : mended;
  return [inThing("/steps", "wrong-steps", sentences["wrong-steps"](written, closest))];
}

export function stepLabels({ thing }: Look): DesignProblem[] {
  const steps = [...texts(thing.steps), ...(thing.sign === true ? ["sign"] : [])];
  const known: string[] = [...allSteps, "sign"];
  return keys(thing.stepLabels)
    .filter((step) => known.includes(step) && !steps.includes(step))
    .map((step) =>
      inThing(
        below("/stepLabels", step),
        "label-without-step",
        sentences["label-without-step"](step),
        "warning",
      ),
    );
}
