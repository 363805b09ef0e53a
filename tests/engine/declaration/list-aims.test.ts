// Rules over all rows of a list: which of them currently apply, and how far the rows are from their aim.

import { describe, expect, it } from "vitest";
import { type ListAim, listTotal } from "../../../engine/declaration/asked/list-aims.ts";
import { evaluate } from "../../../engine/declaration/evaluate.ts";
import type { OneThing, Rule } from "../../../engine/one-thing/one-thing.ts";
import { choices, field, matter, record, section, small, today } from "./small.ts";

const share = field("share", { format: "decimal", unit: "%" });
const state = field("state", { choices: choices("1", "2") });
const posts = field("posts", { many: true, choices: choices("1", "3") });
const heirs = section("heirs", [share, state, posts], { min: 0, max: 9 });
const shop = section("shop", [field("kind")]);

const sum: Rule = { name: "份额", must: { answer: "share", sumIs: "100" }, else: "份额之和应为100%" };
const count: Rule = { name: "接受", must: { answer: "state", countAtLeast: { value: "1", count: 1 } } };

type Given = Record<string, string | string[]>;

function aimsOf(words: Partial<OneThing>, shopAnswers: Record<string, string> = {}, ...rows: Given[]) {
  const { definition } = small({ sections: [shop, heirs], ...words });
  const held = rows.map((answers, at) => ({ rowId: `r${at}`, answers }));
  const answers = { shop: shopAnswers, heirs: held };
  const asked = evaluate(definition, record({ answers }), today).asked;
  const list = asked.sections.find(({ section: { key } }) => key === "heirs");
  const counted = held.map(({ rowId, answers }) => ({ fields: list?.rows?.[rowId] ?? [], answers }));
  return { aims: list?.aims ?? [], totals: (list?.aims ?? []).map((aim) => listTotal(aim, counted)) };
}

const sumOf = (...shares: string[]) =>
  aimsOf({ rules: { sum } }, {}, ...shares.map((one) => ({ share: one }))).totals[0];

describe("[3] what all rows together must come to", () => {
  it("is read from the rules, with the sentence of the rule", () => {
    expect(aimsOf({ rules: { sum, count } }).aims).toEqual([
      { rule: "sum", severity: "error", field: share, sentence: "份额之和应为100%", kind: "sum", sum: "100" },
      {
        rule: "count",
        severity: "error",
        field: state,
        sentence: "接受",
        kind: "count",
        value: "1",
        count: 1,
      },
    ] satisfies ListAim[]);
  });
  it("is found under `all`, and not where another answer may do instead", () => {
    const both = { name: "两样", must: { all: [sum.must, count.must] } } as Rule;
    const either = { name: "一样", must: { any: [sum.must, count.must] } } as Rule;
    expect(aimsOf({ rules: { both } }).aims.map(({ kind }) => kind)).toEqual(["sum", "count"]);
    expect(aimsOf({ rules: { either } }).aims).toEqual([]);
  });
  it("counts only while one of its matters is chosen and its condition holds", () => {
    const matters = { base: matter("M1", { always: true }), other: matter("M2") };
    expect(aimsOf({ matters, rules: { sum: { ...sum, for: ["other"] } } }).aims).toEqual([]);
    const rules = { sum: { ...sum, when: { answer: "kind", is: "2" } as const } };
    expect(aimsOf({ rules }, { kind: "1" }).aims).toEqual([]);
    expect(aimsOf({ rules }, { kind: "2" }).aims).toHaveLength(1);
  });
  it("stays the same object from look to look", () => {
    const { definition } = small({ sections: [heirs], rules: { sum } });
    const look = () => evaluate(definition, record(), today).asked.sections[0]?.aims?.[0];
    expect(look()).toBe(look());
  });
});

describe("[3] the total of a column", () => {
  it("says what is missing, exact to the hundredth", () => {
    expect(sumOf("33.33", "33.34")).toMatchObject({ reached: false, sum: "66.67", missing: "33.33" });
    expect(sumOf("33.33", "33.33", "33.34")).toMatchObject({ reached: true, sum: "100", missing: "0" });
    expect(sumOf("0.1", "0.2", "99.7")).toMatchObject({ reached: true });
  });
  it("says what is too much below zero", () => {
    expect(sumOf("60", "50.5")).toMatchObject({ reached: false, sum: "110.5", missing: "-10.5" });
  });
  it("takes a blank answer for nothing, and is not known while there is no row", () => {
    expect(sumOf("50", "")).toMatchObject({ sum: "50", missing: "50", unreadable: 0 });
    expect(sumOf()).toBeUndefined();
  });
  it("leaves out what is no number, and is not reached while there is any", () => {
    expect(sumOf("100", "五十")).toMatchObject({ reached: false, unreadable: 1, sum: "100", missing: "0" });
  });
  it("reads full-width digits as the check does", () => {
    expect(sumOf("４０", " 60 ")).toMatchObject({ reached: true });
  });
  it("leaves out the rows in which the field is not asked", () => {
    const asked = { heirs: { share: { when: { answer: "state", is: "1" } as const } } };
    const rows = [
      { state: "1", share: "100" },
      { state: "2", share: "50" },
    ];
    expect(aimsOf({ asked, rules: { sum } }, {}, ...rows).totals).toMatchObject([{ reached: true }]);
  });
  it("counts rows with an answer, in a list of answers too", () => {
    const found = (...rows: Given[]) => aimsOf({ rules: { count } }, {}, ...rows).totals[0];
    expect(found({ state: "2" }, {})).toMatchObject({ kind: "count", reached: false, count: 0 });
    expect(found({ state: "2" }, { state: "1" })).toMatchObject({ reached: true, count: 1 });
    const many: Rule = { name: "岗位", must: { answer: "posts", countAtLeast: { value: "3", count: 1 } } };
    expect(aimsOf({ rules: { many } }, {}, { posts: ["1", "3"] }).totals).toMatchObject([{ reached: true }]);
  });
});
