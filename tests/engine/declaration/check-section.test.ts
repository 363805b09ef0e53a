// What is wrong in one section: required, format, shape, paper by its type; only for what is asked.

import { describe, expect, it } from "vitest";
import { checkSection } from "../../../engine/declaration/check/check-section.ts";
import { evaluate } from "../../../engine/declaration/evaluate.ts";
import type { FieldAnswers } from "../../../engine/declaration/record.ts";
import type { Field } from "../../../engine/one-thing/form.ts";
import { chineseSentences } from "../../../engine/sentences/chinese.ts";
import { choices, field, record, section, small, today } from "./small.ts";

/** The problems of one section of these fields. */
function problems(fields: Field[], answers: FieldAnswers, asked = {}) {
  const { definition, checks } = small({ sections: [section("s", fields)], asked: { s: asked } });
  const [first] = evaluate(definition, record({ answers: { s: answers } }), today).asked.sections;
  const check = checks.s;
  if (!first || !check) throw new Error("The section asks nothing.");
  return checkSection(first, answers, check, today, "one-form", chineseSentences);
}
const messages = (...input: Parameters<typeof problems>) => problems(...input).map(({ message }) => message);

describe("[5] a required field", () => {
  const required = { required: true, title: "车位编号" };
  it.each([[{}], [{ a: "" }], [{ a: "  　" }]])("is empty in %j", (answers: FieldAnswers) => {
    expect(problems([field("a", required)], answers)).toEqual([
      {
        severity: "error",
        rule: "required",
        message: "请填写车位编号",
        step: "one-form",
        section: "s",
        field: "a",
      },
    ]);
  });

  it("is chosen where there are choices", () => {
    expect(messages([field("a", { ...required, choices: choices("0", "1") })], {})).toEqual([
      "请选择车位编号",
    ]);
    expect(messages([field("a", { ...required, many: true, choices: choices("0") })], { a: [] })).toEqual([
      "请选择车位编号",
    ]);
  });

  it("is filled by the text 0: yes and no, and numbers, are texts", () => {
    expect(problems([field("a", required)], { a: "0" })).toEqual([]);
  });

  it("by its condition only, when the form does not require it", () => {
    const fields = [field("state"), field("share", { title: "份额" })];
    const word = { share: { requiredWhen: { answer: "state", is: "1" } as const } };
    expect(messages(fields, { state: "1" }, word)).toEqual(["请填写份额"]);
    expect(messages(fields, { state: "2" }, word)).toEqual([]);
  });

  it("is not missed while it is not asked, whatever it holds", () => {
    const fields = [field("kind"), field("mobile", { required: true, format: "mobile" })];
    const word = { mobile: { when: { answer: "kind", is: "1" } as const } };
    expect(messages(fields, { kind: "2", mobile: "nonsense" }, word)).toEqual([]);
    expect(messages(fields, { kind: "1", mobile: "nonsense" }, word)).toHaveLength(1);
  });
});

describe("[5] bounds of numbers and dates", () => {
  const weeks = field("a", { title: "孕周", format: "integer", minimum: 20, maximum: 45, unit: "周" });
  const birthday = field("a", {
    title: "母亲出生日期",
    format: "date",
    earliest: "today-90y",
    latest: "today-12y",
  });
  it.each([
    [weeks, "19", "孕周应在 20 至 45 周之间，请检查"],
    [weeks, "46", "孕周应在 20 至 45 周之间，请检查"],
    [field("a", { title: "面积", format: "decimal", maximum: 0.5 }), "0.51", "面积不大于 0.5，请检查"],
    [field("a", { title: "金额", format: "money", minimum: 1 }), "0.99", "金额不小于 1，请检查"],
    [birthday, "2027-01-01", "母亲出生日期不能晚于 2014-11-20，请检查"],
    [birthday, "1936-11-19", "母亲出生日期不能早于 1936-11-20，请检查"],
    [
      field("a", { title: "死亡日期", format: "date", latest: "today" }),
      "2026-11-21",
      "死亡日期不能晚于今天，请检查",
    ],
    [
      field("a", { title: "起", format: "month", earliest: "today-1m" }),
      "2026-09",
      "起不能早于 2026-10，请检查",
    ],
    [
      field("a", { title: "时间", format: "date-time", latest: "2026-11-20" }),
      "2026-11-21 00:00:00",
      "时间不能晚于 2026-11-20，请检查",
    ],
  ])("%o: %j", (of, value, message) => {
    expect(problems([of], { a: value })).toMatchObject([{ severity: "error", rule: "bounds", message }]);
  });

  it.each([
    [weeks, "20"],
    [weeks, "45"],
    [birthday, "2014-11-20"],
    [field("a", { format: "month", earliest: "today-1m" }), "2026-10"],
    [field("a", { format: "date-time", latest: "today" }), "2026-11-20 23:59:59"],
  ])("%o takes its own bound: %j", (of, value) => {
    expect(problems([of], { a: value })).toEqual([]);
  });
});

describe("[5] the shape of an answer", () => {
  it.each([
    [field("a", { title: "备注", maxLength: 3 }), "一二三四", "备注不超过 3 个字，请删减"],
    [field("a", { title: "地址", minLength: 4 }), "路", "地址不少于 4 个字，请补全"],
    [field("a", { title: "性质", choices: choices("1") }), "2", "请在列出的选项中选择性质"],
    [
      field("a", { title: "性质", many: true, choices: choices("1") }),
      ["1", "2"],
      "请在列出的选项中选择性质",
    ],
    [field("a", { title: "备注" }), "一\u0000", "备注中有无法保存的字符，请重新输入"],
    [field("a", { title: "备注" }), "一\ud800", "备注中有无法保存的字符，请重新输入"],
  ])("%o: %j", (of, value, message) => {
    expect(messages([of], { a: value })).toEqual([message]);
  });

  it("a rare character counts once", () => {
    expect(messages([field("a", { maxLength: 3 })], { a: "𠮷𠮷𠮷" })).toEqual([]);
  });

  it("an empty optional field has no shape", () => {
    expect(messages([field("a", { minLength: 4, format: "date" })], { a: "" })).toEqual([]);
  });

  it("is judged after tidying up: a pasted blank is no fault", () => {
    expect(messages([field("a", { format: "mobile", maxLength: 11 })], { a: " １3812345678 " })).toEqual([]);
  });
});

describe("[5] an answer of which tidying up leaves nothing", () => {
  it.each([
    ["mobile", "+86"],
    ["money", ","],
    ["plate-number", "·"],
  ] as const)("%s: %s is wrong as typed, not empty", (format, typed) => {
    expect(problems([field("a", { format })], { a: typed })).toMatchObject([{ rule: "format" }]);
  });
});

describe("[5] formats and papers", () => {
  const paper = [
    field("type", { choices: choices("1", "3") }),
    field("number", { title: "证件号码", format: "paper", paperType: "type" }),
  ];
  it("the identity rule runs only when the paper type asks for it", () => {
    expect(messages(paper, { type: "3", number: "E12345678" })).toEqual([]);
    expect(problems(paper, { type: "1", number: "E12345678" })).toMatchObject([
      { rule: "paper", message: "证件号码为 15 位或 18 位，请检查" },
    ]);
    expect(messages(paper, { type: "3", number: "护照" })).toEqual([
      "证件号码为 5 至 15 位大写字母或数字，请按护照填写",
    ]);
  });

  it("a number with a wrong check character is only doubted", () => {
    expect(problems(paper, { type: "1", number: "110101199003074611" })).toMatchObject([
      { severity: "warning", rule: "check-digit", field: "number" },
    ]);
  });

  it("the format speaks before the length", () => {
    expect(
      messages([field("a", { title: "手机", format: "mobile", maxLength: 5 })], { a: "123456789012" }),
    ).toEqual(["手机为 11 位，以 1 开头，请检查"]);
  });

  it("problems come in the order of the fields, one each", () => {
    const fields = [
      field("a", { required: true }),
      field("b", { format: "date", maxLength: 2 }),
      field("c", { required: true }),
    ];
    expect(problems(fields, { b: "tomorrow" }).map(({ field }) => field)).toEqual(["a", "b", "c"]);
  });
});
