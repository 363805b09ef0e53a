// Normalises a person's name, and decides whether the person counts as verified by real name.

import { isEmpty } from "../check/is-empty.ts";

// U+2022, U+30FB and U+FF0E are what input methods give for the middle dot of a name.
const MIDDLE_DOTS = /[\u2022\u30FB\uFF0E]/g;

/** Trims, makes each run of blanks one blank, and folds the lookalikes of the middle dot to U+00B7. */
export function normaliseName(value: string): string {
  return value.replace(MIDDLE_DOTS, "\u00B7").replace(/\s+/g, " ").trim();
}

/** Real name is judged solely by a certificate number that is not empty (Spec 5). */
export function isRealName(user: { certificateNumber?: string | null }): boolean {
  return !isEmpty(user.certificateNumber);
}
