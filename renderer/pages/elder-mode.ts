// Switches 长辈版, which is set on the page's root and remembered for the next visit.
import { restoreElderSize } from "../frame/elder/kept-elder.ts";
import { useElder } from "../look/use-elder.ts";

const key = "elder-mode";

/** Applies the remembered mode, before anything is rendered. */
export function restoreElderMode(): void {
  try {
    restoreElderSize();
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
}

export function useElderMode(): [elder: boolean, change: (elder: boolean) => void] {
  return [useElder(), write];
}
