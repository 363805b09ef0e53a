// Lists every place in a JSON value with its content, and makes copies with one place changed.
import { below, stepsOf } from "../../../engine/problem/pointer.ts";

export interface Place {
  pointer: string;
  key: string;
  value: unknown;
  /** Shared by similar places: names that a designer chose and indices of a list become `*`. */
  pattern: string;
}

/** Objects whose keys are names that a designer chose. */
const chosen = [
  /^\/(questions|matters|rules|asked|materials|townships|departments)$/,
  /^\/questions\/[^/]+\/options$/,
  /^\/asked\/[^/]+$/,
  /(^|\/)(properties|\$defs|fill|sameAs)$/,
];

export const hasChosenKeys = (pointer: string): boolean => chosen.some((place) => place.test(pointer));

/** Every place below the root, parents first. */
export function placesIn(json: unknown): Place[] {
  const visit = (value: unknown, pointer: string, pattern: string): Place[] => {
    if (typeof value !== "object" || value === null) return [];
    const anyName = Array.isArray(value) || hasChosenKeys(pointer);
    return Object.entries(value).flatMap(([key, part]) => {
      const at = below(pointer, key);
      const like = `${pattern}/${anyName ? "*" : key}`;
      return [{ pointer: at, key, value: part, pattern: like }, ...visit(part, at, like)];
    });
  };
  return visit(json, "", "");
}

export function valueAt(json: unknown, pointer: string): unknown {
  return stepsOf(pointer).reduce<unknown>(
    (holder, step) => (holder as Record<string, unknown>)?.[step],
    json,
  );
}

export const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf("/"));

/** A copy with another value; `undefined` removes the entry. Only the path to it is copied. */
export function withValue(json: unknown, pointer: string, value: unknown): unknown {
  const put = (part: unknown, steps: readonly string[]): unknown => {
    const [step, ...rest] = steps;
    if (step === undefined) return value;
    const copy = (Array.isArray(part) ? [...part] : { ...(part as object) }) as Record<string, unknown>;
    const now = put(copy[step], rest);
    if (now !== undefined) copy[step] = now;
    else if (Array.isArray(copy)) copy.splice(Number(step), 1);
    else delete copy[step];
    return copy;
  };
  return put(json, stepsOf(pointer));
}

/** A copy in which one key has another name, at the same position among its neighbours. */
export function withKey(json: unknown, pointer: string, name: string): unknown {
  const parent = parentOf(pointer);
  const key = stepsOf(pointer).at(-1) ?? "";
  const holder = valueAt(json, parent) as Record<string, unknown>;
  const renamed = Object.fromEntries(
    Object.entries(holder).map(([each, part]) => [each === key ? name : each, part]),
  );
  return withValue(json, parent, renamed);
}

/** A typical typo: the middle letter is left out, or a letter is added to a short word. */
export function misspelt(word: string): string {
  if (word.length < 4) return `${word}x`;
  const middle = Math.floor(word.length / 2);
  return word.slice(0, middle) + word.slice(middle + 1);
}
