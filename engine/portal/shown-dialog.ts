// Decides which of the possible dialogs covers the page.
import type { DialogName } from "./handling/handling-rules.ts";
import type { PortalContext } from "./portal-state.ts";

export type ShownDialog = DialogName | "popup" | "arrival" | "legal" | "conflict";

/**
 * Only one dialog is open at a time: a failure comes first, then who has arrived, the legal person's login, a conflict of drafts,
 * and last what the handling asks (`asked`).
 */
export function shownDialog(
  { popup, arrived, legal }: Pick<PortalContext, "popup" | "arrived" | "legal">,
  { conflict, asked }: { conflict: boolean; asked: DialogName | null },
): ShownDialog | null {
  if (popup) return "popup";
  if (arrived) return "arrival";
  if (legal) return "legal";
  return conflict ? "conflict" : asked;
}
