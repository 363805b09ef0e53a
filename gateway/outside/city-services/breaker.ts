// Spares a service that fails again and again: for a while nobody asks it, then one caller tries.
import type { Clock } from "../../base/clock.ts";

/** Failures in a row after which a service is spared. */
export const mostFailures = 5;
/** Milliseconds for which it is spared. */
export const pause = 30_000;

export interface Breaker {
  /** Seconds until somebody may ask again; 0: now. */
  wait(): number;
  worked(): void;
  /** True when the service is spared from now on. */
  failed(): boolean;
}

export function breaker(clock: Clock): Breaker {
  let failures = 0;
  let sparedUntil = 0;
  return {
    wait() {
      if (failures < mostFailures) return 0;
      const left = sparedUntil - clock.now();
      if (left > 0) return Math.ceil(left / 1000);
      // This caller tries; the others wait for what comes of it.
      sparedUntil = clock.now() + pause;
      return 0;
    },
    worked() {
      failures = 0;
    },
    failed() {
      failures += 1;
      sparedUntil = clock.now() + pause;
      return failures >= mostFailures;
    },
  };
}
