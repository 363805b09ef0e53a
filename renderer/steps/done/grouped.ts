// In: a number of many digits. Out: the same in groups of four, held together so that no group breaks.

export function grouped(number: string): string {
  return number.replace(/(.{4})(?=.)/g, "$1\u00a0");
}
