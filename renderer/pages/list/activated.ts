// Carries in the history state which one-thing a link led to.
import { useLocation } from "../../router.tsx";
import { keepFocus } from "../page-entry.ts";

interface Led {
  activated?: string;
}

/** It stays in the history, for coming back; the focus is the card's, not the title's. */
export const activatedState = (oneThingId: string) => ({ ...keepFocus, activated: oneThingId }) satisfies Led;

/** Id of the one-thing that this visit of the list was led to. */
export function useActivated(): string | undefined {
  return (useLocation().state as Led | null)?.activated;
}
