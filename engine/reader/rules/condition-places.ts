// Takes a one-thing; gives every single condition in it, at whatever depth, with its place and what it decides.

import { below } from "../../problem/pointer.ts";
import { entries, type Loose, list } from "../loose.ts";

export interface ConditionPlace {
  pointer: string;
  /** One condition without the ones inside it: `all`, `any` and `not` are followed. */
  condition: Loose;
  /** What the condition decides: a field that is asked, a question, a rule or a material. */
  owner:
    | { kind: "field"; section: string; field: string }
    | { kind: "question" | "rule" | "material"; key: string };
}

type Owner = ConditionPlace["owner"];

function collect(value: unknown, pointer: string, owner: Owner, into: ConditionPlace[]): void {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  const condition = value as Loose;
  into.push({ pointer, condition, owner });
  for (const word of ["all", "any"]) {
    list(condition[word]).forEach((part, index) => {
      collect(part, below(pointer, word, index), owner, into);
    });
  }
  collect(condition.not, below(pointer, "not"), owner, into);
}

export function conditionsOf(thing: Loose): ConditionPlace[] {
  const places: ConditionPlace[] = [];
  for (const [key, question] of entries(thing.questions)) {
    collect(question.when, below("/questions", key, "when"), { kind: "question", key }, places);
  }
  for (const [key, rule] of entries(thing.rules)) {
    for (const word of ["when", "must"]) {
      collect(rule[word], below("/rules", key, word), { kind: "rule", key }, places);
    }
  }
  for (const [section, fields] of entries(thing.asked)) {
    for (const [field, asked] of entries(fields)) {
      for (const word of ["when", "requiredWhen"]) {
        collect(
          asked[word],
          below("/asked", section, field, word),
          { kind: "field", section, field },
          places,
        );
      }
    }
  }
  for (const [key, material] of entries(thing.materials)) {
    collect(material.when, below("/materials", key, "when"), { kind: "material", key }, places);
  }
  return places;
}
