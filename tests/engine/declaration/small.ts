// Makes whole definitions with compiled checks from a few words, small ones for single rules, and those of the fixtures.

import type { DeclarationRecord, Principal } from "../../../engine/declaration/record.ts";
import type { Definition } from "../../../engine/one-thing/definition.ts";
import type { Field, Section } from "../../../engine/one-thing/form.ts";
import type { Counts, Matter, OneThing } from "../../../engine/one-thing/one-thing.ts";
import { compileChecks } from "../../../engine/reader/compile-checks.ts";
import { fixture } from "../../fixtures/fixture-content.ts";

export const today = "2026-11-20";

export const person: Principal = {
  kind: "person",
  name: "测试申请人",
  certificateNumber: "110101199003074610",
  mobile: "13900001234",
};

export const company: Principal = {
  ...person,
  kind: "company",
  company: { id: "E001", name: "云澜测试科技有限公司", creditCode: "91329900MA1TEST01X" },
};

const counts: Counts = { handling: 1, visits: 1, stages: 1, materials: 1, days: 1 };

export function matter(id: string, more: Partial<Matter> = {}): Matter {
  return { id, name: `事项${id}`, department: "D001", before: counts, now: counts, ...more };
}

export function field(key: string, more: Partial<Field> = {}): Field {
  return { key, title: `题${key}`, many: false, required: false, ...more };
}

export const choices = (...codes: string[]) => codes.map((code) => ({ const: code, title: `选项${code}` }));

export function section(key: string, fields: Field[], repeat?: { min: number; max: number }): Section {
  const properties = Object.fromEntries(fields.map((one) => [one.key, schemaOf(one)]));
  return {
    key,
    title: `分区${key}`,
    fields,
    schema: { type: "object", additionalProperties: false, properties },
    ...(repeat && { repeat: { ...repeat, addText: "新增一条" } }),
  };
}

function schemaOf({ many, choices, maxLength, minLength }: Field) {
  const one = {
    type: "string",
    ...(choices && { oneOf: choices }),
    ...(maxLength !== undefined && { maxLength }),
    ...(minLength !== undefined && { minLength }),
  };
  return many ? { type: "array", uniqueItems: true, items: one } : one;
}

interface Words extends Partial<OneThing> {
  sections?: Section[];
  areas?: Record<string, string>;
  kind?: Definition["kind"];
}

/** One matter that is always handled and one empty form, unless stated otherwise. */
export function small({ sections = [], areas = {}, kind = "personal", ...words }: Words = {}) {
  const oneThing: OneThing = {
    code: "small",
    id: "OT900",
    name: "测试一件事",
    summary: "测试",
    subject: "测试",
    icon: "star",
    faceVerification: false,
    townships: Object.values(areas),
    notices: [],
    tips: [],
    steps: ["one-form", "submit-materials", "done"],
    sign: false,
    questions: {},
    matters: { base: matter("M1", { always: true }) },
    rules: {},
    form: "small",
    asked: {},
    materials: {},
    guide: {
      theme: { hue: "grey", picture: "star", order: ["counts"] },
      now: counts,
      policies: null,
      consult: null,
      complaint: null,
    },
    ...words,
  };
  const definition: Definition = {
    version: "0".repeat(64),
    oneThing,
    form: { code: "small", title: "测试", sections },
    kind,
    companyRequired: false,
    townships: areas,
    fieldTownships: areas,
    departments: { D001: "卫生健康委员会" },
  };
  return { definition, checks: compileChecks(definition.form) };
}

export function record(more: Partial<DeclarationRecord> = {}): DeclarationRecord {
  return {
    revision: 0,
    principal: person,
    choices: {},
    answers: {},
    materials: {},
    signature: null,
    step: "one-form",
    ...more,
  };
}

/** The charging-post one-thing of the fixtures. */
export const parking = () => fixture("parking");
