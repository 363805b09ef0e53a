// Encrypts single values of the database, each bound to its table, column and row.

import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { hmac, keyIdOf } from "../../base/hashes.ts";
import type { Keys } from "../../base/keys.ts";

const [algorithm, nonceBytes, tagBytes] = ["aes-256-gcm", 12, 16] as const;
/** The prefix is older than the names of this room; it stays, for what is stored already. */
const shape = /^sealed1\.([0-9a-f]{8})\.([A-Za-z0-9+/]+={0,2})$/;

/** Where a value stands: table, column, and the row's primary key. */
export type Place = readonly [table: string, column: string, ...row: unknown[]];

/** A value that is not encrypted, was moved or changed, or belongs to a key that was not given. */
export class DecryptionFailed extends Error {
  override readonly name = "DecryptionFailed";
}

export interface ColumnCipher {
  /** The id of the key that makes new values. */
  readonly keyId: string;
  encrypt(text: string, place: Place): string;
  /** Throws DecryptionFailed. */
  decrypt(value: string, place: Place): string;
}

/** AES-256-GCM under the first key, with a nonce of its own; the other keys still decrypt what they have encrypted. */
export function columnCipher(keys: Keys): ColumnCipher {
  const known = new Map(keys.map((key) => [keyIdOf(key), Buffer.from(hmac(key, "data", ""), "hex")]));
  const keyId = keyIdOf(keys[0]);
  const first = known.get(keyId) as Buffer;
  return {
    keyId,
    encrypt(text, place) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, first, nonce).setAAD(placeBytes(place));
      const parts = [nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()];
      return `sealed1.${keyId}.${Buffer.concat(parts).toString("base64")}`;
    },
    decrypt(value, place) {
      const [, id, text] = shape.exec(value) ?? [];
      const where = `${place[0]}.${place[1]}`;
      if (!id || !text) throw new DecryptionFailed(`A value of ${where} is not encrypted.`);
      const key = known.get(id);
      if (!key) throw new DecryptionFailed(`A value of ${where} needs the DATA_KEY with the id ${id}.`);
      const bytes = Buffer.from(text, "base64");
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
          .setAAD(placeBytes(place))
          .setAuthTag(bytes.subarray(-tagBytes));
        return Buffer.concat([
          decipher.update(bytes.subarray(nonceBytes, -tagBytes)),
          decipher.final(),
        ]).toString("utf8");
      } catch {
        throw new DecryptionFailed(`A value of ${where} was changed or belongs to another row.`);
      }
    },
  };
}

/** The key's id; undefined for a value that is not encrypted. */
export const encryptedWith = (value: string): string | undefined => shape.exec(value)?.[1];

const placeBytes = (place: Place): Buffer => Buffer.from(JSON.stringify(place.map(String)));
