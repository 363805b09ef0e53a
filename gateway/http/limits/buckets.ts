// Counts by buckets that fill evenly, one a key, so that nobody does something too often in a minute.
import type { Clock } from "../../base/clock.ts";

interface Bucket {
  /** What is left, including a fraction. */
  left: number;
  /** Epoch milliseconds. */
  at: number;
}

/** The least recently used bucket is dropped first; its owner merely gets a full one again. */
const mostBuckets = 20_000;

export interface Buckets {
  /** Seconds to wait until the bucket, `most` deep, has one to take; 0 when there is. Takes nothing. */
  wait(key: string, most: number): number;
  take(key: string, most: number): void;
}

/** They live in the process: losing them loosens a limit for a minute and touches nothing that was saved. */
export function createBuckets(clock: Clock): Buckets {
  const buckets = new Map<string, Bucket>();

  function filled(key: string, most: number): number {
    const { left, at } = buckets.get(key) ?? { left: most, at: clock.now() };
    return Math.min(most, left + (Math.max(0, clock.now() - at) * most) / 60_000);
  }
  return {
    wait(key, most) {
      const left = filled(key, most);
      return left >= 1 ? 0 : Math.ceil(((1 - left) * 60) / most);
    },
    take(key, most) {
      const left = filled(key, most) - 1;
      buckets.delete(key);
      buckets.set(key, { left, at: clock.now() });
      if (buckets.size > mostBuckets) buckets.delete(buckets.keys().next().value ?? "");
    },
  };
}
