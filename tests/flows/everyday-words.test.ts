// What citizens type finds the one-thing they mean, first of all: their own words, pinyin, and characters taken for others.
import { expect, test } from "vitest";
import { readContent } from "../../content/read-content.ts";
import { cleverSearch, searchTexts } from "../../engine/one-thing/search.ts";
import { speller } from "../../gateway/pages/clever-filter.ts";
import { projectRoot } from "./setup/content-copy.ts";

const spell = await speller();
const texts = [...readContent(projectRoot).definitions.values()].flatMap(({ definition: { oneThing } }) =>
  searchTexts(oneThing, spell),
);

test.each([
  ["老人去世", "sh"],
  ["生孩子", "cs"],
  ["开饭店", "cyd"],
  ["公司注销", "zx"],
  ["房子过户", "bd"],
  ["装冲电桩", "dd"],
  ["cdz", "dd"],
  ["zhuang", "dd"],
  ["chongdianzhuang", "dd"],
  ["tuixiu", "tx"],
  ["xinshenger", "cs"],
  ["残疾人正", "cj"],
])("[7.30] «%s» finds %s", (phrase, code) => {
  expect(cleverSearch(texts, phrase, spell)[0]?.code).toBe(code);
});

test("[7.30] who spells a keyword right is not shown what merely sounds like it", () => {
  expect(cleverSearch(texts, "老人去世", spell)).toEqual([{ code: "sh", because: "老人去世" }]);
});
