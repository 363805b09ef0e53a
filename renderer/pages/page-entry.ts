// What a page does on arrival: focuses its h1, and sets the title once it is known.
import { useEffect } from "react";
import { useLocation } from "../router.tsx";

/** State of a navigation that leaves the focus where it is (typing in the search box). */
export const keepFocus = { keepFocus: true };

/** False on the first page of a visit, and while a person types in the header. */
export function useTakeFocus(): boolean {
  const { key, state } = useLocation();
  return key !== "default" && !(state as Partial<typeof keepFocus> | null)?.keepFocus;
}

/**
 * Replaces the route's title by a better one once it is known, and again after each move within the page (Spec 2).
 * A page that stays only until the next one is loaded has no say any more.
 */
export function useTitle(title: string | undefined): void {
  const location = useLocation();
  useEffect(() => {
    if (title && location.pathname === window.location.pathname) document.title = title;
  }, [title, location]);
}
