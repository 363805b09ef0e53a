// Ends a transfer whose other side is too slow to be anybody at work: whoever sends a byte now and then holds a place for hours.

import type { Clock } from "../../base/clock.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";

/** Bytes a second; a tenth of what the slowest mobile networks do. */
export const lowestRate = 2048;
/** Milliseconds that it may fall behind; what was fast before does not make up for more. */
export const patience = 30_000;

/** Hears how long the other side took for how many bytes. Throws a Refusal (408). */
export function createPace(): (milliseconds: number, bytes: number) => void {
  let left = patience;
  return (milliseconds, bytes) => {
    left = Math.min(patience, left - milliseconds + (bytes * 1000) / lowestRate);
    if (left < 0) throw new Refusal(408, words.tooSlow);
  };
}

/** The bytes as they come; the time until the next ones is the sender's. */
export async function* pacedIn(
  bytes: AsyncIterable<Uint8Array>,
  clock: Clock,
): AsyncGenerator<Uint8Array, void> {
  const pace = createPace();
  let asked = clock.now();
  for await (const piece of bytes) {
    pace(clock.now() - asked, piece.length);
    yield piece;
    asked = clock.now();
  }
}

/** The bytes as they are taken; the time until the next ones are asked for is the receiver's. */
export async function* pacedOut(
  bytes: AsyncIterable<Uint8Array>,
  clock: Clock,
): AsyncGenerator<Uint8Array, void> {
  const pace = createPace();
  for await (const piece of bytes) {
    const handed = clock.now();
    yield piece;
    pace(clock.now() - handed, piece.length);
  }
}
