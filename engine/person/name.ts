// Normalises a person's name, and decides whether the person counts as real-name verified.

import { isEmpty } from "../check/is-empty.ts";

// Input methods use U+2022, U+30FB and U+FF0E for the middle dot of a name.
const MIDDLE_DOTS = /[\u2022\u30FB\uFF0E]/g;

/** Trims, collapses blanks, and folds the lookalikes of the middle dot to U+00B7. */
export function normaliseName(value: string): string {
  return value.replace(MIDDLE_DOTS, "\u00B7").replace(/\s+/g, " ").trim();
}

/** Only a non-empty certificate number makes a person real-name verified (Spec 5). */
export function isRealName(user: { certificateNumber?: string | null }): boolean {
  return !isEmpty(user.certificateNumber);
}
