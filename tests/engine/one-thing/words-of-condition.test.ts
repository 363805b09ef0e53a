// Why something is asked or not asked, in the citizen's words.

import { describe, expect, it } from "vitest";
import type { Condition } from "../../../engine/condition/condition.ts";
import { fieldText } from "../../../engine/one-thing/field-text.ts";
import { becauseNotOf, becauseOf } from "../../../engine/one-thing/words-of-condition.ts";
import { chineseSentences } from "../../../engine/sentences/chinese.ts";
import { choices, field, matter, section, small } from "../declaration/small.ts";
import { plainFacts } from "./facts.ts";

const { definition } = small({
  sections: [
    section("s", [
      field("kind", { title: "车位性质", choices: choices("1", "2") }),
      field("area", { title: "经营面积", format: "decimal", unit: "平方米" }),
      field("owner", { title: "产权人", mask: "name" }),
    ]),
    section("list", [field("share", { title: "份额" })], { min: 1, max: 9 }),
  ],
  questions: {
    ways: { ask: "联动过户", many: true, options: { water: { label: "水" }, gas: { label: "气" } } },
  },
  matters: { install: matter("M1", { name: "用电报装" }) },
});

const facts = plainFacts({
  answers: { kind: "2", area: "350", owner: "张三", ways: ["water", "gas"] },
  townshipName: "霁桥镇",
  matters: new Set(["install"]),
});

describe("[3] what is asked says why", () => {
  it.each([
    [{ answer: "kind", is: "2" }, "因为您在“车位性质”中选择了“选项2”"],
    [{ answer: "kind", isNot: "1" }, "因为您在“车位性质”中选择了“选项2”"],
    [{ answer: "area", atLeast: "300" }, "因为“经营面积”为 350 平方米"],
    [{ answer: "ways", has: "gas" }, "因为您在“联动过户”中选择了“气”"],
    [{ answer: "ways", in: ["water", "heat"] }, "因为您在“联动过户”中选择了“水”"],
    [{ answer: "ways", onlyIn: ["water", "gas"] }, "因为您在“联动过户”中选择了“水、气”"],
    [{ answer: "area", filled: true }, "因为您填写了“经营面积”"],
    [{ township: { in: ["霁桥镇"] } }, "因为您选择的乡镇是“霁桥镇”"],
    [{ matter: "install" }, "因为您办理“用电报装”"],
    [{ answer: "owner", filled: true }, "因为您填写了“产权人”"],
    [{ answer: "share", sumIs: "100" }, "因为您填写的各项“份额”"],
    [{ any: [{ answer: "kind", is: "1" }, { matter: "install" }] }, "因为您办理“用电报装”"],
    [
      { all: [{ answer: "kind", is: "2" }, { matter: "install" }] },
      "因为您在“车位性质”中选择了“选项2”，您办理“用电报装”",
    ],
    [{ not: { answer: "kind", is: "1" } }, "因为您在“车位性质”中选择了“选项2”"],
  ] as [Condition, string][])("%j", (condition, sentence) => {
    expect(becauseOf(condition, definition, facts)).toBe(sentence);
  });

  it("a masked answer is not repeated in a reason", () => {
    expect(becauseOf({ answer: "owner", is: "张三" }, definition, facts)).not.toContain("张三");
  });

  it.each([
    [{ answer: "kind", is: "1" }, "因为您在“车位性质”中选择了“选项2”"],
    [{ all: [{ matter: "install" }, { answer: "kind", is: "1" }] }, "因为您在“车位性质”中选择了“选项2”"],
  ] as [Condition, string][])("what is not asked too: %j", (condition, sentence) => {
    expect(becauseNotOf(condition, definition, facts)).toBe(sentence);
  });

  it("what is not answered yet is named", () => {
    expect(becauseNotOf({ answer: "kind", is: "1" }, definition, plainFacts())).toBe(
      "因为“车位性质”还没有填写",
    );
    expect(becauseNotOf({ matter: "install" }, definition, plainFacts())).toBe("因为您没有办理“用电报装”");
    expect(becauseNotOf({ township: { in: ["松陌镇"] } }, definition, plainFacts())).toBe(
      "因为还没有选择乡镇",
    );
  });
});

describe("[3] an answer as a reader sees it", () => {
  it.each([
    [field("a", { choices: choices("1", "2") }), "2", "选项2"],
    [field("a", { choices: choices("1", "2"), many: true }), ["1", "2"], "选项1、选项2"],
    [field("a", { unit: "千瓦" }), "7", "7 千瓦"],
    [field("a", { format: "township" }), "329900003", "霁桥镇"],
    [field("a", { format: "date" }), "9999-12-31", "长期"],
    [field("a", { format: "date" }), "2026-11-20", "2026-11-20"],
    [field("a"), " ", ""],
    [field("a"), undefined, ""],
    [field("a", { choices: choices("1") }), "9", "9"],
  ])("%o, %j → %s", (of, answer, text) => {
    expect(fieldText(of, answer, { "329900003": "霁桥镇" }, chineseSentences)).toBe(text);
  });
});
