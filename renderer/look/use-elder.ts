// Whether 长辈版 is on, for the few parts whose content or order depends on it.
import { useSyncExternalStore } from "react";

const read = (): boolean => document.documentElement.dataset.mode === "elder";

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-mode"] });
  return () => observer.disconnect();
}

export function useElder(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}
