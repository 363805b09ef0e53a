// A circuit breaker: a service that fails again and again is asked by nobody for a while, then one caller tries.
import type { Clock } from "../../base/clock.ts";

/** Failures in a row that open the circuit. */
export const mostFailures = 5;
/** Milliseconds for which it stays open. */
export const pause = 30_000;

export interface Breaker {
  /** Seconds until somebody may ask again; 0: now. */
  wait(): number;
  worked(): void;
  /** True when this failure opened the circuit. */
  failed(): boolean;
}

export function breaker(clock: Clock): Breaker {
  let failures = 0;
  let openUntil = 0;
  return {
    wait() {
      if (failures < mostFailures) return 0;
      const left = openUntil - clock.now();
      if (left > 0) return Math.ceil(left / 1000);
      // This caller tries; the others wait for what comes of it.
      openUntil = clock.now() + pause;
      return 0;
    },
    worked() {
      failures = 0;
    },
    failed() {
      failures += 1;
      openUntil = clock.now() + pause;
      return failures >= mostFailures;
    },
  };
}
