// Measures a text as a reader sees it, and refuses what no database stores unchanged.

/** The number of code points: a rare character outside the basic plane counts once. */
export function codePoints(value: string): number {
  return [...value].length;
}

/** True with a NUL or half a surrogate pair: databases cut the one and change the other, so both are refused. */
export function hasForbiddenCharacter(value: string): boolean {
  return value.includes("\u0000") || /\p{Surrogate}/u.test(value);
}
