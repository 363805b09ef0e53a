// One change of a one-thing, the order in which changes are listed, and how parts of two versions are paired.

import { below } from "../problem/pointer.ts";
import { canonicalText } from "../signature/covers.ts";

/** From what affects people who are filling in the form most to what they hardly notice. */
export const changeKinds = [
  "lost",
  "tightened",
  "gained",
  "renamed",
  "loosened",
  "other",
  "reworded",
] as const;

export type ChangeKind = (typeof changeKinds)[number];

export interface Change {
  kind: ChangeKind;
  /** A whole Chinese sentence without its full stop. */
  words: string;
  /** The file it is seen in: the former one for what was lost. */
  side: "before" | "after";
  file: "one-thing" | "form";
  /** JSON pointer into that file. */
  pointer: string;
}

/** Keeps the order of the files within one kind. */
export function worstFirst(changes: readonly Change[]): Change[] {
  return changeKinds.flatMap((kind) => changes.filter((change) => change.kind === kind));
}

/** Makes the changes of one place in both files. `word`: the path from there to the word that changed. */
export function teller(file: Change["file"], pointer: string, before = pointer) {
  return (kind: ChangeKind, words: string, ...word: (string | number)[]): Change =>
    kind === "lost"
      ? { kind, words, side: "before", file, pointer: below(before, ...word) }
      : { kind, words, side: "after", file, pointer: below(pointer, ...word) };
}

export interface Pairs<Part> {
  kept: { was: string; now: string; before: Part; after: Part }[];
  lost: [string, Part][];
  gained: [string, Part][];
}

/** Pairs parts by name; a part whose name is gone is paired by `isSame`. Each part has at most one partner. */
export function pairsOf<Part>(
  before: Readonly<Record<string, Part>>,
  after: Readonly<Record<string, Part>>,
  isSame: (was: [string, Part], now: [string, Part]) => boolean,
): Pairs<Part> {
  const own = (parts: Readonly<Record<string, Part>>, key: string) => Object.hasOwn(parts, key);
  const fresh = Object.entries(after).filter(([key]) => !own(before, key));
  const taken = new Set<string>();
  const pairs: Pairs<Part> = { kept: [], lost: [], gained: [] };
  for (const [was, part] of Object.entries(before)) {
    if (own(after, was)) {
      pairs.kept.push({ was, now: was, before: part, after: after[was] as Part });
      continue;
    }
    const partner = fresh.find((one) => !taken.has(one[0]) && isSame([was, part], one));
    if (!partner) {
      pairs.lost.push([was, part]);
      continue;
    }
    taken.add(partner[0]);
    pairs.kept.push({ was, now: partner[0], before: part, after: partner[1] });
  }
  pairs.gained = fresh.filter(([key]) => !taken.has(key));
  return pairs;
}

/** Equal as JSON, whatever the order of the keys. */
export function isEqual(one: unknown, other: unknown): boolean {
  return canonicalText(one) === canonicalText(other);
}
