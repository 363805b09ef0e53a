// Parses JSON from outside, and refuses values that a database or an object could choke on.

import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";

const deepest = 32;
const forbiddenKeys = new Set(["__proto__", "constructor", "prototype"]);

/** Parses strict UTF-8 JSON and guards every value in it. Throws a Refusal (400). */
export function guardJson(bytes: Uint8Array): unknown {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    throw new Refusal(400, words.unreadableBody);
  }
  guardValue(value);
  return value;
}

/** Checks depth, keys, texts and numbers of parsed data. Throws a Refusal (400). */
export function guardValue(value: unknown, depth = 0): void {
  if (typeof value === "string") guardText(value);
  // 1e400 parses as Infinity and would be written back as null.
  if (typeof value === "number" && !Number.isFinite(value)) throw new Refusal(400, words.unreadableBody);
  if (typeof value !== "object" || value === null) return;
  if (depth >= deepest) throw new Refusal(400, words.unreadableBody);
  if (Array.isArray(value)) {
    for (const each of value) guardValue(each, depth + 1);
    return;
  }
  for (const [key, each] of Object.entries(value)) {
    if (forbiddenKeys.has(key)) throw new Refusal(400, words.unreadableBody);
    guardText(key);
    guardValue(each, depth + 1);
  }
}

/** A NUL would come back cut off, half a surrogate pair changed. */
function guardText(text: string): void {
  if (/\0|\p{Surrogate}/u.test(text)) throw new Refusal(400, words.unreadableText);
}
