// Rows and rules: how many rows, and rules over one answer, over each row and over all rows.

import { describe, expect, it } from "vitest";
import { problems } from "./problems.ts";
import { choices, field, section } from "./small.ts";

describe("[3] rows", () => {
  const sections = [section("heirs", [field("name", { required: true })], { min: 1, max: 2 })];
  const row = (rowId: string, name: string) => ({ rowId, answers: { name } });
  it("are neither too few nor too many", () => {
    expect(problems({ sections })).toMatchObject([
      { rule: "rows", section: "heirs", message: "分区heirs至少填写 1 条，请添加" },
    ]);
    const three = ["1", "2", "3"].map((id) => row(id, "甲"));
    expect(problems({ sections }, { answers: { heirs: three } })).toMatchObject([
      { message: "分区heirs最多填写 2 条，请删减" },
    ]);
  });
  it("say which row is wrong", () => {
    const answers = { heirs: [row("r1", "甲"), row("r2", "")] };
    expect(problems({ sections }, { answers })).toMatchObject([
      { rule: "required", rowId: "r2", field: "name" },
    ]);
  });
});

describe("[3] rules", () => {
  const shop = [section("shop", [field("area", { format: "decimal" }), field("kind")])];
  const rule = (more = {}) => ({
    rules: {
      size: { name: "面积", must: { answer: "area", atMost: "7" } as const, else: "面积过大", ...more },
    },
    sections: shop,
  });
  const at = (area: string, kind = "1") => ({ answers: { shop: { area, kind } } });

  it("block with their own sentence at the answer they judge", () => {
    expect(problems(rule(), at("7.01"))).toEqual([
      {
        severity: "error",
        rule: "rule",
        message: "面积过大",
        step: "one-form",
        section: "shop",
        field: "area",
      },
    ]);
    expect(problems(rule(), at("7"))).toEqual([]);
  });
  it("only warn where they say so", () => {
    expect(problems(rule({ severity: "warn" }), at("8"))).toMatchObject([{ severity: "warning" }]);
  });
  it("are silent while the answer is missing, and where it is already wrong by itself", () => {
    expect(problems(rule(), at(""))).toEqual([]);
    expect(problems(rule(), at("8.1234"))).toMatchObject([{ rule: "format" }]);
  });
  it("run only for their matters and under their condition", () => {
    expect(problems(rule({ for: ["other"] }), at("8"))).toEqual([]);
    const when = { answer: "kind", is: "2" };
    expect(problems(rule({ when }), at("8", "1"))).toEqual([]);
    expect(problems(rule({ when }), at("8", "2"))).toHaveLength(1);
  });
  it("over a question's answer stand at the question", () => {
    const questions = { kind: { ask: "类型", options: { "1": { label: "一" } }, fills: "kind" } };
    const rules = { no: { name: "类型", must: { answer: "kind", isNot: "1" } as const, else: "不能办理" } };
    expect(problems({ questions, rules, sections: shop }, { choices: { kind: "1" } })).toMatchObject([
      { rule: "rule", question: "kind", message: "不能办理" },
    ]);
  });

  const heirs = [
    section(
      "heirs",
      [
        field("share", { format: "decimal" }),
        field("state", { choices: choices("1", "2") }),
        field("posts", { many: true, choices: choices("1", "3") }),
      ],
      { min: 0, max: 9 },
    ),
  ];
  const rows = (...answers: Record<string, string | string[]>[]) => ({
    answers: { heirs: answers.map((one, at) => ({ rowId: `r${at}`, answers: one })) },
  });

  it("over all rows add up exactly", () => {
    const rules = {
      sum: { name: "份额", must: { answer: "share", sumIs: "100" } as const, else: "份额之和应为100%" },
    };
    const words = { sections: heirs, rules };
    expect(problems(words, rows({ share: "33.33" }, { share: "33.33" }, { share: "33.33" }))).toEqual([
      {
        severity: "error",
        rule: "rule",
        message: "份额之和应为100%",
        step: "one-form",
        section: "heirs",
        field: "share",
      },
    ]);
    expect(problems(words, rows({ share: "33.33" }, { share: "33.33" }, { share: "33.34" }))).toEqual([]);
    expect(problems(words, rows({}, {}))).toHaveLength(1);
    expect(problems(words, rows())).toEqual([]);
  });
  it("over all rows leave out the rows in which the field is not asked", () => {
    const rules = { sum: { name: "份额", must: { answer: "share", sumIs: "100" } as const, else: "不对" } };
    const asked = { heirs: { share: { when: { answer: "state", is: "1" } as const } } };
    const words = { sections: heirs, rules, asked };
    expect(problems(words, rows({ state: "1", share: "100" }, { state: "2", share: "50" }))).toEqual([]);
  });
  it("over one row judge each row by itself", () => {
    const rules = {
      both: { name: "兼任", must: { answer: "posts", notBoth: ["1", "3"] } as const, else: "不得兼任" },
    };
    const found = problems(
      { sections: heirs, rules },
      rows({ posts: ["1"] }, { posts: ["1", "3"] }, { posts: ["3"] }),
    );
    expect(found).toMatchObject([{ rule: "rule", rowId: "r1", field: "posts" }]);
    expect(found).toHaveLength(1);
  });
});
