// Hashes, seals and tokens of text and bytes.

import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** Lower-case hex. */
export const sha256 = (data: string | Uint8Array): string => createHash("sha256").update(data).digest("hex");

/** HMAC-SHA256 in lower-case hex. `purpose` keeps seals of one key apart. */
export const seal = (key: string, purpose: string, text: string): string =>
  createHmac("sha256", key).update(`${purpose}\n${text}`).digest("hex");

/** Whether `given` is such a seal under one of the keys. */
export const hasSeal = (given: string, keys: readonly string[], purpose: string, text: string): boolean =>
  keys.some((key) => sameText(given, seal(key, purpose, text)));

/** Tells a key from others without telling the key. */
export const keyIdOf = (key: string): string => seal(key, "key id", "").slice(0, 8);

/** Compares in constant time. */
export function sameText(left: string, right: string): boolean {
  const [one, two] = [Buffer.from(left), Buffer.from(right)];
  return one.length === two.length && timingSafeEqual(one, two);
}
