// In: nothing. Out: whether 长辈版 is on, which the page's root carries; it may change while the step is open.
import { useSyncExternalStore } from "react";

const read = (): boolean => document.documentElement.dataset.mode === "elder";

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-mode"] });
  return () => observer.disconnect();
}

export function useElder(): boolean {
  return useSyncExternalStore(subscribe, read);
}
