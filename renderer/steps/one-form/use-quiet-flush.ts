// Hands typed text to the record after a quiet second.
import { type RefObject, useEffect, useRef } from "react";

/** Milliseconds. With the autosave's own second, what is typed is at the gateway two seconds after the last key. */
const quiet = 800;

/** A key only winds a clock. Nothing is handed over while characters are composed (Chinese input methods). */
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
