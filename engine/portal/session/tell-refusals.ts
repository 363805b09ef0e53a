// Tells what the gateway refuses to save: an autosave has no press that waits for its answer.

import type { AutosaveRef } from "./autosave.ts";
import { autosaveView } from "./autosave-view.ts";

/** Spec 8: in the popup, and each reason once until something was saved again; above the step it stays. */
export function tellRefusals(autosave: AutosaveRef, tell: (message: string) => void): void {
  let told = "";
  autosave.subscribe((snapshot) => {
    const { status, remedy, message = "" } = autosaveView(snapshot);
    if (status === "saved") told = "";
    if (remedy === undefined || message === told) return;
    told = message;
    tell(message);
  });
}
