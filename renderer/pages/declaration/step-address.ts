// Reads and writes the addresses of a declaration's views (Spec 2).
import { type StepAim, type StepView, stepOfPath, stepPath } from "../../../engine/index.ts";

/** Step one without the portal's header, for a page or an app that draws its own around it. */
export const innerPath = "/step/one/inner";

/** A separate address for the form of a short flow; a five-step flow shows it at `/step/three`. */
export const shortFormPath = "/step/threeGz";

/** The second family of step addresses: the same views under a progress title, for flows of three or two steps. */
const family = "/progressStep";

/** Below the family's own address, which leads to the current view. */
const progressViews: readonly StepView[] = [
  "select-items",
  "confirm-info",
  "one-form",
  "sign",
  "submit-materials",
  "review",
  "done",
];

/** `/progressStep/three` for `one-form`. */
const progressPath = (view: StepView) => `${family}/${stepPath(view).split("/").at(-1)}`;

export const progressPaths: readonly string[] = [family, ...progressViews.map(progressPath)];

const trimmed = (path: string) => path.replace(/\/*(\?.*)?$/, "");

/** Said by the page after signing, between two steps of that family. */
const inFamily = "progress";

/** What to open; `first`: the flow's first step, whatever its name; undefined: the current step of the declaration. */
export function stepAsked(path: string): StepAim | undefined {
  const address = trimmed(path);
  if (address === innerPath) return "first";
  if (address === shortFormPath) return "one-form";
  return progressViews.find((view) => progressPath(view) === address) ?? stepOfPath(address);
}

export type StepLayout = "quiet" | "progress" | "inner";

export function layoutOf(path: string): StepLayout {
  const address = trimmed(path);
  if (address === innerPath) return "inner";
  const progress = address === shortFormPath || progressPaths.includes(address);
  return progress || path.endsWith(`&${inFamily}`) ? "progress" : "quiet";
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
