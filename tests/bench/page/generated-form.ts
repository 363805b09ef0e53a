// Builds a definition of a given number of fields or rows: sections of ten fields, six of them required.
import type {
  Answers,
  Definition,
  Field,
  OneThing,
  Section,
  SectionCheck,
  SectionChecks,
} from "../../../engine/index.ts";

const perSection = 10;

const choices = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ const: String(at + 1), title: `选项${at + 1}` }));

/** The ten kinds of field that every section has, in this order. */
export const kinds: (Pick<Field, "title" | "required"> & Partial<Field>)[] = [
  { title: "姓名", required: true, maxLength: 50 },
  { title: "手机号码", required: true, format: "mobile" },
  { title: "数量", required: false, format: "digits", maxLength: 12 },
  { title: "面积", required: true, format: "decimal", unit: "平方米" },
  { title: "单位名称", required: true, maxLength: 60, help: "与营业执照一致" },
  { title: "日期", required: false, format: "date" },
  { title: "备注", required: false, maxLength: 200 },
  { title: "类别", required: true, choices: choices(12) },
  { title: "方式", required: true, choices: choices(3) },
  { title: "编号", required: false, maxLength: 30 },
];

function sectionOf(at: number): Section {
  const fields: Field[] = kinds.map((kind, position) => ({
    ...kind,
    key: `f${at}_${position}`,
    title: `${kind.title}${at + 1}`,
    many: false,
  }));
  const properties = Object.fromEntries(
    fields.map(({ key, title, maxLength }) => [
      key,
      { type: "string", title, ...(maxLength && { maxLength }) },
    ]),
  );
  return { key: `s${at}`, title: `第${at + 1}部分`, fields, schema: { type: "object", properties } };
}

/** Stands in for the compiled check of a section's shape, which takes microseconds and is the same for every form. */
function checkOf({ fields }: Section): SectionCheck {
  return (data) => {
    const answers = data as Record<string, unknown>;
    return fields.every(({ key, maxLength = 200 }) => String(answers[key] ?? "").length <= maxLength);
  };
}

export interface Generated {
  definition: Definition;
  checks: SectionChecks;
}

export function generate(count: number): Generated {
  return formOf(Array.from({ length: Math.ceil(count / perSection) }, (_, at) => sectionOf(at)));
}

/** That many rows of the ten fields, all filled in except the middle one, which is open; one field must add up to a sum. */
export function generateRows(count: number): Generated & { answers: Answers } {
  const section = { ...sectionOf(0), repeat: { min: 1, max: count, addText: "新增" } };
  const filled = ["测试甲", "13800000020", "12", "1.5", "测试单位", "2026-11-20", "无", "1", "1", "001"];
  const whole = Object.fromEntries(section.fields.map(({ key }, position) => [key, filled[position] ?? ""]));
  const middle = Math.floor(count / 2);
  const rows = Array.from({ length: count }, (_, at) => ({
    rowId: `r${at}`,
    answers: at === middle ? {} : whole,
  }));
  const sum = { name: "合计", must: { answer: "f0_3", sumIs: "100" } };
  return { ...formOf([section], { sum }), answers: { [section.key]: rows } };
}

function formOf(sections: Section[], rules: OneThing["rules"] = {}): Generated {
  const figures = { handling: 1, visits: 1, stages: 1, materials: 1, days: 1 };
  const definition: Definition = {
    version: "bench",
    oneThing: {
      code: "bench",
      id: "OT000",
      name: "测量一件事",
      summary: "",
      subject: "",
      icon: "charger",
      faceVerification: false,
      townships: [],
      notices: [],
      tips: [],
      steps: ["one-form", "submit-materials", "done"],
      sign: false,
      questions: {},
      matters: {
        only: { id: "M1", name: "测量事项", department: "D1", always: true, before: figures, now: figures },
      },
      rules,
      form: "bench",
      asked: {},
      materials: {},
      guide: {
        theme: { hue: "blue", picture: "charger", order: [] },
        now: figures,
        policies: null,
        consult: null,
        complaint: null,
      },
    },
    form: { code: "bench", title: "测量", sections },
    kind: "personal",
    companyRequired: false,
    townships: {},
    fieldTownships: {},
    departments: { D1: "测量部门" },
  };
  return {
    definition,
    checks: Object.fromEntries(sections.map((section) => [section.key, checkOf(section)])),
  };
}
