// Generated answers of every format are valid, at the limit, or wrong in the one rule that they name.
import { describe, expect, test } from "vitest";
import { creditCodeCheckOk } from "../../../engine/company/credit-code.ts";
import type { Answer } from "../../../engine/condition/facts.ts";
import { checkSection } from "../../../engine/declaration/check/check-section.ts";
import { formats } from "../../../engine/declaration/formats/formats.ts";
import type { Field, FieldFormat, JsonSchema, Section } from "../../../engine/one-thing/form.ts";
import { idCardCheckOk } from "../../../engine/person/id-card.ts";
import { compileChecks } from "../../../engine/reader/compile-checks.ts";
import { chineseSentences } from "../../../engine/sentences/chinese.ts";
import { brokenAnswers, edgeAnswers } from "../../../workshop/answers/edge-answers.ts";
import { type AnswerContext, validAnswers } from "../../../workshop/answers/valid-answers.ts";

const today = "2026-11-20";
const around: AnswerContext = { today, townships: ["329900003"], row: 0, seed: 7 };
const choices = ["1", "2", "3"].map((code) => ({ const: code, title: `选项${code}` }));

const field = (change: Partial<Field>): Field => ({
  key: "one",
  title: "一项",
  many: false,
  required: true,
  ...change,
});

const fields: [string, Field][] = [
  ...(Object.keys(formats) as FieldFormat[]).map((format): [string, Field] => [format, field({ format })]),
  ["a short text", field({ minLength: 4, maxLength: 12 })],
  ["a long text", field({ maxLength: 200 })],
  ["choices", field({ choices })],
  ["many choices", field({ choices, many: true })],
];

function rulesBrokenBy(one: Field, answer: Answer): string[] {
  const { minLength, maxLength, many } = one;
  const item: JsonSchema = { type: "string", ...(one.choices && { oneOf: one.choices }) };
  const own: JsonSchema = many
    ? { type: "array", uniqueItems: true, items: item }
    : { ...item, ...(minLength && { minLength }), ...(maxLength && { maxLength }) };
  const schema = { type: "object", additionalProperties: false, properties: { one: own } };
  const section: Section = { key: "part", title: "部分", fields: [one], schema };
  const check = compileChecks({ code: "zz", title: "表", sections: [section] }).part;
  if (!check) throw new Error("The section has no check.");
  const asked = { section, fields: [{ field: one, required: true, usedBy: [] }] };
  return checkSection(asked, { one: answer }, check, today, "one-form", chineseSentences).map(
    ({ rule }) => rule,
  );
}

describe.each(fields)("%s", (_, one) => {
  test("[5] valid answers have nothing wrong, not even a check digit", () => {
    const answers = validAnswers(one, around);
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) expect(rulesBrokenBy(one, answer), JSON.stringify(answer)).toEqual([]);
  });

  test("[5] answers at the border are still right", () => {
    for (const answer of edgeAnswers(one, around))
      expect(
        rulesBrokenBy(one, answer).filter((rule) => rule !== "check-digit"),
        JSON.stringify(answer),
      ).toEqual([]);
  });

  test("[5] a broken answer breaks the rule that it names and no other", () => {
    const broken = brokenAnswers(one, true, around);
    expect(broken.length).toBeGreaterThan(1);
    for (const { answer, rule } of broken)
      expect(rulesBrokenBy(one, answer), JSON.stringify(answer)).toEqual([rule]);
  });
});

test("[5] numbers are really valid: their check characters are right, and each row has its own", () => {
  const ids = [0, 1, 2].flatMap((row) => validAnswers(field({ format: "id-card" }), { ...around, row }));
  expect(ids.every((id) => idCardCheckOk(String(id)))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  const codes = [1, 2, 3].flatMap((seed) =>
    validAnswers(field({ format: "credit-code" }), { ...around, seed }),
  );
  expect(codes.every((code) => creditCodeCheckOk(String(code)))).toBe(true);
});

test("[5] the same seed gives the same answers", () => {
  for (const [, one] of fields) expect(validAnswers(one, around)).toEqual(validAnswers(one, { ...around }));
});

test.each(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "99"])(
  "[5] a paper of type %s gets a number of that type",
  (paperType) => {
    const paper = field({ format: "paper" });
    for (const answer of validAnswers(paper, { ...around, paperType }))
      expect(formats.paper.check(String(answer), today, paperType), String(answer)).toBe(true);
  },
);
