// Judges the operators over chosen values, and whether there is an answer at all.

import { isEmpty } from "../../check/is-empty.ts";
import type { ChoiceOperators } from "../condition.ts";
import { answered, type Judges } from "./answered.ts";

export const choiceJudges: Judges<ChoiceOperators> = {
  is: answered((values, value) => values.length === 1 && values[0] === value),
  isNot: answered((values, value) => !values.includes(value)),
  in: answered((values, list) => values.some((value) => list.includes(value))),
  notIn: answered((values, list) => !values.some((value) => list.includes(value))),
  has: answered((values, value) => values.includes(value)),
  onlyIn: answered((values, list) => values.every((value) => list.includes(value))),
  notBoth: answered((values, [one, other]) => !(values.includes(one) && values.includes(other))),
  filled: (filled, key, facts) => isEmpty(facts.answer(key)) !== filled,
};
