// Stands in for RJSF's deep comparison, which carries a library for every kind of object: a section compares plain data and elements.

/**
 * Two functions always count as equal, as in RJSF; objects of a class only when they are the same. Without circles: the owner of a React
 * element is left out.
 */
export default function deepEquals(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one === "function" && typeof other === "function") return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = keysOf(one);
  return (
    keys.length === keysOf(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && deepEquals(one[key], other[key]))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const made = Object.getPrototypeOf(value);
  return made === Object.prototype || made === Array.prototype || made === null;
}

const keysOf = (value: object): string[] =>
  "$$typeof" in value ? Object.keys(value).filter((key) => !key.startsWith("_")) : Object.keys(value);
