// The shape of a key that is renewed from time to time.

/** The first makes whatever is new; the others, older ones, still read what they have made. */
export type Keys = readonly [string, ...string[]];
