// A section with rows added to a fixture is read, checked row by row, and its conditions are judged.
import { expect, test } from "vitest";
import { compileChecks } from "../../engine/reader/compile-checks.ts";
import { type ReadDefinition, readWhole } from "../../engine/reader/read-definition.ts";
import { fixtureFiles } from "../fixtures/fixture-content.ts";

const { oneThing, form, shared, catalogue } = fixtureFiles("parking");

const heirs = {
  title: "继承人信息",
  type: "array",
  minItems: 1,
  maxItems: 20,
  addText: "新增继承人信息",
  items: {
    type: "object",
    required: ["heirName", "heirShare"],
    properties: {
      heirName: { $ref: "shared/applicant#/$defs/applicantName", title: "继承人姓名" },
      heirState: { $ref: "shared/codes#/$defs/yesNo", title: "是否接受继承" },
      heirShare: { title: "继承份额", type: "string", format: "decimal", unit: "%", maxLength: 6 },
      heirKinds: {
        title: "身份",
        type: "array",
        items: {
          type: "string",
          oneOf: [
            { const: "1", title: "配偶" },
            { const: "2", title: "子女" },
          ],
        },
      },
    },
  },
};

function read(rules: object, asked: object = {}, section: object = heirs): ReadDefinition {
  return readWhole({
    oneThing: { ...oneThing, rules, asked: { ...oneThing.asked, ...asked } },
    form: { ...form, properties: { ...form.properties, jcr: section } },
    shared,
    catalogue,
  });
}

const rule = (must: object) => ({ shares: { name: "份额", must, else: "份额不对" } });

function problems(result: ReadDefinition): string[] {
  return result.ok
    ? []
    : result.problems.filter(({ severity }) => severity === "error").map(({ message }) => message);
}

test("[3] a section of rows keeps its limits, its words and the required fields of a row", () => {
  const result = read(rule({ answer: "heirShare", sumIs: "100" }));
  expect(problems(result)).toEqual([]);
  if (!result.ok) return;
  const section = result.definition.form.sections.find(({ key }) => key === "jcr");
  expect(section?.repeat).toEqual({ min: 1, max: 20, addText: "新增继承人信息" });
  expect(section?.fields.map(({ key, required, many }) => [key, required, many])).toEqual([
    ["heirName", true, false],
    ["heirState", false, false],
    ["heirShare", true, false],
    ["heirKinds", false, true],
  ]);
  expect(section?.fields[0]).toMatchObject({ title: "继承人姓名", mask: "name", prefill: "login.name" });
});

test("[5] the check of such a section judges one row", () => {
  const result = read({});
  const check = result.ok ? compileChecks(result.definition.form).jcr : undefined;
  expect(check?.({ heirName: "测试甲", heirKinds: ["1", "2"] })).toBe(true);
  expect(check?.({ heirKinds: ["1", "1"] })).toBe(false);
  expect(check?.({ heirKinds: ["3"] })).toBe(false);
  expect(check?.([{ heirName: "测试甲" }])).toBe(false);
});

test("rules may add up rows, count them, and look at each of them", () => {
  expect(problems(read(rule({ answer: "heirState", countAtLeast: { value: "1", count: 1 } })))).toEqual([]);
  expect(problems(read(rule({ answer: "heirState", isNot: "1" })))).toEqual([]);
  expect(problems(read(rule({ answer: "heirKinds", notBoth: ["1", "2"] })))).toEqual([]);
  expect(problems(read(rule({ answer: "pilePower", sumIs: "100" })))).toEqual([
    "rules.shares.must.sumIs：sumIs 不能用于 “pilePower”。sumIs 只用于多行分区的数字字段。",
  ]);
});

test("a field of a row is asked by its own row, never by another section's", () => {
  const when = { when: { answer: "heirState", is: "1" } };
  expect(problems(read({}, { jcr: { heirShare: when } }))).toEqual([]);
  expect(problems(read({}, { parking: { parkNo: when } }))).toEqual([
    "asked.parking.parkNo.when：分区 “jcr” 的字段在别的分区不能按行读取。多行分区的字段只能在本分区的条件里用，或用 sumIs、countAtLeast。",
  ]);
});

test("a word for one value is refused on a field with many", () => {
  expect(problems(read(rule({ answer: "heirKinds", is: "1" })))).toEqual([
    "rules.shares.must.is：“heirKinds” 是多选。多选用 has、onlyIn、notBoth、filled。请改写为 has。",
  ]);
});

test("a section of rows needs its button's words, and rows from few to many", () => {
  const { addText: _addText, ...silent } = heirs;
  expect(problems(read({}, {}, silent))).toEqual([
    'properties.jcr：缺少 “addText”（增加按钮的文字）。请补上 "addText"。',
  ]);
  expect(problems(read({}, {}, { ...heirs, minItems: 30 }))).toEqual([
    "properties.jcr.minItems：最少行数（30）大于最多行数（20）。请核对两个数。",
  ]);
});

test("a shared section is borrowed whole, its title laid over", () => {
  const parts = {
    heirs: {
      ...heirs,
      items: { ...heirs.items, properties: { heirName: { title: "姓名", type: "string" } }, required: [] },
    },
  };
  const extra = { $schema: "../../form.schema.json", $id: "forms/shared/heirs", title: "继承", $defs: parts };
  const result = readWhole({
    oneThing,
    form: {
      ...form,
      properties: { ...form.properties, jcr: { $ref: "shared/heirs#/$defs/heirs", title: "全部继承人" } },
    },
    shared: { ...shared, "forms/shared/heirs": extra },
    catalogue,
  });
  expect(problems(result)).toEqual([]);
  const section = result.ok ? result.definition.form.sections.at(-1) : undefined;
  expect(section).toMatchObject({ key: "jcr", title: "全部继承人", repeat: { min: 1, max: 20 } });
});
