// Carries in the history state which one-thing a link led to.
import { keepFocus, useLocation } from "../../router.tsx";

interface Led {
  activated?: string;
}

/** Stays in the history for coming back; the card takes the focus instead of the title. */
export const activatedState = (oneThingId: string) => ({ ...keepFocus, activated: oneThingId }) satisfies Led;

/** Id of the one-thing that a link led to. */
export function useActivated(): string | undefined {
  return (useLocation().state as Led | null)?.activated;
}
