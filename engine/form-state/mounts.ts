// Says which sections of a form are already drawn: the first at once, the others when there is time, any of them on demand.

import { createSubscribers } from "./subscribers.ts";
import type { Turns } from "./turns.ts";

/** The number of sections on the first screen. */
const atOnce = 2;

/** `turns`: one for each idle slot, in the order of the requests; without them a section is drawn when it asks. */
export function createMounts(sections: readonly string[], turns: Turns | undefined) {
  const drawn = new Set(sections.slice(0, atOnce));
  const subscribers = createSubscribers();

  /** Draws it now, because the person goes there. */
  const add = (section: string) => {
    if (drawn.has(section)) return;
    drawn.add(section);
    subscribers.notify(section);
  };

  return {
    has: (section: string) => drawn.has(section),
    add,
    /** Draws it when there is time, or when it comes into view. */
    addWhenIdle(section: string) {
      if (drawn.has(section)) return;
      if (turns) turns.add(section, () => add(section));
      else add(section);
    },
    subscribe: subscribers.add,
  };
}

export type Mounts = ReturnType<typeof createMounts>;
