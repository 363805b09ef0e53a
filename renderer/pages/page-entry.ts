// What a page does on arrival: focuses its h1, and sets the title once it is known.
import { useEffect } from "react";
import { type keepFocus, useLocation } from "../router.tsx";
import { useTold } from "./page-facts.ts";
import { windowTitle } from "./window-title.ts";

/** False on the first page of a visit, and after a move with `keepFocus`. */
export function useTakeFocus(): boolean {
  const { key, state } = useLocation();
  return key !== "default" && !(state as Partial<typeof keepFocus> | null)?.keepFocus;
}

/** Says a better title than the route's once it is known, and again after each move within the page (Spec 2). */
export function useTitle(title: string | undefined): void {
  const location = useLocation();
  useTold({ title });
  useEffect(() => {
    if (title) windowTitle.shows(location.pathname, title);
  }, [title, location]);
}
