// Reads and writes the addresses of a declaration's views, and puts those right that do not fit its flow (Spec 2).

import type { FlowFlag } from "./flow-steps.ts";
import { type StepAim, type StepView, stepOfPath, stepPath, stepViews } from "./step-path.ts";

/** Step one without the portal's header, for a page or an app that draws its own around it. */
export const innerPath = "/step/one/inner";

/** A separate address for the form of a short flow; a five-step flow shows it at `/step/three`. */
export const shortFormPath = "/step/threeGz";

/** The second family of step addresses: the same views under a progress title, for flows of three or two steps. */
const family = "/progressStep";

/** `/progressStep/three` for `one-form`. */
const progressPath = (view: StepView) => `${family}/${stepPath(view).split("/").at(-1)}`;

/** The family's own address leads to the current view. */
export const progressPaths: readonly string[] = [family, ...stepViews.map(progressPath)];

const trimmed = (path: string) => path.replace(/\/*(\?.*)?$/, "");

/** Said by the page after signing, between two steps of that family. */
const inFamily = "progress";

/** What to open; `first`: the flow's first step, whatever its name; undefined: the current step of the declaration. */
export function stepAsked(path: string): StepAim | undefined {
  const address = trimmed(path);
  if (address === innerPath) return "first";
  if (address === shortFormPath) return "one-form";
  return stepViews.find((view) => progressPath(view) === address) ?? stepOfPath(address);
}

export type StepLayout = "quiet" | "progress" | "inner";

export function layoutOf(path: string): StepLayout {
  const address = trimmed(path);
  if (address === innerPath) return "inner";
  const progress = address === shortFormPath || progressPaths.includes(address);
  return progress || path.endsWith(`&${inFamily}`) ? "progress" : "quiet";
}

/** The layout in which a flow with this flag is shown at an address: the progress title is for short flows alone. */
export function layoutIn(flag: FlowFlag | null, path: string): StepLayout {
  const asked = layoutOf(path);
  return asked === "progress" && flag === null ? "quiet" : asked;
}

/**
 * Where an address of the second family must lead instead; undefined when it is right. Short flows carry their flag there, whatever the
 * address says; a long one goes on at its usual address. `shown`: the view that is shown; an address of another step is on its way to it.
 */
export function correctedAddress(
  flag: FlowFlag | null,
  shown: StepView,
  { pathname, search }: { pathname: string; search: string },
): string | undefined {
  if (layoutOf(pathname) !== "progress") return undefined;
  if (flag === null) return stepPath(shown);
  const right = `${pathname}?${flag}=1`;
  return stepAsked(pathname) === shown && right !== pathname + search ? right : undefined;
}

/** The address of a view, or of the current one; a person who came by the second family stays in it. */
export function addressOf(view: StepView | undefined, here = ""): string {
  if (layoutOf(here) === "progress") return view ? progressPath(view) : family;
  return view ? stepPath(view) : "/step";
}

/** The page after signing that draft. */
export function signedAddress(draftId: string, here = ""): string {
  const more = layoutOf(here) === "progress" ? `&${inFamily}` : "";
  return `/signature/success?draftId=${encodeURIComponent(draftId)}${more}`;
}
