// Runs some work once, a little after it was first requested.

import type { ClockPort } from "../ports.ts";

/** Runs the work once, `milliseconds` after the first of several calls; `now` runs it at once, `cancel` not at all. */
export function debounce(clock: ClockPort, milliseconds: number, work: () => void) {
  let timer: unknown;
  const cancel = () => {
    if (timer !== undefined) clock.clearTimeout(timer);
    timer = undefined;
  };
  const now = () => {
    cancel();
    work();
  };
  return {
    cancel,
    soon: () => {
      timer ??= clock.setTimeout(now, milliseconds);
    },
    now,
  };
}
