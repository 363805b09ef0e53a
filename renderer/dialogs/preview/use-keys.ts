// In: what each key does. Out: nothing; the keys work as long as the viewer stands, whatever inside it has the focus.
import { useEffect, useRef } from "react";

export function useKeys(keys: Record<string, (() => void) | undefined>): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const work = now.current[event.key];
      // With a modifier it is the browser's own.
      if (!work || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      work();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
