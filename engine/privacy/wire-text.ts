// Converts Base64 and crypto-js words to bytes and text, rejecting everything that crypto-js would let through.

import Base64 from "crypto-js/enc-base64.js";
import Utf8 from "crypto-js/enc-utf8.js";

export type Words = ReturnType<typeof Utf8.parse>;

/** UTF-8 bytes of a text. Throws an Error for half a surrogate pair, which UTF-8 cannot encode. */
export function utf8Words(text: string): Words {
  try {
    return Utf8.parse(text);
  } catch {
    throw new Error("The text holds half a surrogate pair and cannot be written as UTF-8.");
  }
}

/** The bytes of a key or initialisation vector. Throws an Error when their number is not allowed. */
export function keyWords(name: string, text: string, allowed: readonly number[]): Words {
  const words = utf8Words(text);
  if (!allowed.includes(words.sigBytes)) {
    // The message leaves out the value itself, because it may end up in a log.
    throw new Error(`The ${name} must have ${allowed.join(" or ")} bytes as UTF-8, not ${words.sigBytes}.`);
  }
  return words;
}

/**
 * A ciphertext as Base64. Spelled out, because crypto-js' own toString silently writes hex when its cipher core
 * happens to load before its Base64.
 */
export function base64(words: Words): string {
  return Base64.stringify(words);
}

/** The bytes of a ciphertext in canonical Base64. Throws an Error when alphabet, padding or block length is wrong. */
export function cipherWords(text: string, blockSize: number): Words {
  if (text === "") throw new Error("The ciphertext is empty.");
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) {
    throw new Error("The ciphertext is not Base64 in the standard alphabet with padding.");
  }
  const words = Base64.parse(text);
  if (base64(words) !== text) throw new Error("The ciphertext is not canonical Base64.");
  if (words.sigBytes % blockSize !== 0) {
    throw new Error(`The ciphertext has ${words.sigBytes} bytes, not whole blocks of ${blockSize}.`);
  }
  return words;
}

/**
 * The text of a decrypted message that still has its PKCS7 padding. Throws an Error when a padding byte or the UTF-8 is wrong;
 * crypto-js looks only at the last padding byte and then cuts the text short.
 */
export function paddedText(words: Words, blockSize: number): string {
  const padding = byteAt(words, words.sigBytes - 1);
  const places = Array.from({ length: padding }, (_, place) => byteAt(words, words.sigBytes - 1 - place));
  if (padding < 1 || padding > blockSize || places.some((byte) => byte !== padding)) {
    throw new Error("The padding is wrong: another key, or a changed ciphertext.");
  }
  const plain = words.clone();
  plain.sigBytes -= padding;
  plain.clamp();
  try {
    return Utf8.stringify(plain);
  } catch {
    throw new Error("The decrypted bytes are not UTF-8: another key, or a changed ciphertext.");
  }
}

function byteAt(words: Words, index: number): number {
  return ((words.words[index >>> 2] ?? 0) >>> (24 - (index % 4) * 8)) & 0xff;
}
