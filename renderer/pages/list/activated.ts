// In: the one-thing that a link led to. Out: the state of its visit of the list, and from the state which one it was.
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
