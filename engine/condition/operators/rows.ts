// Judges the operators over all rows of a repeatable section together.

import { compareDecimal, sumDecimals } from "../../check/decimal.ts";
import type { RowOperators } from "../condition.ts";
import type { Judges } from "./answered.ts";

export const rowJudges: Judges<RowOperators> = {
  sumIs: (wanted, key, facts) => {
    const values = facts.rows(key);
    const sum = sumDecimals(values.flat().map((value) => value || "0"));
    return values.length === 0 || sum === undefined ? undefined : compareDecimal(sum, wanted) === 0;
  },
  countAtLeast: ({ value, count }, key, facts) => {
    const values = facts.rows(key);
    if (values.length === 0) return undefined;
    return values.filter((answer) => [answer].flat().includes(value)).length >= count;
  },
};
