// Hashes, seals and tokens of text and bytes.

import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** Lower-case hex. */
export const sha256 = (data: string | Uint8Array): string => createHash("sha256").update(data).digest("hex");

/** HMAC-SHA256 in lower-case hex. `purpose` keeps seals of one key apart. */
export const seal = (key: string, purpose: string, text: string): string =>
  createHmac("sha256", key).update(`${purpose}\n${text}`).digest("hex");

/** Compares in constant time. */
export function sameText(left: string, right: string): boolean {
  const [one, two] = [Buffer.from(left), Buffer.from(right)];
  return one.length === two.length && timingSafeEqual(one, two);
}
