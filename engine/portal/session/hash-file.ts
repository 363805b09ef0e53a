// Hashes a file piece by piece, so that the page stays responsive.

import CryptoJS from "crypto-js/core.js";
import "crypto-js/sha256.js";
import type { ClockPort } from "../ports.ts";

/** Bytes per piece: some ten milliseconds on a slow phone. */
const piece = 256 * 1024;

/** The same as `sha256Hex`, for files of megabytes. */
export async function hashFile(bytes: Uint8Array, clock: ClockPort): Promise<string> {
  const hasher = CryptoJS.algo.SHA256.create();
  for (let from = 0; from < bytes.length; from += piece) {
    if (from > 0) await new Promise<void>((resolve) => void clock.setTimeout(() => resolve(), 0));
    hasher.update(wordsOf(bytes.subarray(from, from + piece)));
  }
  return hasher.finalize().toString();
}

function wordsOf(bytes: Uint8Array) {
  const words = new Array<number>(Math.ceil(bytes.length / 4));
  for (let at = 0; at < words.length; at++) {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at * 4, at * 4 + 4);
    words[at] = (a << 24) | (b << 16) | (c << 8) | d;
  }
  return CryptoJS.lib.WordArray.create(words, bytes.length);
}
