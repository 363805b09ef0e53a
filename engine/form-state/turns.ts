// Does work in idle slots, one key's in each, in the order of the first requests.

/** Calls `work` when there is time, such as by `requestIdleCallback`. */
export type WhenIdle = (work: () => void) => void;

export function createTurns(whenIdle: WhenIdle) {
  const waiting = new Map<string, (() => void)[]>();
  let slotAsked = false;

  /** Does what waits under this key at once. */
  const now = (key: string) => {
    const works = waiting.get(key) ?? [];
    waiting.delete(key);
    for (const work of works) work();
  };
  const askForSlot = () => {
    if (slotAsked || waiting.size === 0) return;
    slotAsked = true;
    whenIdle(() => {
      slotAsked = false;
      const [next] = waiting.keys();
      if (next !== undefined) now(next);
      askForSlot();
    });
  };

  return {
    add(key: string, work: () => void) {
      waiting.set(key, [...(waiting.get(key) ?? []), work]);
      askForSlot();
    },
    now,
    cancel: (key: string) => void waiting.delete(key),
  };
}
