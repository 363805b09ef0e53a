// What a declaration asks for: fields, rows and materials, depending on matters, conditions and each other; and the shipped one-thing.

import { describe, expect, it } from "vitest";
import { type Asked, conditionDependencies } from "../../../engine/declaration/asked/asked.ts";
import { type AskedField, askedRow } from "../../../engine/declaration/asked/asked-section.ts";
import { blankRecord } from "../../../engine/declaration/blank-record.ts";
import { evaluate } from "../../../engine/declaration/evaluate.ts";
import type { DeclarationRecord } from "../../../engine/declaration/record.ts";
import { choices, field, matter, parking, person, record, section, small, today } from "./small.ts";

const fieldsOf = ({ sections }: Asked): string[] =>
  sections.flatMap(({ fields }) => fields.map(({ field }) => field.key));
const find = ({ sections }: Asked, key: string): AskedField | undefined =>
  sections.flatMap(({ fields }) => fields).find(({ field }) => field.key === key);

describe("[3] the shipped charging-post asks", () => {
  const { definition } = parking();
  const start = { ...blankRecord(definition, person), areaId: "329900003" };
  const asked = (parkKind: string, more: Partial<DeclarationRecord> = {}) =>
    evaluate(definition, { ...start, choices: { parkKind }, ...more }, today).asked;

  it("an owner neither for the space's owner nor for a lease", () => {
    expect(fieldsOf(asked("1"))).not.toContain("parkOwner");
    expect(fieldsOf(asked("1"))).not.toContain("leaseEndDate");
    expect(fieldsOf(asked("1"))).toHaveLength(18);
  });

  it("a tenant for both, and says why", () => {
    const field = find(asked("2"), "leaseEndDate");
    expect(field).toMatchObject({ required: true, because: "因为您在“车位性质”中选择了“长期租赁车位”" });
    expect(fieldsOf(asked("2"))).toContain("parkOwner");
  });

  it("the kind of space once: the answer of the question fills and locks the field", () => {
    expect(find(asked("2"), "parkKind")?.locked).toEqual({
      value: "2",
      source: "来自“车位性质”的选择",
      step: "one-form",
    });
  });

  it("name, number, paper type and township are given, the mobile may be changed", () => {
    const locks = ["applicantName", "applicantPaperCode", "applicantPaperType", "applicantTown"].map(
      (key) => find(asked("1"), key)?.locked?.value,
    );
    expect(locks).toEqual(["测试申请人", "110101199003074610", "1", "329900003"]);
    expect(find(asked("1"), "applicantMobile")?.locked).toBeUndefined();
  });

  it("each field names the matters that use it", () => {
    expect(find(asked("3"), "pilePower")?.usedBy).toEqual([
      "居民充电桩用电报装",
      "充电设施消防安全告知承诺",
      "公共停车位充电设施备案",
    ]);
    expect(find(asked("1"), "pilePower")?.usedBy).toHaveLength(2);
    expect(find(asked("1"), "parkNo")?.usedBy).toHaveLength(3);
  });

  it("all five materials, four of them required", () => {
    const { materials, notNeeded } = asked("1");
    expect(materials.map(({ required }) => required)).toEqual([true, true, true, false, true]);
    expect(notNeeded).toEqual([]);
  });

  it("nothing more depends on an answer than the kind of space", () => {
    expect([...conditionDependencies(definition)]).toEqual(["parkKind"]);
  });
});

describe("[3] a field is asked", () => {
  it("for its matters only, and a whole section by `*`", () => {
    const { definition } = small({
      sections: [section("a", [field("x"), field("y")]), section("b", [field("z")])],
      questions: {
        also: { ask: "一并", optional: true, options: { "1": { label: "是", adds: ["extra"] } } },
      },
      matters: { base: matter("M1", { always: true }), extra: matter("M2") },
      asked: { a: { y: { for: ["extra"] } }, b: { "*": { for: ["extra"] } } },
    });
    expect(fieldsOf(evaluate(definition, record(), today).asked)).toEqual(["x"]);
    const more = evaluate(definition, record({ choices: { also: "1" } }), today).asked;
    expect(fieldsOf(more)).toEqual(["x", "y", "z"]);
    expect(find(more, "z")?.usedBy).toEqual(["事项M2"]);
  });

  it("when conditions of the section and of the field hold together", () => {
    const { definition } = small({
      sections: [
        section("a", [field("married"), field("many")]),
        section("father", [field("name"), field("paper")]),
      ],
      asked: {
        father: {
          "*": { when: { answer: "married", is: "1" } },
          paper: { when: { answer: "many", is: "1" } },
        },
      },
    });
    const asked = (married: string, many: string) =>
      fieldsOf(evaluate(definition, record({ answers: { a: { married, many } } }), today).asked);
    expect(asked("1", "1")).toEqual(["married", "many", "name", "paper"]);
    expect(asked("1", "0")).toEqual(["married", "many", "name"]);
    expect(asked("0", "1")).toEqual(["married", "many"]);
  });

  it("never because of an answer that is itself not asked", () => {
    const { definition } = small({
      sections: [section("a", [field("one"), field("two"), field("three")])],
      asked: {
        a: { two: { when: { answer: "one", is: "1" } }, three: { when: { answer: "two", is: "1" } } },
      },
    });
    const answers = { a: { one: "0", two: "1", three: "kept" } };
    expect(fieldsOf(evaluate(definition, record({ answers }), today).asked)).toEqual(["one"]);
  });

  it("not at all, when two fields wait for each other", () => {
    const { definition } = small({
      sections: [section("a", [field("one"), field("two")])],
      asked: {
        a: { one: { when: { answer: "two", filled: true } }, two: { when: { answer: "one", filled: true } } },
      },
    });
    const answers = { a: { one: "1", two: "1" } };
    expect(fieldsOf(evaluate(definition, record({ answers }), today).asked)).toEqual([]);
  });

  it("and required, by the form or by `requiredWhen`", () => {
    const { definition } = small({
      sections: [section("a", [field("state"), field("share")])],
      asked: { a: { share: { requiredWhen: { answer: "state", is: "1" } } } },
    });
    const required = (state: string) =>
      find(evaluate(definition, record({ answers: { a: { state } } }), today).asked, "share")?.required;
    expect([required("1"), required("2")]).toEqual([true, false]);
  });

  it("by the township", () => {
    const { definition } = small({
      areas: { "329900003": "霁桥镇", "329900004": "松陌镇" },
      sections: [section("a", [field("x")])],
      asked: { a: { x: { when: { township: { in: ["霁桥镇"] } } } } },
    });
    expect(fieldsOf(evaluate(definition, record({ areaId: "329900003" }), today).asked)).toEqual(["x"]);
    expect(fieldsOf(evaluate(definition, record({ areaId: "329900004" }), today).asked)).toEqual([]);
    expect(fieldsOf(evaluate(definition, record(), today).asked)).toEqual([]);
  });
});

describe("[3] the rows of a repeatable section", () => {
  const { definition } = small({
    sections: [
      section("top", [field("level")]),
      section("heirs", [field("state", { choices: choices("1", "3") }), field("deathDate"), field("extra")], {
        min: 1,
        max: 20,
      }),
    ],
    asked: {
      heirs: {
        deathDate: { when: { answer: "state", is: "3" } },
        extra: { when: { answer: "level", is: "2" } },
      },
    },
  });
  const asked = evaluate(
    definition,
    record({
      answers: {
        top: { level: "2" },
        heirs: [
          { rowId: "r1", answers: { state: "1" } },
          { rowId: "r2", answers: { state: "3" } },
        ],
      },
    }),
    today,
  ).asked;
  const heirs = asked.sections.find(({ section }) => section.key === "heirs");
  const keysOf = (rowId: string) => heirs && askedRow(heirs, rowId).fields.map(({ field }) => field.key);

  it("ask by their own answers first, then by those of the top level", () => {
    expect(keysOf("r1")).toEqual(["state", "extra"]);
    expect(keysOf("r2")).toEqual(["state", "deathDate", "extra"]);
  });

  it("a new row asks what a row without answers asks", () => {
    expect(keysOf("new")).toEqual(["state", "extra"]);
    expect(keysOf("__proto__")).toEqual(["state", "extra"]);
  });
});

describe("[3] an answer changes the matters", () => {
  // As in the restaurant: only the licence asks what is sold, and the answer "packed food" drops the licence.
  const { definition } = small({
    sections: [
      section("shop", [
        field("area", { format: "decimal" }),
        field("items", { many: true, choices: choices("1", "6") }),
        field("kitchen"),
        field("exits"),
      ]),
    ],
    matters: {
      base: matter("M1", { always: true }),
      licence: matter("M2", { always: true }),
      fire: matter("M3"),
    },
    rules: {
      large: { name: "面积", when: { answer: "area", atLeast: "300" }, adds: ["fire"], because: "面积大" },
      packed: { name: "预包装", when: { answer: "items", onlyIn: ["6"] }, removes: ["licence"] },
    },
    asked: { shop: { items: { for: ["licence"] }, kitchen: { for: ["licence"] }, exits: { for: ["fire"] } } },
    materials: {
      plan: { id: "A1", name: "平面图", from: "upload", for: ["fire"] },
      health: { id: "A2", name: "健康证明", from: "upload", when: { answer: "items", has: "1" } },
    },
  });
  const asked = (area: string, items: string[]) =>
    evaluate(definition, record({ answers: { shop: { area, items } } }), today).asked;
  const matters = (area: string, items: string[]) => asked(area, items).matters.map(({ key }) => key);

  it("and what is newly needed is asked with its reason", () => {
    expect(matters("300", ["1"])).toEqual(["base", "licence", "fire"]);
    expect(fieldsOf(asked("300", ["1"]))).toContain("exits");
    expect(asked("300", ["1"]).matters.at(-1)?.because).toBe("面积大");
    expect(asked("３００", ["1"]).matters).toHaveLength(3);
  });

  it("and the answer that took its own matter away stays asked, or it would come back", () => {
    expect(matters("10", ["6"])).toEqual(["base"]);
    expect(fieldsOf(asked("10", ["6"]))).toEqual(["area", "items"]);
    expect(matters("10", ["6", "1"])).toEqual(["base", "licence"]);
  });

  it("and materials that are not needed say why", () => {
    expect(asked("10", ["6"]).notNeeded.map(({ key, because }) => [key, because])).toEqual([
      ["plan", "因为您没有办理“事项M3”"],
      ["health", "因为您在“题items”中选择了“选项6”"],
    ]);
    expect(asked("300", ["1"]).materials.map(({ key }) => key)).toEqual(["plan", "health"]);
  });
});

describe("[3] a question that fills a field", () => {
  const { definition } = small({
    sections: [section("a", [field("kind", { required: true }), field("first")])],
    questions: {
      kind: {
        ask: "类型",
        optional: true,
        options: { "1": { label: "一" } },
        fills: "kind",
        when: { answer: "first", is: "1" },
      },
    },
  });
  const kind = (first: string, choices = {}) =>
    find(evaluate(definition, record({ answers: { a: { first } }, choices }), today).asked, "kind");

  it("locks it only while it is asked and answered", () => {
    expect(kind("1", { kind: "1" })?.locked?.value).toBe("1");
    expect(kind("1")?.locked).toBeUndefined();
    expect(kind("0", { kind: "1" })?.locked).toBeUndefined();
  });
});
