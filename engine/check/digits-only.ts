// Folds typed or pasted text to half-width, or keeps only its digits.

const FULL_WIDTH_ASCII = /[\uFF01-\uFF5E]/g;
const DISTANCE_TO_ASCII = 0xfee0;

/**
 * Turns full-width ASCII and the ideographic space into half-width and keeps every other character.
 * NFKC is no choice here: it would turn ① into 1 and ½ into 1⁄2.
 */
export function foldFullWidth(value: string): string {
  return value
    .replace(FULL_WIDTH_ASCII, (char) => String.fromCharCode(char.charCodeAt(0) - DISTANCE_TO_ASCII))
    .replaceAll("\u3000", " ");
}

/** Keeps the digits 0-9 after folding full-width ones. Leading zeros stay (Spec 5). */
export function digitsOnly(value: string): string {
  return foldFullWidth(value).replace(/\D/g, "");
}
