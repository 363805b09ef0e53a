// Obscures the query in the address bar and reads it back. It only keeps proxies and logs from reading along.

import AES from "crypto-js/aes.js";
import CryptoJS from "crypto-js/core.js";
import NoPadding from "crypto-js/pad-nopadding.js";
import { base64, cipherWords, keyWords, paddedText, utf8Words, type Words } from "./wire-text.ts";

const BLOCK = 16;

/** A key of 16, 24 or 32 bytes and an initialisation vector of 16, both as UTF-8 text. Every visitor has them, so they prove nothing. */
export interface QueryKeys {
  key: string;
  iv: string;
}

/** AES-CBC with PKCS7, as Base64; write it into an address with encodeURIComponent (Spec 9). Throws an Error for wrong keys. */
export function encryptQuery(text: string, keys: QueryKeys): string {
  const { key, iv } = readKeys(keys);
  const encrypted = AES.encrypt(utf8Words(text), key, {
    iv,
    mode: CryptoJS.mode.CBC,
    padding: CryptoJS.pad.Pkcs7,
  });
  return base64(encrypted.ciphertext);
}

/** The text of an encrypted query (Spec 9). Throws an Error that says why when key, Base64, length, padding or UTF-8 is wrong. */
export function decryptQuery(text: string, keys: QueryKeys): string {
  const { key, iv } = readKeys(keys);
  const ciphertext = CryptoJS.lib.CipherParams.create({ ciphertext: cipherWords(text, BLOCK) });
  return paddedText(AES.decrypt(ciphertext, key, { iv, mode: CryptoJS.mode.CBC, padding: NoPadding }), BLOCK);
}

function readKeys(keys: QueryKeys): { key: Words; iv: Words } {
  return { key: keyWords("query key", keys.key, [16, 24, 32]), iv: keyWords("query IV", keys.iv, [16]) };
}
