// The sign parameter against the reference cases and against node:crypto.

import { createCipheriv, createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalQuery } from "../../../engine/contract/signed-text.ts";
import {
  decryptSignParameter,
  encryptSignParameter,
  sha256Hex,
} from "../../../engine/privacy/sign-parameter.ts";
import vectors from "../vectors.json" with { type: "json" };

const { key } = vectors.tdes;

describe("[9] the sign parameter", () => {
  it.each(vectors.tdes.vectors)("[9.24] $plain is encrypted as documented, and back", ({ plain, ecb }) => {
    expect(encryptSignParameter(plain, key)).toBe(ecb);
    expect(decryptSignParameter(ecb, key)).toBe(plain);
  });

  it("[9.24] any text gives what node:crypto gives", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.stringMatching(/^[ -~]{24}$/), (text, someKey) => {
        const cipher = createCipheriv("des-ede3", someKey, null);
        const theirs = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]).toString("base64");
        expect(encryptSignParameter(text, someKey)).toBe(theirs);
        expect(decryptSignParameter(theirs, someKey)).toBe(text);
      }),
    );
  });

  it("[9] a key that is not 24 bytes long is refused, where crypto-js would cut or repeat it", () => {
    expect(() => encryptSignParameter("12345678", vectors.tdes.longKey.key)).toThrow("24 bytes");
    expect(() => encryptSignParameter("12345678", vectors.tdes.k16.key)).toThrow("24 bytes");
  });

  it("[9] a changed parameter is refused, where crypto-js would answer with nothing", () => {
    expect(() => decryptSignParameter(vectors.tdes.tampered.value, key)).toThrow("padding");
  });
});

describe("[7] what is signed", () => {
  it("[7] the hash of a body is SHA-256, of text and of bytes of any length", () => {
    const theirs = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest("hex");
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => sha256Hex(text) === theirs(text)));
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => sha256Hex(bytes) === theirs(bytes)));
    expect(sha256Hex(new Uint8Array(1_000_003).fill(7))).toBe(theirs(new Uint8Array(1_000_003).fill(7)));
  });

  it("[7] a query is signed with its keys in order, not URL-encoded", () => {
    expect(canonicalQuery({ type: "PERSONAL_SUBJECT", plat: "PC" })).toBe("plat=PC&type=PERSONAL_SUBJECT");
    expect(canonicalQuery({ c: "测 试&", Z: "0", e: "" })).toBe("Z=0&c=测 试&&e=");
    expect(canonicalQuery({})).toBe("");
  });
});
