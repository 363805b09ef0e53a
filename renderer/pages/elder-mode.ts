// Switches 长辈版, which is set on the page's root and remembered for the next visit.
import { useSyncExternalStore } from "react";

const key = "elder-mode";
const listeners = new Set<() => void>();

const read = () => document.documentElement.dataset.mode === "elder";

/** Applies the remembered mode, before anything is rendered. */
export function restoreElderMode(): void {
  try {
    if (localStorage.getItem(key) === "on") document.documentElement.dataset.mode = "elder";
  } catch {
    // Storage is blocked: the mode lasts until the page is closed.
  }
}

function write(elder: boolean): void {
  if (elder) document.documentElement.dataset.mode = "elder";
  else delete document.documentElement.dataset.mode;
  try {
    localStorage.setItem(key, elder ? "on" : "off");
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useElderMode(): [elder: boolean, change: (elder: boolean) => void] {
  return [useSyncExternalStore(subscribe, read), write];
}
