// Whether a finger points, not a mouse: a phone or a tablet.
import { useSyncExternalStore } from "react";

const coarse = "(pointer: coarse)";

export function useTouch(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(coarse).matches,
    () => false,
  );
}

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(coarse);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
