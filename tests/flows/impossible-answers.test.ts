// Answers that cannot be true are refused at their field, in the project's own one-things.
import { expect, test } from "vitest";
import { readContent } from "../../content/read-content.ts";
import { outOfBounds } from "../../engine/declaration/check/bounds.ts";
import { findField } from "../../engine/one-thing/form.ts";
import { chineseSentences } from "../../engine/sentences/chinese.ts";
import { projectRoot } from "./setup/content-copy.ts";

const today = "2026-11-20";
const { definitions, problems } = readContent(projectRoot);

const fieldOf = (code: string, key: string) => {
  const form = definitions.get(code)?.definition.form;
  const found = form && findField(form, key);
  if (!found) throw new Error(`${code} has no field ${key}`);
  return found.field;
};

test.each([
  ["cs", "motherBirthday", "2027-01-01"],
  ["cs", "motherBirthday", "2020-01-01"],
  ["cs", "gestationWeeks", "99"],
  ["cs", "babyWeight", "3"],
  ["cs", "birthOrder", "55"],
  ["dd", "pilePower", "99999999"],
])("[5] of %s, %s is never %s", (code, key, value) => {
  expect(outOfBounds(fieldOf(code, key), value, today, chineseSentences)).toContain(fieldOf(code, key).title);
});

test.each([
  ["cs", "babyRelationToHead"],
  ["cs", "guardianRelation"],
  ["cs", "applicantRelation"],
  ["sh", "kinRelation"],
])("[5] of %s, %s offers neither 本人 nor 户主", (code, key) => {
  const titles = fieldOf(code, key).choices?.map(({ title }) => title);
  expect(titles?.length).toBeGreaterThan(5);
  expect(titles).not.toEqual(expect.arrayContaining(["本人"]));
  expect(titles).not.toEqual(expect.arrayContaining(["户主"]));
});

test("[5] every date, number and relation of the project has its bounds", () => {
  expect(problems.filter(({ rule }) => rule === "unbounded")).toEqual([]);
});
