// Sections filled from a register: what fits goes in, typed answers are reported first, rows are never lost or doubled.
import { describe, expect, test } from "vitest";
import { answersFrom, fillFrom, fillGaps, isListed, rowsFrom } from "../../../engine/declaration/fetched.ts";
import type { Section } from "../../../engine/one-thing/form.ts";

const field = { many: false, required: false };
const section: Section = {
  key: "house",
  title: "房屋信息",
  schema: {},
  from: {
    source: "house-info",
    fill: { certNo: "certificateNumber", use: "use", right: "rightKind", area: "area", bank: "mortgagee" },
  },
  fields: [
    { ...field, key: "certNo", title: "证书号" },
    { ...field, key: "use", title: "用途", choices: [{ const: "10", title: "住宅" }], default: "10" },
    { ...field, key: "right", title: "权利", choices: [{ const: "2", title: "房屋所有权" }] },
    { ...field, key: "area", title: "面积", format: "decimal" },
    { ...field, key: "bank", title: "抵押权人" },
    { ...field, key: "price", title: "价格" },
  ],
};
const house = {
  certificateNumber: "C1",
  use: "10",
  rightKind: "房屋所有权",
  area: "1,089.50",
  mortgagee: "",
};
const other = { certificateNumber: "C2", use: "77", rightKind: "宅基地使用权", area: "60" };

describe("[3] a record's values", () => {
  test("go to the fields that the section names; a choice by value or by words", () => {
    expect(answersFrom(section, house)).toEqual({ certNo: "C1", use: "10", right: "2", area: "1089.50" });
  });
  test("that no choice knows, or that are empty, leave their field alone", () => {
    expect(answersFrom(section, other)).toEqual({ certNo: "C2", area: "60" });
  });
  test("are none where the section has no word for it", () => {
    expect(answersFrom({ ...section, from: undefined }, house)).toEqual({});
  });
});

describe("[3] a plain section", () => {
  const typed = { certNo: "typed", price: "1", use: "10" };
  test("tells what would be replaced, and only that", () => {
    const { answers, replaced } = fillFrom(section, typed, house);
    expect(replaced.map(({ key }) => key)).toEqual(["certNo"]);
    expect(answers).toMatchObject({ certNo: "C1", price: "1", area: "1089.50" });
  });
  test("keeps what was typed when asked to", () => {
    expect(fillGaps(section, typed, house)).toMatchObject({ certNo: "typed", area: "1089.50", price: "1" });
  });
  test("with the same answers has nothing to ask", () => {
    const { answers } = fillFrom(section, {}, house);
    expect(fillFrom(section, answers, house).replaced).toEqual([]);
  });
});

describe("[3] a repeatable section", () => {
  const list: Section = { ...section, repeat: { min: 0, max: 2, addText: "新增" } };
  const ids = () => {
    let id = 0;
    return () => `n${++id}`;
  };
  test("fills a row without typed answers before it adds one", () => {
    const rows = rowsFrom(list, [{ rowId: "a", answers: { use: "10" } }], [house, other], ids());
    expect(rows.map(({ rowId, answers }) => [rowId, answers.certNo])).toEqual([
      ["a", "C1"],
      ["n1", "C2"],
    ]);
  });
  test("never touches a row with a typed answer", () => {
    const typed = { rowId: "a", answers: { price: "5" } };
    expect(rowsFrom(list, [typed], [house], ids())[0]).toBe(typed);
  });
  test("does not list a record twice", () => {
    const rows = rowsFrom(list, [], [house], ids());
    expect(isListed(list, rows, house)).toBe(true);
    expect(rowsFrom(list, rows, [house], ids())).toEqual(rows);
  });
  test("stops at its most rows", () => {
    const third = { ...house, certificateNumber: "C3" };
    expect(rowsFrom(list, [], [house, other, third], ids())).toHaveLength(2);
  });
});
