// Measures a text as a reader sees it, and refuses characters that no database stores unchanged.

/** The number of code points: a rare character outside the basic plane counts once. */
export function codePoints(value: string): number {
  return [...value].length;
}

/** True for a NUL or half a surrogate pair: databases cut off the one and change the other. */
export function hasForbiddenCharacter(value: string): boolean {
  return value.includes("\u0000") || /\p{Surrogate}/u.test(value);
}
