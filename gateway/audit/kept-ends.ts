// The ends of all chains as a file that is kept outside: whoever writes to the database cannot change it, nor write another one.

import { hasHmac, hmac } from "../base/hashes.ts";
import type { Keys } from "../base/keys.ts";
import type { ChainEnd } from "./trail.ts";

const purpose = "audit trail ends";

/** Text of a file: when it was written and one line for each chain, under a seal with the first key. `now`: epoch milliseconds. */
export function writeEnds(ends: readonly ChainEnd[], [key]: Keys, now: number): string {
  const lines = ends.map(({ personId, length, seal }) => JSON.stringify([personId, length, seal]));
  const text = `${[new Date(now).toISOString(), ...lines].join("\n")}\n`;
  return `${text}${hmac(key, purpose, text)}\n`;
}

/** Undefined for a text that none of the keys has sealed. */
export function readEnds(text: string, keys: Keys): { writtenAt: string; ends: ChainEnd[] } | undefined {
  const [, body = "", seal = ""] = /^(.*\n)([0-9a-f]{64})\n?$/s.exec(text) ?? [];
  if (!hasHmac(seal, keys, purpose, body)) return undefined;
  const [writtenAt = "", ...lines] = body.trimEnd().split("\n");
  const ends = lines.map((line) => {
    const [personId, length, end] = JSON.parse(line) as [string, number, string];
    return { personId, length, seal: end };
  });
  return { writtenAt, ends };
}
