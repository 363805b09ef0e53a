// In: the sections of a form. Out: which of them are drawn already: the first at once, the rest in idle slots, any one on demand.

import { createListeners } from "../../engine/index.ts";
import { doWhenIdle } from "./idle-queue.ts";

/** So many sections fill the first screen. */
const atOnce = 2;

export interface Mounts {
  has(section: string): boolean;
  /** Draw it now: the person goes there. */
  add(section: string): void;
  /** Draw it when there is time; gives back how to call it off. */
  later(section: string): () => void;
  subscribe(listener: () => void, section: string): () => void;
}

export function createMounts(sections: readonly string[]): Mounts {
  const drawn = new Set(sections.slice(0, atOnce));
  const listeners = createListeners();
  const add = (section: string) => {
    if (drawn.has(section)) return;
    drawn.add(section);
    listeners.call(section);
  };
  return {
    has: (section) => drawn.has(section),
    add,
    later: (section) => doWhenIdle(() => add(section)),
    subscribe: listeners.add,
  };
}
