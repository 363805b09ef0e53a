// Packs time and nonce of a signed request into the opaque text of `X-Signature`, and reads them back if it is genuine.

import { createDecipheriv } from "node:crypto";
import { hasHmac, hmac } from "../base/hashes.ts";
import type { Keys } from "../base/keys.ts";
import { newId, type Random } from "../base/random.ts";

/** Milliseconds for which a signature is valid. */
export const signatureLife = 300_000;
/** Milliseconds by which the clocks of two gateways may differ from the true time, either way. */
export const clockSkew = 60_000;

const shape = /^v1\.([0-9a-z]{1,12})\.([0-9a-f]{32})\.([0-9a-f]{64})$/;

interface Signed {
  keys: Keys;
  clientId: string;
  sessionId: string;
  /** The contract's `signedText`. */
  text: string;
}

const purpose = "request";
const wholeText = ({ clientId, sessionId, text }: Signed, time: string, nonce: string): string =>
  [clientId, sessionId, time, nonce, text].join("\n");

export function signText(signed: Signed, now: number, random: Random): string {
  const time = now.toString(36);
  const nonce = newId(random);
  return `v1.${time}.${nonce}.${hmac(signed.keys[0], purpose, wholeText(signed, time, nonce))}`;
}

/** Undefined for a signature of another request, session or time. `expiresAt`: until when no gateway may forget its nonce. */
export function readSignature(
  signature: string,
  signed: Signed,
  now: number,
): { value: string; expiresAt: number } | undefined {
  const [, time, nonce, given] = shape.exec(signature) ?? [];
  if (!time || !nonce || !given) return undefined;
  if (!hasHmac(given, signed.keys, purpose, wholeText(signed, time, nonce))) return undefined;
  const made = Number.parseInt(time, 36);
  if (made > now + clockSkew || now - made > signatureLife) return undefined;
  // The gateway with the fastest clock sweeps, the one with the slowest still takes the signature.
  return { value: nonce, expiresAt: made + signatureLife + 2 * clockSkew };
}

/** The text inside a `sign` parameter; undefined when unreadable. Anybody can write one, so it proves nothing. */
export function readSignParameter(parameter: string, keys: readonly string[]): string | undefined {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(parameter)) return undefined;
  const bytes = Buffer.from(parameter, "base64");
  if (bytes.toString("base64") !== parameter) return undefined;
  for (const key of keys) {
    try {
      const decipher = createDecipheriv("des-ede3-ecb", key, null);
      const plain = Buffer.concat([decipher.update(bytes), decipher.final()]);
      return new TextDecoder("utf-8", { fatal: true }).decode(plain);
    } catch {
      // A page from before a rotation has used an older key.
    }
  }
  return undefined;
}
