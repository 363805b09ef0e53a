// What all operators share: a verdict, which stays unknown while the answer is missing.

import { isEmpty } from "../../check/is-empty.ts";
import type { Facts } from "../facts.ts";

/** `undefined`: not known yet, because the answer is missing. */
export type Verdict = boolean | undefined;

/** Judges one operator, given its operand, the key of the answer it asks, and the facts. */
export type Judge<Operand> = (operand: Operand, key: string, facts: Facts) => Verdict;

export type Judges<Operators> = { [Name in keyof Operators]: Judge<Operators[Name]> };

/** `test` receives the values of the answer, one or several. */
export function answered<Operand>(
  test: (values: readonly string[], operand: Operand, facts: Facts) => Verdict,
): Judge<Operand> {
  return (operand, key, facts) => {
    const answer = facts.answer(key);
    if (answer === undefined || isEmpty(answer)) return undefined;
    return test(typeof answer === "string" ? [answer] : answer, operand, facts);
  };
}

export function both(one: Verdict, other: Verdict): Verdict {
  if (one === false || other === false) return false;
  return one === undefined || other === undefined ? undefined : true;
}
