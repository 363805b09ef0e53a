// For every operator of conditions, one answer is found that makes it hold and one that does not.
import { describe, expect, test } from "vitest";
import { sumDecimals } from "../../../engine/check/decimal.ts";
import type { AnswerCondition, Condition } from "../../../engine/condition/condition.ts";
import type { Answer, Facts } from "../../../engine/condition/facts.ts";
import { judge } from "../../../engine/condition/holds.ts";
import type { Field } from "../../../engine/one-thing/form.ts";
import { alternativesTo } from "../../../workshop/answers/alternatives.ts";
import { combinations } from "../../../workshop/answers/question-choices.ts";
import { targetAnswer } from "../../../workshop/answers/target-answer.ts";
import { rowAnswer, rowCount } from "../../../workshop/answers/target-rows.ts";
import type { AnswerContext } from "../../../workshop/answers/valid-answers.ts";
import { fixture } from "../../fixtures/fixture-content.ts";

const today = "2026-11-20";
const around: AnswerContext = { today, townships: ["329900003"], row: 0, seed: 7 };
const choices = ["1", "2", "3", "4", "5", "6"].map((code) => ({ const: code, title: `选项${code}` }));
const base = { title: "一项", many: false, required: false };
const fields: Record<string, Field> = {
  kind: { ...base, key: "kind", choices },
  kinds: { ...base, key: "kinds", choices, many: true },
  amount: { ...base, key: "amount", format: "decimal" },
  day: { ...base, key: "day", format: "date" },
  moment: { ...base, key: "moment", format: "date-time" },
  sex: { ...base, key: "sex", choices: choices.slice(0, 2) },
  text: { ...base, key: "text", maxLength: 20 },
};

const conditions: Condition[] = [
  { answer: "kind", is: "4" },
  { answer: "kind", isNot: "1" },
  { answer: "kind", in: ["2", "5"] },
  { answer: "kind", notIn: ["1", "2"] },
  { answer: "kinds", has: "6" },
  { answer: "kinds", onlyIn: ["6"] },
  { answer: "kinds", notBoth: ["2", "5"] },
  { answer: "text", filled: true },
  { answer: "text", filled: false },
  { answer: "amount", atLeast: "300" },
  { answer: "amount", atMost: "36" },
  { answer: "amount", moreThan: "0" },
  { answer: "amount", lessThan: "160" },
  { answer: "amount", between: ["5", "12"] },
  { answer: "day", notAfterToday: true },
  { answer: "moment", withinDays: 90 },
  { answer: "day", withinYears: 5 },
  { answer: "day", olderThanDays: 45 },
  { answer: "day", olderThanMonths: 12 },
  { answer: "day", ageFrom: 16, ageTo: 60 },
  { answer: "moment", ageUnder: 3 },
  { answer: "day", ageBySex: { sex: "sex", male: 22, female: 20 } },
  { answer: "day", bornBetween: ["2019-09-01", "2020-08-31"] },
  { all: [{ answer: "kind", is: "2" }, { not: { answer: "amount", atLeast: "10" } }] },
  {
    any: [
      { answer: "kind", is: "2" },
      { answer: "kinds", has: "3" },
    ],
  },
  {
    not: {
      any: [
        { answer: "kind", is: "2" },
        {
          all: [
            { answer: "sex", is: "1" },
            { answer: "day", ageUnder: 18 },
          ],
        },
      ],
    },
  },
];

describe.each(conditions.map((condition) => [JSON.stringify(condition), condition] as const))(
  "%s",
  (_, condition) => {
    test.each([true, false])("[3] is brought to be %s", (holds) => {
      const verdicts = alternativesTo(condition, holds).map((targets) => {
        const answers = new Map<string, Answer>();
        for (const [key, field] of Object.entries(fields)) {
          const value = targetAnswer(field, undefined, { firm: targets, soft: [] }, around, 0);
          if (value !== undefined) answers.set(key, value);
        }
        const facts: Facts = { today, matters: new Set(), answer: (key) => answers.get(key), rows: () => [] };
        return judge(condition, facts);
      });
      // Each alternative achieves it.
      expect(new Set(verdicts)).toEqual(new Set([holds]));
    });
  },
);

const member = (condition: AnswerCondition, holds: boolean, rows: number) =>
  Array.from({ length: rows }, (_, at) =>
    rowAnswer("share", false, false, { at, count: rows }, [{ atom: condition, holds }]),
  );

test.each([1, 2, 3, 7])("[5] %s shares come to 100, to the hundredth, or wilfully do not", (rows) => {
  const sum = { answer: "share", sumIs: "100" } as const;
  expect(sumDecimals(member(sum, true, rows).map(String))).toBe("100");
  expect(sumDecimals(member(sum, false, rows).map(String))).not.toBe("100");
});

test("[5] a count gets as many rows as it wants", () => {
  const count = { answer: "share", countAtLeast: { value: "1", count: 3 } } as const;
  const section = {
    key: "people",
    title: "人员",
    schema: {},
    repeat: { min: 0, max: 9, addText: "" },
    fields: [{ ...base, key: "share" }],
  };
  expect(rowCount(section, [{ atom: count, holds: true }])).toBe(3);
  expect(member(count, true, 3)).toEqual(["1", "1", "1"]);
});

test("[3] of few questions every combination is given, each once, without those that forbid", () => {
  const { definition } = fixture("household");
  const { choices: all, all: whole } = combinations(definition, today);
  expect(whole).toBe(true);
  expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(all.length);
  expect(all.some(({ homeKind }) => homeKind === "3")).toBe(false);
  // Only tenants are asked about the permit.
  expect(all.filter(({ homeKind, permit }) => homeKind === "1" && permit !== undefined)).toEqual([]);
  expect(all).toContainEqual({ homeKind: "2", also: ["water", "gas"], permit: "1" });
});

test("[3] of many questions every two options come together at least once", () => {
  const { definition } = fixture("household");
  const options = Object.fromEntries(["a", "b", "c", "d"].map((key) => [key, { label: key }]));
  const keys = ["q1", "q2", "q3", "q4", "q5"];
  const questions = Object.fromEntries(keys.map((key) => [key, { ask: key, options }]));
  const wide = { ...definition, oneThing: { ...definition.oneThing, questions } };
  const { choices: rows, all } = combinations(wide, today);
  expect(all).toBe(false);
  expect(rows.length).toBeLessThan(60);
  for (const one of keys)
    for (const other of keys.filter((key) => key > one))
      for (const a of "abcd")
        for (const b of "abcd")
          expect(
            rows.some((row) => row[one] === a && row[other] === b),
            `${one}${a}${other}${b}`,
          ).toBe(true);
});
