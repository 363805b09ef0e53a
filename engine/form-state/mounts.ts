// Says which sections of a form are already drawn: the first at once, the others when there is time, any of them on demand.

import { createSubscribers } from "./subscribers.ts";

/** The number of sections on the first screen. */
const atOnce = 2;

/** Draws one section in each idle slot, in the order of the requests. */
export function createMounts(sections: readonly string[], whenIdle: (work: () => void) => void) {
  const drawn = new Set(sections.slice(0, atOnce));
  const waiting: string[] = [];
  const subscribers = createSubscribers();
  let slotAsked = false;

  /** Draws it now, because the person goes there. */
  const add = (section: string) => {
    if (drawn.has(section)) return;
    drawn.add(section);
    subscribers.notify(section);
  };
  const askForSlot = () => {
    if (slotAsked || waiting.length === 0) return;
    slotAsked = true;
    whenIdle(() => {
      slotAsked = false;
      const next = waiting.shift();
      if (next !== undefined) add(next);
      askForSlot();
    });
  };

  return {
    has: (section: string) => drawn.has(section),
    add,
    /** Draws it when there is time; returns a function that cancels this. */
    addWhenIdle(section: string) {
      waiting.push(section);
      askForSlot();
      return () => {
        const at = waiting.indexOf(section);
        if (at >= 0) waiting.splice(at, 1);
      };
    },
    subscribe: subscribers.add,
  };
}

export type Mounts = ReturnType<typeof createMounts>;
