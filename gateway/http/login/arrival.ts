// Keeps a person who has arrived by a login that this browser did not begin, until whoever sits there agrees.

import { createCipheriv, createDecipheriv } from "node:crypto";
import { hmac } from "../../base/hashes.ts";
import type { Person } from "../../base/person.ts";
import type { Random } from "../../base/random.ts";
import type { Secrets } from "../../settings/secrets.ts";

/** Milliseconds for which the question may stand. */
export const arrivalLife = 600_000;

const [algorithm, ivBytes, tagBytes] = ["aes-256-gcm", 12, 16] as const;
const keyOf = (key: string) => Buffer.from(hmac(key, "arrival", ""), "hex");

/** Base64url text that says nothing to its reader and is good for this session alone. */
export function wrapArrival(
  secrets: Pick<Secrets, "session">,
  { person, sessionId, now, random }: { person: Person; sessionId: string; now: number; random: Random },
): string {
  const iv = random(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(secrets.session[0]), iv).setAAD(Buffer.from(sessionId));
  const text = JSON.stringify({ person, expiresAt: now + arrivalLife });
  const parts = [iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(parts).toString("base64url");
}

/** Undefined when it is of another session, too old or not ours. */
export function openArrival(
  secrets: Pick<Secrets, "session">,
  text: string,
  { sessionId, now }: { sessionId: string; now: number },
): Person | undefined {
  const bytes = Buffer.from(text, "base64url");
  if (bytes.length <= ivBytes + tagBytes) return undefined;
  for (const key of secrets.session) {
    try {
      const decipher = createDecipheriv(algorithm, keyOf(key), bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(sessionId))
        .setAuthTag(bytes.subarray(-tagBytes));
      const plain = Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]);
      const { person, expiresAt } = JSON.parse(plain.toString("utf8"));
      return expiresAt > now ? person : undefined;
    } catch {
      // Made with another key, or not by us.
    }
  }
  return undefined;
}
