// Random bytes and the ids made of them; tests hand in their own.

/** Returns that many random bytes, good enough for keys. */
export type Random = (bytes: number) => Uint8Array;

/** A random id of 128 bits, 32 hex digits. */
export const newId = (random: Random): string => Buffer.from(random(16)).toString("hex");
