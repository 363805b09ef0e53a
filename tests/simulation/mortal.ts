// A process that may be killed between any two writes: from then on nothing that it asked for is answered, and nothing of it goes on.

export interface Mortal {
  readonly alive: boolean;
  /** Rejects as a lost connection does, for whoever waits for the process from outside. */
  readonly death: Promise<never>;
  kill(): void;
  /** It dies at the `write`-th write from now on, counted from 1: just before it, or just after. */
  doom(write: number, after: boolean): void;
  /** Hears of the death at once. */
  onDeath(listener: () => void): void;
  /** What the process asks of the world outside it. */
  ask<Answer>(work: () => Answer | Promise<Answer>): Promise<Answer>;
  /** The same for what changes something there. */
  write<Answer>(work: () => Answer | Promise<Answer>): Promise<Answer>;
}

/** A new one each time: what waits for it goes with it. */
const never = () => new Promise<never>(() => undefined);

export function createMortal(): Mortal {
  let alive = true;
  let left = Number.POSITIVE_INFINITY;
  let survives = false;
  const listeners: (() => void)[] = [];
  let lose: (problem: Error) => void = () => undefined;
  const death = new Promise<never>((_, reject) => (lose = reject));
  death.catch(() => undefined);

  function kill(): void {
    if (!alive) return;
    alive = false;
    for (const listener of listeners) listener();
    lose(new TypeError("The connection was reset."));
  }

  async function ask<Answer>(work: () => Answer | Promise<Answer>): Promise<Answer> {
    if (!alive) return never();
    try {
      const answer = await work();
      return alive ? answer : never();
    } catch (problem) {
      if (alive) throw problem;
      return never();
    }
  }

  return {
    get alive() {
      return alive;
    },
    death,
    kill,
    doom(write, after) {
      left = write;
      survives = after;
    },
    onDeath: (listener) => void listeners.push(listener),
    ask,
    write: (work) =>
      ask(async () => {
        left -= 1;
        if (left > 0) return work();
        if (survives) await work();
        kill();
        return never();
      }),
  };
}
