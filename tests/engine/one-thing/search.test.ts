// A phrase in a person's own words finds the one-things it means, the nearest first.

import { pinyin } from "pinyin-pro";
import { expect, test } from "vitest";
import type { Matter, OneThing } from "../../../engine/one-thing/one-thing.ts";
import { cleverSearch, mostFinds, searchTexts } from "../../../engine/one-thing/search.ts";

const spell = (text: string) => pinyin(text, { toneType: "none", type: "array", v: true });

const thing = (code: string, name: string, more: Partial<OneThing> & { of?: string[] } = {}) => {
  const { of = [], ...rest } = more;
  const matters = Object.fromEntries(of.map((matter) => [matter, { name: matter } as Matter]));
  return searchTexts({ code, name, summary: "", matters, materials: {}, ...rest }, spell);
};

const city = [
  ...thing("shop", "开办餐饮店一件事", { keywords: ["开饭店", "开餐馆"], of: ["食品经营许可（备案）"] }),
  ...thing("child", "新生儿出生一件事", { keywords: ["孩子出生", "上户口"], of: ["社会保障卡申领"] }),
  ...thing("card", "社会保障卡居民服务一件事", { keywords: ["社保卡"], of: ["社会保障卡启用"] }),
  ...thing("retire", "企业职工退休一件事", { keywords: ["退休", "养老金"], of: ["养老保险待遇核定"] }),
  ...thing("school", "教育入学一件事", { keywords: ["孩子上学", "小学报名"] }),
];
const found = (phrase: string) => cleverSearch(city, phrase, spell).map(({ code }) => code);

test.each([
  ["开饭店", "shop", "a keyword"],
  ["我想开一家饭店，怎么办理", "shop", "a keyword among other words"],
  ["孩子出生", "child", "a keyword"],
  ["出生的孩子", "child", "another word order"],
  ["给爷爷办退休", "retire", "who it is for is not searched"],
  ["社保卡", "card", "a keyword before a matter of another thing"],
  ["社会保障卡", "card", "the name"],
  ["食品许可", "shop", "a matter with characters left out"],
  ["ＫＡ 小学　报名！", "school", "full width, blanks and marks"],
])("[7] «%s» finds %s: %s", (phrase, code) => {
  expect(found(phrase)[0]).toBe(code);
});

test.each([
  ["tuixiu", "retire", "syllables"],
  ["tui xiu", "retire", "syllables apart"],
  ["TX", "retire", "their first letters"],
  ["shbzk", "card", "the first letters of a name"],
  ["kaifand", "shop", "syllables, the last of them begun"],
  ["幼儿上护口", "child", "another character of the same sound among other words"],
  ["泄业退修", "retire", "two of them"],
])("[7] «%s» finds %s: %s", (phrase, code) => {
  expect(found(phrase)[0]).toBe(code);
});

test.each(["", "   ", "办理", "怎么申请", "？！", "月球旅行", "a", "z", "qwrtp", "zzz"])(
  "[7] «%s» finds nothing",
  (phrase) => {
    expect(found(phrase)).toEqual([]);
  },
);

test("[7] why it was found is told, once for each one-thing, and never more than a handful", () => {
  expect(cleverSearch(city, "给爷爷办退休", spell)).toEqual([{ code: "retire", because: "退休" }]);
  const many = Array.from({ length: 20 }, (_, at) => thing(`t${at}`, `退休${at}`)).flat();
  expect(cleverSearch(many, "退休", spell)).toHaveLength(mostFinds);
});

test("[7] the text of a designer is a text, whatever it looks like", () => {
  const odd = thing("odd", "[a-z]+ (x|y)$ \\d 退休");
  expect(cleverSearch(odd, "(x|y)$ \\d 退休", spell).map(({ code }) => code)).toEqual(["odd"]);
  expect(() => cleverSearch(odd, "((((".repeat(50), spell)).not.toThrow();
});
