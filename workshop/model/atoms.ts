// Takes a condition and its pointer; gives the single conditions in it, each with its own pointer.

import type { Condition, ConditionAtom } from "../../engine/condition/condition.ts";
import { foldCondition } from "../../engine/condition/fold.ts";
import { below } from "../../engine/problem/pointer.ts";

export interface Atom {
  pointer: string;
  atom: ConditionAtom;
}

/** `all`, `any` and `not` are followed. */
export function atomsOf(condition: Condition, pointer: string): Atom[] {
  type At = (pointer: string) => Atom[];
  const each =
    (word: "all" | "any") =>
    (parts: At[]): At =>
    (pointer) =>
      parts.flatMap((part, at) => part(below(pointer, word, at)));
  return foldCondition<At>(condition, {
    all: each("all"),
    any: each("any"),
    not: (part) => (pointer) => part(below(pointer, "not")),
    atom: (atom) => (pointer) => [{ pointer, atom }],
  })(pointer);
}
