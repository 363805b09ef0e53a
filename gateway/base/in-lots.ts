// Does long work in lots: SQLite answers at once, so without a pause nobody else would be answered before the last of them.

import { setImmediate } from "node:timers/promises";

/** `lot` does the next one, and says whether there may be more. After each, whoever waits has their turn. */
export async function inLots(lot: () => Promise<boolean>): Promise<void> {
  for (let more = true; more; await setImmediate()) more = await lot();
}
