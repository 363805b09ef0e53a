// In: nothing. Out: the ref of a list of rows, so that the focus is not lost when the control that has it goes, or its row moves.
import { type RefObject, useEffect, useRef } from "react";

/** Each row carries `data-row`, the id of its heading, which takes the focus over. */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<{ element: HTMLElement; row: string }>(undefined);
  useEffect(() => {
    const element = list.current;
    // React tells nothing of the focus that a closing dialog gives back while it draws.
    const hold = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const row = target.closest<HTMLElement>("[data-row]")?.dataset.row;
      last.current = row ? { element: target, row } : undefined;
    };
    element?.addEventListener("focusin", hold);
    return () => element?.removeEventListener("focusin", hold);
  }, []);
  useEffect(() => {
    const held = last.current;
    if (!held || held.element.isConnected || document.activeElement !== document.body) return;
    last.current = undefined;
    document.getElementById(held.row)?.focus({ preventScroll: true });
  });
  return list;
}
