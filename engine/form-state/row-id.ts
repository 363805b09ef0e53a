// Finds an id for a row that no other row has.

const mostTries = 36;

/** Three characters meet again soon: drawn anew while taken, and at last made longer. */
export function freeId(make: () => string, isTaken: (id: string) => boolean): string {
  let id = make();
  for (let tries = 0; isTaken(id); tries++) id = tries < mostTries ? make() : `${id}${make()}`;
  return id;
}
