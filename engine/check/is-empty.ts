// Decides whether the specification calls an answer empty.

/**
 * True for null, undefined, blank text, false, 0, NaN, and objects, arrays, maps and sets without content (Spec 5).
 * A required answer must therefore never be the number 0 or the boolean false: the forms use "0" and "1".
 */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === "string") return value.trim() === "";
  if (typeof value === "boolean") return !value;
  if (typeof value === "number") return value === 0 || Number.isNaN(value);
  if (typeof value !== "object") return false;
  if (Array.isArray(value)) return value.length === 0;
  if (value instanceof Map || value instanceof Set) return value.size === 0;
  // A Date, a file or a buffer has no keys of its own and still is an answer, so only plain objects are counted by keys.
  return Object.prototype.toString.call(value) === "[object Object]" && Object.keys(value).length === 0;
}
