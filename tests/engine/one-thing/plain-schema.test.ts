// A plain JSON Schema becomes a form, and its answers values again.
import { describe, expect, it } from "vitest";
import {
  blankRecord,
  compileChecks,
  evaluate,
  plainDefinition,
  plainValues,
  UnsupportedSchema,
} from "../../../engine/index.ts";

const schema = {
  title: "Contact",
  type: "object",
  required: ["name", "age"],
  properties: {
    name: { type: "string", title: "姓名", maxLength: 5 },
    age: { type: "integer", minimum: 18 },
    height: { type: "number" },
    news: { type: "boolean" },
    born: { type: "string", format: "date" },
    colour: { enum: ["dark red", 3] },
    tags: { type: "array", maxItems: 1, items: { oneOf: [{ const: "a", title: "甲" }, { const: "b" }] } },
    address: {
      type: "object",
      title: "地址",
      required: ["city"],
      properties: { city: { type: "string" }, zip: { type: "string", pattern: "^\\d{5}$" } },
    },
    kids: {
      type: "array",
      minItems: 1,
      items: { type: "object", required: ["first"], properties: { first: { type: "string" } } },
    },
  },
};
const definition = plainDefinition(schema);
const nobody = { kind: "person", name: "", certificateNumber: "", mobile: "" } as const;

function problemsOf(answers: Parameters<typeof plainValues>[1]) {
  const record = { ...blankRecord(definition, nobody), answers };
  return evaluate(definition, record, "2026-11-29").problems("one-form", compileChecks(definition.form));
}

describe("a plain JSON Schema", () => {
  it("[form] has its loose fields in one section, each object and each list of objects in one of its own", () => {
    const shape = definition.form.sections.map(({ key, title, repeat, fields }) => ({
      key,
      title,
      fields: fields.map((field) => field.key),
      ...(repeat && { repeat: [repeat.min, repeat.max] }),
    }));
    expect(shape).toEqual([
      {
        key: "form",
        title: "Contact",
        fields: ["name", "age", "height", "news", "born", "colour", "tags"],
      },
      { key: "address", title: "地址", fields: ["city", "zip"] },
      { key: "kids", title: "kids", fields: ["first"], repeat: [1, 200] },
    ]);
  });

  it("[form] is judged by everything it says: required, limits, patterns, choices, rows", () => {
    expect(problemsOf({}).map(({ section, field, rule }) => [section, field, rule])).toEqual([
      ["form", "name", "required"],
      ["form", "age", "required"],
      ["address", "city", "required"],
      ["kids", undefined, "rows"],
    ]);
    const found = problemsOf({
      form: {
        name: "abcdef",
        age: "17",
        height: "tall",
        born: "2026-02-30",
        colour: "green",
        tags: ["a", "b"],
      },
      address: { city: "云澜", zip: "12" },
      kids: [{ rowId: "a", answers: {} }],
    });
    expect(found.map(({ field }) => field)).toEqual([
      ...["name", "age", "height", "born", "colour", "tags", "zip", "first"],
    ]);
  });

  it("[form] gets its values back as it describes them, and nothing that was not answered", () => {
    const answers = {
      form: { name: "测试", age: "18", height: "1.5", news: ["true"], born: "", colour: "3", tags: ["b"] },
      address: { city: "云澜" },
      kids: [{ rowId: "a", answers: { first: "甲" } }],
    };
    expect(problemsOf(answers)).toEqual([]);
    expect(plainValues(schema, answers)).toEqual({
      name: "测试",
      age: 18,
      height: 1.5,
      news: true,
      colour: 3,
      tags: ["b"],
      address: { city: "云澜" },
      kids: [{ first: "甲" }],
    });
    expect(plainValues(schema, {})).toEqual({ address: {} });
  });

  it.each([null, [], {}, { type: "object", properties: {} }])("[form] %j is no form, and says so", (json) => {
    expect(() => plainDefinition(json as never)).toThrow("/properties: found nothing");
  });

  it.each([
    [{ type: "null" }, "/properties/x: found the type “null”"],
    [{}, "/properties/x: found no type"],
    [{ type: "array", items: { type: "string" } }, "/properties/x: found an array of anything but choices"],
  ])("[form] %j has no field, and is told with its place and what would do", (property, sentence) => {
    const make = () => plainDefinition({ type: "object", properties: { x: property } });
    expect(make).toThrow(UnsupportedSchema);
    expect(make).toThrow(sentence);
  });
});
