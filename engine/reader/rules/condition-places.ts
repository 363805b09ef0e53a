// Lists the single conditions of a one-thing whose JSON is not checked yet, since the typed fold needs a checked one.

import { type ConditionPlace, conditionPlaces } from "../../one-thing/condition-places.ts";
import type { OneThing } from "../../one-thing/one-thing.ts";
import { below } from "../../problem/pointer.ts";
import { type Loose, list } from "../loose.ts";

export interface LooseCondition {
  pointer: string;
  /** A single condition; `all`, `any` and `not` are followed down to it. */
  condition: Loose;
  owner: ConditionPlace["owner"];
}

export function conditionsOf(thing: Loose): LooseCondition[] {
  return conditionPlaces(thing as Partial<OneThing>).flatMap(({ pointer, condition, owner }) =>
    inside(condition, pointer).map((one) => ({ ...one, owner })),
  );
}

function inside(value: unknown, pointer: string): Omit<LooseCondition, "owner">[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  const condition = value as Loose;
  return [
    { pointer, condition },
    ...["all", "any"].flatMap((word) =>
      list(condition[word]).flatMap((part, at) => inside(part, below(pointer, word, at))),
    ),
    ...inside(condition.not, below(pointer, "not")),
  ];
}
