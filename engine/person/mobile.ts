// Recognises a mobile number and reduces it to the eleven digits that are stored.

import { foldFullWidth } from "../check/digits-only.ts";

const MOBILE = /^(?:(?:\+|00)86)?(1[3-9]\d{9})$/;

/** Optional +86 or 0086, then 1, a digit 3 to 9 and nine digits, without separators (Spec 5). */
export function isMobile(value: string): boolean {
  return MOBILE.test(value);
}

/** The eleven digits, so that +86 and 0086 numbers compare and mask alike; anything else is only trimmed and folded. */
export function normaliseMobile(value: string): string {
  const folded = foldFullWidth(value).trim();
  return MOBILE.exec(folded)?.[1] ?? folded;
}
