// In: how long an id is to be, and which are taken. Out: a random id for a row, base 36; `crypto.randomUUID` is missing on plain-http networks.

const base = 36;

/** Letters and digits (Spec 9, random id helper). */
export function randomId(length = 3): string {
  return [...crypto.getRandomValues(new Uint32Array(length))]
    .map((value) => (value % base).toString(base))
    .join("");
}

/** Three characters meet again soon: drawn anew while taken, and at last made longer. */
export function freeId(make: () => string, isTaken: (id: string) => boolean): string {
  let id = make();
  for (let tries = 0; isTaken(id); tries++) id = tries < base ? make() : `${id}${make()}`;
  return id;
}
