// The query codec against the reference cases and against node:crypto.

import { createCipheriv, createDecipheriv } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decryptQuery, encryptQuery } from "../../../engine/index.ts";
import vectors from "../vectors.json" with { type: "json" };

const keys = { key: vectors.aes.key, iv: vectors.aes.iv };
const algorithms: Record<number, string> = { 16: "aes-128-cbc", 24: "aes-192-cbc", 32: "aes-256-cbc" };

describe("[9] the query codec", () => {
  it.each([...vectors.aes.plain, vectors.aes.query])(
    "[9.23] $plain is encrypted as documented, and back",
    ({ plain, cipher }) => {
      expect(encryptQuery(plain, keys)).toBe(cipher);
      expect(decryptQuery(cipher, keys)).toBe(plain);
    },
  );

  it.each(vectors.aes.tampered.filter((vector) => vector.message !== null))(
    "[5] refused: $note",
    ({ value }) => {
      expect(() => decryptQuery(value, keys)).toThrow(/^The (ciphertext|padding|decrypted)/);
    },
  );

  it("[5] another IV changes the first block unnoticed, so the text is no proof", () => {
    const changed = vectors.aes.tampered.find((vector) => vector.message === null);
    expect(decryptQuery(changed?.value ?? "", keys)).toBe(changed?.text);
  });

  it.each([16, 24, 32])("[9.23] a key of %i bytes gives what node:crypto gives, both ways", (size) => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.stringMatching(/^[ -~]{48}$/), (text, letters) => {
        const pair = { key: letters.slice(0, size), iv: letters.slice(32) };
        const cipher = createCipheriv(algorithms[size] ?? "", pair.key, pair.iv);
        const theirs = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]).toString("base64");
        expect(encryptQuery(text, pair)).toBe(theirs);
        expect(decryptQuery(theirs, pair)).toBe(text);
      }),
    );
  });

  it("[5] a changed ciphertext is accepted only where node:crypto and a fatal UTF-8 reader accept it", () => {
    const bytes = Buffer.from(encryptQuery("测试甲,13800000000,320400199001019879", keys), "base64");
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (place, flip) => {
        const changed = Buffer.from(bytes);
        changed[place] = (changed[place] ?? 0) ^ flip;
        expect(outcome(() => decryptQuery(changed.toString("base64"), keys))).toBe(
          outcome(() => strictNode(changed)),
        );
      }),
      { numRuns: 500 },
    );
  });

  it("[5] nothing but whole canonical Base64 is read", () => {
    const good = encryptQuery("x", keys);
    for (const bad of [
      "",
      "=",
      " ",
      `${good} `,
      `${good}\n`,
      ` ${good}`,
      good.slice(0, -4),
      `${good}====`,
      "AAAA",
    ]) {
      expect(() => decryptQuery(bad, keys)).toThrow("ciphertext");
    }
    // The last character has bits that no byte uses.
    expect(() =>
      decryptQuery(
        good.replace(/.==$/, (tail) => `${tail === "B==" ? "C" : "B"}==`),
        keys,
      ),
    ).toThrow("canonical");
  });

  it("[9] keys of a wrong length are named without being shown", () => {
    expect(() => encryptQuery("x", { ...keys, key: "short" })).toThrow(
      "The query key must have 16 or 24 or 32 bytes as UTF-8, not 5.",
    );
    expect(() => decryptQuery("x", { ...keys, iv: `${keys.iv}测` })).toThrow(
      "The query IV must have 16 bytes as UTF-8, not 19.",
    );
  });

  it("[8] half a surrogate pair is refused", () => {
    expect(() => encryptQuery("\uD842", keys)).toThrow("half a surrogate pair");
  });
});

function strictNode(bytes: Buffer): string {
  const decipher = createDecipheriv("aes-128-cbc", keys.key, keys.iv);
  const plain = Buffer.concat([decipher.update(bytes), decipher.final()]);
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(plain);
}

function outcome(read: () => string): string {
  try {
    return `text ${read()}`;
  } catch {
    return "refused";
  }
}
