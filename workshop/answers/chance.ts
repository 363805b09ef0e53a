// A seeded random source: the same seed gives the same numbers.

/** Returns the next number, at least 0 and less than 1. */
export type Chance = () => number;

/** Mulberry32: small, and good enough to vary names and numbers. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from 0 up to, not including, `limit`. */
export function below(chance: Chance, limit: number): number {
  return Math.floor(chance() * limit);
}

/** Each name gets its own seed, so that the choices for one field never affect the answers of another. */
export function seedFor(seed: number, name: string): number {
  return [...name].reduce((so, sign) => Math.imul(so ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0, seed);
}
