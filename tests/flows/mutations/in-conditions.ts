// Makes copies of a one-thing in which one condition reads or compares something it cannot.
import type { Change } from "./mutant.ts";
import { parentOf, placesIn, valueAt, withValue } from "./places.ts";

type Loose = Record<string, unknown>;

const words: Loose = {
  is: "错值",
  in: ["错值"],
  has: "错值",
  atMost: "7",
  between: ["1", "2"],
  withinDays: 9,
  ageFrom: 18,
  sumIs: "100",
  countAtLeast: { value: "1", count: 1 },
  notBoth: ["甲", "乙"],
  bornBetween: ["2020-01-01", "2020-02-30"],
};
/** Operators that need another kind of answer, or another value than exists. */
export function slipsOfConditions(thing: unknown): Change[] {
  return placesIn(thing)
    .filter(({ key }) => key === "answer")
    .flatMap(({ pointer, value, pattern }) => {
      const at = parentOf(pointer);
      const change = (what: string, now: Loose): Change => ({
        what,
        pointer: at,
        json: withValue(thing, at, now),
        pattern: `${pattern} ${what}`,
      });
      const fits = fitting(valueAt(thing, at) as Loose);
      return [
        ...Object.entries(words)
          .filter(([word]) => !fits.includes(word))
          .map(([word, compared]) => change(`a condition says ${word}`, { answer: value, [word]: compared })),
        change("a range is turned", { answer: value, between: ["9", "1"] }),
        change("ages are turned", { answer: value, ageFrom: 60, ageTo: 18 }),
        change("a condition reads nothing", { answer: "nichtsda", filled: true }),
        change("a condition compares twice", { answer: value, filled: true, is: "1" }),
      ];
    });
}

/** Operators that may compare this condition's answer, since one of their kind is written. */
function fitting(condition: Loose): string[] {
  const kinds = [
    [
      "atLeast",
      "atMost",
      "moreThan",
      "lessThan",
      "between",
      "sumIs",
      "countAtLeast",
      "notBoth",
      "is",
      "in",
      "isNot",
      "notIn",
    ],
    [
      "notAfterToday",
      "withinDays",
      "withinYears",
      "olderThanDays",
      "olderThanMonths",
      "ageFrom",
      "ageTo",
      "ageUnder",
      "ageBySex",
      "bornBetween",
      "is",
      "in",
    ],
    ["has", "onlyIn", "notBoth"],
    [
      "filled",
      "is",
      "in",
      "atMost",
      "withinDays",
      "ageFrom",
      "between",
      "has",
      "notBoth",
      "countAtLeast",
      "sumIs",
    ],
  ];
  const kind = kinds.filter((words) => words.some((word) => condition[word] !== undefined));
  const closed =
    condition.is !== undefined ||
    condition.in !== undefined ||
    condition.isNot !== undefined ||
    condition.notIn !== undefined;
  // Numeric codes may be compared as numbers.
  return closed ? ["atMost", "between", "sumIs", "countAtLeast", "notBoth"] : kind.flat();
}
