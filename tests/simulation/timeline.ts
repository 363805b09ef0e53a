// Simulated time: what is to happen waits in one queue, and everything that follows from it ends before the next.

export interface Timeline {
  /** Epoch milliseconds. */
  now(): number;
  setTimeout(callback: (...args: unknown[]) => void, milliseconds: number): unknown;
  clearTimeout(id: unknown): void;
  sleep(milliseconds: number): Promise<void>;
  /** Something was done that others may react to: whoever waits for rest goes on waiting. */
  moved(): void;
  /** Lets time pass until then, in epoch milliseconds. */
  run(until: number): Promise<void>;
}

interface Waiting {
  at: number;
  /** What was begun first comes first. */
  order: number;
  callback(): void;
}

/** Turns of the event loop without any movement after which all is at rest: nothing here waits for a thread or the network. */
const quietTurns = 3;

export function createTimeline(start: number): Timeline {
  let now = start;
  let order = 0;
  let moves = 0;
  const queue: Waiting[] = [];
  const gone = new Set<number>();

  function add(at: number, callback: () => void): number {
    order += 1;
    push(queue, { at, order, callback });
    return order;
  }

  async function rest(): Promise<void> {
    for (let quiet = 0; quiet < quietTurns; quiet += 1) {
      const before = moves;
      await new Promise<void>((done) => setImmediate(done));
      if (moves !== before) quiet = 0;
    }
  }

  return {
    now: () => now,
    setTimeout: (callback, milliseconds) => add(now + Math.max(0, milliseconds), callback),
    clearTimeout: (id) => {
      if (id !== undefined) gone.add(id as number);
    },
    sleep: (milliseconds) => new Promise((done) => void add(now + milliseconds, done)),
    moved: () => {
      moves += 1;
    },
    async run(until) {
      await rest();
      for (let next = queue[0]; next && next.at <= until; next = queue[0]) {
        pop(queue);
        if (gone.delete(next.order)) continue;
        now = Math.max(now, next.at);
        next.callback();
        await rest();
      }
      now = until;
    },
  };
}

const isBefore = (one: Waiting, other: Waiting) =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

/** A binary heap: the parent of `at` is at `(at - 1) >> 1`. */
function push(heap: Waiting[], waiting: Waiting): void {
  let at = heap.length;
  for (
    let parent = (at - 1) >> 1;
    at > 0 && isBefore(waiting, heap[parent] as Waiting);
    parent = (at - 1) >> 1
  ) {
    heap[at] = heap[parent] as Waiting;
    at = parent;
  }
  heap[at] = waiting;
}

function pop(heap: Waiting[]): void {
  const last = heap.pop();
  if (!last || heap.length === 0) return;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    const [left, right] = [heap[child], heap[child + 1]];
    if (left && right && isBefore(right, left)) child += 1;
    const smaller = heap[child];
    if (!smaller || !isBefore(smaller, last)) break;
    heap[at] = smaller;
    at = child;
  }
  heap[at] = last;
}
