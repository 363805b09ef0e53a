// Keeps what strangers report from filling the log: so many lines a minute of all and of one address, and how many were left out.
import type { Clock } from "../../base/clock.ts";

const minute = 60_000;
/** Lines of one kind a minute, from whomever they come, and from one address: a flooder leaves room for five others. */
export const mostLines = { all: 60, address: 10 };

/** `tell` gets a line, with the number of those left out before it where there are any. Lines without an address share the overall budget only. */
export function logThrottle(
  clock: Clock,
  tell: (line: string) => void,
): (line: string, address?: string) => void {
  let [since, told, left] = [clock.now(), 0, 0];
  let byAddress = new Map<string, number>();
  return (line, address = "") => {
    if (clock.now() - since >= minute) {
      [since, told] = [clock.now(), 0];
      byAddress = new Map();
    }
    const own = byAddress.get(address) ?? 0;
    if (told >= mostLines.all || (address !== "" && own >= mostLines.address)) {
      left += 1;
      return;
    }
    told += 1;
    byAddress.set(address, own + 1);
    tell(left > 0 ? `${line} (${left} more left out)` : line);
    left = 0;
  };
}
