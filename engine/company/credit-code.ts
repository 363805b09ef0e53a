// Checks a unified social credit code: whether the portal accepts it, and whether it also follows GB 32100.

import { foldFullWidth } from "../check/digits-only.ts";
import { isEmpty } from "../check/is-empty.ts";
import { codePoints } from "../check/text.ts";

const ALPHABET = "0123456789ABCDEFGHJKLMNPQRTUWXY";
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
// The embedded organisation code has its own alphabet, in which X is worth 33 as a letter and 10 as a check character.
const ORGANISATION_ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ORGANISATION_WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2];

/** 18 characters of the restricted set, or any 15 characters that are not all blank (Spec 5). */
export function isSocialCreditCode(value: string): boolean {
  if (/^[0-9A-HJ-NPQRTUWXY]{18}$/.test(value)) return true;
  return codePoints(value) === 15 && !isEmpty(value);
}

/** False when the department, the region or a check character is wrong, or 15 characters are no old registration number. This only warns. */
export function creditCodeCheckOk(value: string): boolean {
  if (/^\d{15}$/.test(value)) return registrationCheck(value.slice(0, 14)) === value.slice(14);
  // Department and type, six digits of region, organisation code, check.
  if (!/^[1-9ANY][1-9]\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(value)) return false;
  return (
    organisationCheck(value.slice(8, 16)) === value.charAt(16) &&
    lastCheck(value.slice(0, 17)) === value.charAt(17)
  );
}

/** Trimmed, half-width and in capitals: the form that is checked and stored, so that each company exists once. */
export function normaliseCreditCode(value: string): string {
  return foldFullWidth(value).trim().toUpperCase();
}

function lastCheck(body: string): string {
  return ALPHABET.charAt((31 - (weighted(body, ALPHABET, WEIGHTS) % 31)) % 31);
}

function organisationCheck(body: string): string {
  const check = (11 - (weighted(body, ORGANISATION_ALPHABET, ORGANISATION_WEIGHTS) % 11)) % 11;
  return check === 10 ? "X" : String(check);
}

/** Check digit of an old registration number (GS15-2006, ISO 7064 MOD 11,10). */
function registrationCheck(body: string): string {
  let product = 10;
  for (const digit of body) product = (((product + Number(digit)) % 10 || 10) * 2) % 11;
  return String((11 - product) % 10);
}

function weighted(body: string, alphabet: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * alphabet.indexOf(body.charAt(place)), 0);
}
