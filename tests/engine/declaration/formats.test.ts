// Every format of a field: what fits, what does not, how it is tidied up, and that tidying twice changes nothing.

import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { autocompleteOf } from "../../../engine/declaration/formats/autocomplete.ts";
import { formats } from "../../../engine/declaration/formats/formats.ts";
import { fieldText } from "../../../engine/one-thing/field-text.ts";
import type { FieldFormat } from "../../../engine/one-thing/form.ts";
import { chineseSentences } from "../../../engine/sentences/chinese.ts";
import vectors from "../vectors.json" with { type: "json" };
import { today } from "./small.ts";

const names = Object.keys(formats) as FieldFormat[];
const { formats: said } = chineseSentences;

const fits: [FieldFormat, string, boolean][] = [
  ["name", "欧阳测试", true],
  ["name", "欧**试", false],
  ["mobile", "+8613812345678", true],
  ["mobile", "12812345678", false],
  ["landline-or-mobile", "0000-86120000", true],
  ["landline-or-mobile", "86120000", true],
  ["landline-or-mobile", "13812345678", true],
  ["landline-or-mobile", "12345", false],
  ["phone", "12345", true],
  ["phone", "call me", false],
  ["email", "a.b@example.com", true],
  ["email", "a@b", false],
  ["email", "a@.com", false],
  ["date", "2024-02-29", true],
  ["date", "2026-02-29", false],
  ["month", "2026-12", true],
  ["month", "2026-13", false],
  ["date-time", "2026-11-20 08:30:00", true],
  ["date-time", "2026-11-20 24:00:00", false],
  ["date-time", "2026-11-31 08:30:00", false],
  ["integer", "0", true],
  ["integer", "-1", false],
  ["integer", "01", false],
  ["decimal", "9999999999.99", true],
  ["decimal", "10000000000", false],
  ["decimal", "1.234", false],
  ["money", "99999999999999.99", true],
  ["money", "1,000", false],
  ["digits", "007", true],
  ["digits", "7a", false],
  ["township", "329900003", true],
  ["township", "霁桥镇", false],
  ["plate-number", "苏A12345", true],
  ["plate-number", "苏AD12345", true],
  ["plate-number", "苏A1234学", true],
  ["plate-number", "A12345", false],
  ["house-unit-number", "329900001001GB00001F00010001", true],
  ["house-unit-number", "329900001001", false],
  ["disability-certificate", "11010119900307461042", true],
  ["disability-certificate", "11010119900307461092", false],
  ["disability-certificate", "11010119900231461042", false],
  ["industry-code", "I6210", true],
  ["industry-code", "Z6210", false],
  ["vin", "LSVAM4187C2184847", true],
  ["vin", "LSVAM4187C218484O", false],
  ["student-number", "G110101199003074610", true],
  ["student-number", "110101199003074610", false],
];

describe("[5] a value fits its format", () => {
  it.each(fits)("%s: %s is %s", (name, value, fit) => {
    expect(formats[name].check(value, today)).toBe(fit);
  });

  it.each(vectors.mobile)("mobile: $value is $valid, as the reference says", ({ value, valid }) => {
    expect(formats.mobile.check(value, today)).toBe(valid);
  });

  it("a paper is judged by its type, the identity card where none is known", () => {
    expect(formats.paper.check("E12345678", today, "3")).toBe(true);
    expect(formats.paper.check("E12345678", today, "1")).toBe(false);
    expect(formats.paper.check("110101199003074610", today)).toBe(true);
    expect(formats.paper.check("H12345678", today, "4")).toBe(true);
  });
});

describe("[5] a value that does not fit is explained", () => {
  it.each(names)("%s: a whole Chinese sentence with the field's title", (name) => {
    const sentence = formats[name].sentence(said, "联系号码", "?", today);
    expect(sentence).toContain("联系号码");
    expect(sentence).not.toMatch(/[。！]$/);
    for (const type of ["3", "4", "5", "6", "7", "99"])
      expect(formats[name].sentence(said, "联系号码", "?", today, type)).toContain("联系号码");
  });

  it.each([
    ["1101011990", "身份证号码为 15 位或 18 位，请检查"],
    ["110101199002304610", "身份证号码中的出生日期不存在，请检查"],
    ["110101202612014610", "身份证号码中的出生日期晚于今天，请检查"],
  ])("identity number %s: %s", (value, sentence) => {
    expect(formats["id-card"].sentence(said, "身份证号码", value, today)).toBe(sentence);
  });

  it("a wrong check character only warns", () => {
    expect(formats["id-card"].check("110101199003074611", today)).toBe(true);
    expect(formats["id-card"].warn?.(said, "110101199003074611")).toContain("请核对");
    expect(formats.paper.warn?.(said, "E12345678", "3")).toBeUndefined();
    expect(formats["credit-code"].warn?.(said, "91329900MA1TEST01X")).toContain("请核对");
  });
});

describe("[5] a value is tidied up on leaving its field", () => {
  it.each([
    ["mobile", " ＋86138 ", "+86138"],
    ["mobile", "008613812345678", "13812345678"],
    ["id-card", "11010119900307 461x", "11010119900307461X"],
    ["credit-code", " 91329900ma1test01x ", "91329900MA1TEST01X"],
    ["date", "2026年1月5日", "2026-01-05"],
    ["date", "2026/1/5", "2026-01-05"],
    ["date", "20260105", "2026-01-05"],
    ["date", "2026-02-31", "2026-02-31"],
    ["month", "2026年1月", "2026-01"],
    ["month", "202601", "2026-01"],
    ["date-time", "2026-11-20T08:30", "2026-11-20 08:30:00"],
    ["date-time", "2026年11月20日8时5分", "2026-11-20 08:05:00"],
    ["money", "１，２３４.５０", "1234.50"],
    ["decimal", "7，5", "7,5"],
    ["date-time", "202611200816", "2026-11-20 08:16:00"],
    ["date-time", "20261120 0816", "2026-11-20 08:16:00"],
    ["date-time", "2026-11-20 081630", "2026-11-20 08:16:30"],
    ["date-time", "2026年11月20日8点16分", "2026-11-20 08:16:00"],
    ["name", "阿依•买买提", "阿依·买买提"],
    ["plate-number", "苏a·12345", "苏A12345"],
  ] as [FieldFormat, string, string][])("%s: %s is kept as %s", (name, typed, kept) => {
    expect(formats[name].normalise?.(typed)).toBe(kept);
  });

  it.each([
    ["2026-11-20 08:16:00", "2026-11-20 08:16"],
    ["2026-11-20 08:16:30", "2026-11-20 08:16:30"],
  ])("seconds that nobody typed stand neither in the box nor on the review: %s", (kept, shown) => {
    const field = {
      key: "birthTime",
      title: "出生时间",
      format: "date-time",
      many: false,
      required: false,
    } as const;
    expect([formats["date-time"].shown?.(kept), fieldText(field, kept, {}, chineseSentences)]).toEqual([
      shown,
      shown,
    ]);
    expect(formats["date-time"].normalise?.(shown)).toBe(kept);
  });

  it.each(names)("%s: doing it twice changes nothing", (name) => {
    const characters = fc.constantFrom(..."0129xXａ９ 　-/.年月日:时分T+*甲乙·•,", "2026", "11", "20");
    const typed = fc.oneof(fc.string({ unit: characters, maxLength: 24 }), fc.string());
    fc.assert(
      fc.property(typed, fc.constantFrom(undefined, "1", "3", "99"), (value, type) => {
        const once = formats[name].normalise?.(value, type) ?? value;
        expect(formats[name].normalise?.(once, type) ?? once).toBe(once);
      }),
      { numRuns: 200 },
    );
  });
});

test("[5] an identity number is understood in its groups of four, and in full width", () => {
  expect(formats.paper.normalise?.("１１０１ 0119 9003 0710 1x", "1")).toBe("11010119900307101X");
});

test("[wcag] only the applicant's own fields are filled in by the browser", () => {
  const token = (field: Parameters<typeof autocompleteOf>[0]) => autocompleteOf(field);
  expect(token({ key: "applicantMobile", format: "mobile" })).toBe("tel-national");
  expect(token({ key: "applicantBirthday", format: "date" })).toBe("bday");
  expect(token({ key: "linkManAddress", widget: "address" })).toBe("street-address");
  expect(token({ key: "motherName", format: "name", prefill: "login.name" })).toBe("name");
  for (const key of ["deceasedName", "babyName", "fatherName"])
    expect(token({ key, format: "name" }), key).toBe("off");
  expect(token({ key: "parkAddress", widget: "address" })).toBe("off");
});

describe("[5] while typing", () => {
  it.each([
    ["integer", "１２a3", "123"],
    ["digits", "00-7", "007"],
    ["decimal", "７。5", "7.5"],
    ["decimal", "7 千瓦", "7千瓦"],
    ["decimal", "-1.5", "-1.5"],
    ["id-card", "1101 01x", "110101X"],
    ["credit-code", "ma1 t", "MA1T"],
    ["mobile", "+86 138-1234", "+861381234"],
  ] as [FieldFormat, string, string][])("%s: %s becomes %s", (name, typed, cleaned) => {
    expect(formats[name].clean?.(typed)).toBe(cleaned);
  });
});
