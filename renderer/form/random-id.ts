// Generates the random id of a new row. `crypto.randomUUID` is missing on plain http, `getRandomValues` is not.

const base = 36;

/** Letters and digits (Spec 9, random id helper). */
export function randomId(length = 3): string {
  return [...crypto.getRandomValues(new Uint32Array(length))]
    .map((value) => (value % base).toString(base))
    .join("");
}
