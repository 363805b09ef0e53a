// Takes a condition; gives the keys of the answers it asks.

import type { Condition, ConditionAtom } from "./condition.ts";
import { conditionAtoms } from "./condition-atoms.ts";

/** Keys of fields and questions, each once, in the order written. */
export function conditionKeys(condition: Condition): string[] {
  return [...new Set(conditionAtoms(condition).flatMap(atomKeys))];
}

/** Of one part alone; none where it asks no answer. */
export function atomKeys(atom: ConditionAtom): string[] {
  if (!("answer" in atom)) return [];
  return "ageBySex" in atom ? [atom.answer, atom.ageBySex.sex] : [atom.answer];
}
