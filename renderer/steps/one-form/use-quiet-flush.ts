// Passes typed text to the record after a quiet moment.
import { type RefObject, useEffect, useRef } from "react";

/** Milliseconds. What was typed is saved after this pause, so that it leaves within a second of the last key. */
const quiet = 800;

/** A keystroke only restarts a timer. Nothing is passed on during composition (Chinese input methods). */
export function useQuietFlush(flush: () => void): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    const element = around.current;
    if (!element) return;
    let timer: number | undefined;
    const stop = () => clearTimeout(timer);
    const wind = (event: Event) => {
      stop();
      if (event instanceof InputEvent && event.isComposing) return;
      timer = window.setTimeout(flush, quiet);
    };
    element.addEventListener("input", wind);
    element.addEventListener("compositionend", wind);
    element.addEventListener("compositionstart", stop);
    return () => {
      stop();
      element.removeEventListener("input", wind);
      element.removeEventListener("compositionend", wind);
      element.removeEventListener("compositionstart", stop);
    };
  }, [flush]);
  return around;
}
