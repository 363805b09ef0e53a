// Signs what goes to a connected system or comes from one: HMAC-SHA256 over time, method, path and the body's hash.

import { createHash, createHmac, timingSafeEqual } from "node:crypto";

export interface Message {
  /** Epoch seconds. */
  time: number;
  method: string;
  /** With the query, without scheme and host. */
  path: string;
  /** SHA-256 of the bytes that travel, in lower-case hex: whoever gets the message knows the sender before reading its body. */
  bodyHash: string;
}

export const timeHeader = "x-portal-time";
export const bodyHashHeader = "x-portal-body-sha256";
export const signatureHeader = "x-portal-signature";

/** SHA-256 in lower-case hex. */
export function bodyHashOf(body: Uint8Array | string): string {
  return createHash("sha256").update(body).digest("hex");
}

/** Of a message without a body, which need not name it. */
export const emptyHash = bodyHashOf("");

/** Seconds that the clocks of both sides may differ. */
export const clockTolerance = 300;

/** Lower-case hex, for `x-portal-signature`. */
export function signatureOf({ time, method, path, bodyHash }: Message, secret: string): string {
  return createHmac("sha256", secret).update(`${time}\n${method}\n${path}\n${bodyHash}`).digest("hex");
}

/** Whether the signature is the secret's and its time is not further than `clockTolerance` from `now` (epoch milliseconds). */
export function isSignedBy(
  secret: string,
  { time, signature, ...rest }: Omit<Message, "time"> & { time: string | null; signature: string | null },
  now: number,
): boolean {
  if (!time || !/^\d{1,12}$/.test(time) || !signature || !/^[0-9a-f]{64}$/.test(signature)) return false;
  if (Math.abs(Number(time) - now / 1000) > clockTolerance) return false;
  const expected = signatureOf({ ...rest, time: Number(time) }, secret);
  return timingSafeEqual(Buffer.from(signature, "hex"), Buffer.from(expected, "hex"));
}
