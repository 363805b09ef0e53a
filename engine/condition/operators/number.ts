// Judges the operators over numbers, exactly, by their decimal digits.

import { compareDecimal } from "../../check/decimal.ts";
import type { NumberOperators } from "../condition.ts";
import { answered, both, type Judge, type Judges } from "./answered.ts";

export const numberJudges: Judges<NumberOperators> = {
  atLeast: number((order) => order >= 0),
  atMost: number((order) => order <= 0),
  moreThan: number((order) => order > 0),
  lessThan: number((order) => order < 0),
  between: ([low, high], key, facts) =>
    both(numberJudges.atLeast(low, key, facts), numberJudges.atMost(high, key, facts)),
};

function number(test: (order: -1 | 0 | 1) => boolean): Judge<string> {
  return answered((values, bound) => {
    const order = compareDecimal(values[0] ?? "", bound);
    return order === undefined ? undefined : test(order);
  });
}
