// Passes typed text to the record after a quiet moment.

import { type RefObject, useEffect, useRef } from "react";
import type { Typed } from "../../../engine/portal/index.ts";
import { fieldOf, type TypedBox, typedBox } from "../../form/typed-box.ts";

/** Milliseconds. What was typed is saved after this pause, so that it leaves within a second of the last key. */
const quiet = 800;

/** Milliseconds within which a key is handed to the device's copy. */
const soon = 40;

/**
 * A keystroke only restarts a timer. Nothing is passed on during composition (Chinese input methods).
 * `keep` gets what stands in the boxes meanwhile.
 */
export function useQuietFlush(
  flush: () => void,
  keep: (boxes: Typed[]) => void,
): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    const element = around.current;
    if (!element) return;
    let timer: number | undefined;
    const stop = () => clearTimeout(timer);
    const typed = new Set<TypedBox>();
    let keeping: number | undefined;
    const handOver = () => {
      keeping = undefined;
      keep([...typed].map(typedIn));
      typed.clear();
    };
    const wind = (event: Event) => {
      stop();
      if (event instanceof InputEvent && event.isComposing) return;
      const box = typedBox(event.target);
      if (box) typed.add(box);
      if (box) keeping ??= window.setTimeout(handOver, soon);
      timer = window.setTimeout(flush, quiet);
    };
    element.addEventListener("input", wind);
    element.addEventListener("compositionend", wind);
    element.addEventListener("compositionstart", stop);
    return () => {
      stop();
      clearTimeout(keeping);
      element.removeEventListener("input", wind);
      element.removeEventListener("compositionend", wind);
      element.removeEventListener("compositionstart", stop);
    };
  }, [flush, keep]);
  return around;
}

function typedIn(box: TypedBox): Typed {
  const { section = "", row } = box.closest<HTMLElement>("[data-section]")?.dataset ?? {};
  return { section, ...(row && { rowId: row }), field: fieldOf(box), text: box.value };
}
