// Checks the region and the check character of an identity number by GB 11643. It warns and never blocks.

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = "10X98765432";

// Mainland provinces by GB/T 2260, Taiwan (71, 83), Hong Kong (81) and Macao (82).
const PROVINCE = /^(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])/;

/** False for an unknown province, or when the last of 18 places does not match the others; x counts as X. */
export function idCardCheckOk(value: string): boolean {
  // A foreigner's number starts with 9, followed by the province.
  if (!PROVINCE.test(value.startsWith("9") ? value.slice(1) : value)) return false;
  if (/^\d{15}$/.test(value)) return true;
  return (
    /^\d{17}[\dXx]$/.test(value) && idCardCheckCharacter(value.slice(0, 17)) === value.slice(17).toUpperCase()
  );
}

/** The check character of the first 17 digits (ISO 7064 MOD 11-2). */
export function idCardCheckCharacter(body: string): string {
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(body.charAt(place)), 0);
  return CHECKS.charAt(sum % 11);
}
