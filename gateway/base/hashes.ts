// Hashes, HMACs and tokens of text and bytes.

import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** Lower-case hex. */
export const sha256 = (data: string | Uint8Array): string => createHash("sha256").update(data).digest("hex");

/** HMAC-SHA256 in lower-case hex. `purpose` keeps what one key signs apart. */
export const hmac = (key: string, purpose: string, text: string): string =>
  createHmac("sha256", key).update(`${purpose}\n${text}`).digest("hex");

/** Whether `given` is such an HMAC under one of the keys. */
export const hasHmac = (given: string, keys: readonly string[], purpose: string, text: string): boolean =>
  keys.some((key) => sameText(given, hmac(key, purpose, text)));

/** Tells a key from others without telling the key. */
export const keyIdOf = (key: string): string => hmac(key, "key id", "").slice(0, 8);

/** Compares in constant time. */
export function sameText(left: string, right: string): boolean {
  const [one, two] = [Buffer.from(left), Buffer.from(right)];
  return one.length === two.length && timingSafeEqual(one, two);
}
