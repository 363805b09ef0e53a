// In: nothing. Out: what a list of rows is given so that the focus is not lost when the control that has it goes, or its row moves.
import { type FocusEvent, useEffect, useRef } from "react";

/** Each row carries `data-row`, the id of its heading, which takes the focus over. */
export function useKeptFocus(): { onFocus: (event: FocusEvent<HTMLElement>) => void } {
  const last = useRef<{ element: HTMLElement; row: string }>(undefined);
  useEffect(() => {
    const held = last.current;
    if (!held || held.element.isConnected || document.activeElement !== document.body) return;
    last.current = undefined;
    document.getElementById(held.row)?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }) => {
      const row = target.closest<HTMLElement>("[data-row]")?.dataset.row;
      last.current = row ? { element: target, row } : undefined;
    },
  };
}
