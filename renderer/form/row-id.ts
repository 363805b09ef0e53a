// In: nothing. Out: a random id for a row, base 36; `crypto.randomUUID` is missing on plain-http networks.

export function randomRowId(): string {
  const [one = 0, two = 0] = crypto.getRandomValues(new Uint32Array(2));
  return `${one.toString(36)}${two.toString(36)}`;
}
