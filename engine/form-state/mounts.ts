// Says which sections of a form are already drawn: the first at once, the others when there is time, any of them on demand.

import { createSubscribers } from "./subscribers.ts";
import { createTurns, type WhenIdle } from "./turns.ts";

/** The number of sections on the first screen. */
const atOnce = 2;

/** Draws one section in each idle slot, in the order of the requests. */
export function createMounts(sections: readonly string[], whenIdle: WhenIdle) {
  const drawn = new Set(sections.slice(0, atOnce));
  const subscribers = createSubscribers();
  const turns = createTurns(whenIdle);

  /** Draws it now, because the person goes there. */
  const add = (section: string) => {
    turns.cancel(section);
    if (drawn.has(section)) return;
    drawn.add(section);
    subscribers.notify(section);
  };

  return {
    has: (section: string) => drawn.has(section),
    add,
    /** Draws it when there is time; returns a function that cancels this. */
    addWhenIdle(section: string) {
      turns.add(section, () => add(section));
      return () => turns.cancel(section);
    },
    subscribe: subscribers.add,
  };
}

export type Mounts = ReturnType<typeof createMounts>;
