// Reads as much as possible from malformed JSON, so that every rule can run on a broken file and none throws.

/** Any JSON object, its parts unchecked. */
export type Loose = Readonly<Record<string, unknown>>;

const nothing: Loose = Object.freeze({});

/** The value as an object, or an empty one. */
export function object(value: unknown): Loose {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Loose) : nothing;
}

/** Own property only: a key such as `constructor` finds nothing. */
export function own(value: unknown, key: string): unknown {
  const holder = object(value);
  return Object.hasOwn(holder, key) ? holder[key] : undefined;
}

/** Key and value of each entry whose value is an object. */
export function entries(value: unknown): [string, Loose][] {
  return Object.entries(object(value)).flatMap(([key, part]) =>
    typeof part === "object" && part !== null && !Array.isArray(part) ? [[key, part as Loose] as const] : [],
  ) as [string, Loose][];
}

export function keys(value: unknown): string[] {
  return Object.keys(object(value));
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The texts of a list; anything else is left out. */
export function texts(value: unknown): string[] {
  return list(value).filter((part) => typeof part === "string");
}

export function text(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

export function number(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}
