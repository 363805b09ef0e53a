// Keeps what strangers report from filling the log: so many lines a minute, and how many were left out.

import type { Clock } from "./dependencies.ts";

const minute = 60_000;
/** Lines of one kind a minute, from whomever they come. */
export const mostLines = 60;

/** `tell` gets a line, with the number of those left out before it where there are any. */
export function toldLines(clock: Clock, tell: (line: string) => void): (line: string) => void {
  let [since, told, left] = [clock.now(), 0, 0];
  return (line) => {
    if (clock.now() - since >= minute) [since, told] = [clock.now(), 0];
    told += 1;
    if (told > mostLines) left += 1;
    else {
      tell(left > 0 ? `${line} (${left} more left out)` : line);
      left = 0;
    }
  };
}
