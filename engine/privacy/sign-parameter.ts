// Encrypts the parameter of the sign endpoint; the signature itself is made by the gateway, under a key of its own.

import CryptoJS from "crypto-js/core.js";
import ECB from "crypto-js/mode-ecb.js";
import NoPadding from "crypto-js/pad-nopadding.js";
import SHA256 from "crypto-js/sha256.js";
import TripleDES from "crypto-js/tripledes.js";
import { base64, cipherWords, keyWords, paddedText, utf8Words, type Words } from "./wire-text.ts";

const BLOCK = 8;
// crypto-js would silently cut a longer key and repeat a shorter one, and node:crypto would then disagree.
const KEY_BYTES = [24];

/** Triple-DES in ECB with PKCS7, as Base64 (Spec 9). Throws an Error unless the key has 24 bytes. */
export function encryptSignParameter(text: string, key: string): string {
  const words = keyWords("sign key", key, KEY_BYTES);
  const encrypted = TripleDES.encrypt(utf8Words(text), words, { mode: ECB, padding: CryptoJS.pad.Pkcs7 });
  return base64(encrypted.ciphertext);
}

/** The text of a sign parameter. Throws an Error that says why when key, Base64, length, padding or UTF-8 is wrong. */
export function decryptSignParameter(text: string, key: string): string {
  const words = keyWords("sign key", key, KEY_BYTES);
  const ciphertext = CryptoJS.lib.CipherParams.create({ ciphertext: cipherWords(text, BLOCK) });
  return paddedText(TripleDES.decrypt(ciphertext, words, { mode: ECB, padding: NoPadding }), BLOCK);
}

/** SHA-256 of the bytes, or of the text as UTF-8, in lower-case hex. */
export function sha256Hex(bytesOrText: string | Uint8Array): string {
  const words = typeof bytesOrText === "string" ? utf8Words(bytesOrText) : bytesToWords(bytesOrText);
  return SHA256(words).toString();
}

function bytesToWords(bytes: Uint8Array): Words {
  const words = new Array<number>(Math.ceil(bytes.length / 4)).fill(0);
  bytes.forEach((byte, index) => {
    words[index >>> 2] = (words[index >>> 2] ?? 0) | (byte << (24 - (index % 4) * 8));
  });
  return CryptoJS.lib.WordArray.create(words, bytes.length);
}
