// Rebuilds a definition's form in the catalogue's words, section by section and field by field.
import type { Definition } from "../../../engine/one-thing/definition.ts";
import type { Field, FieldFormat, Section } from "../../../engine/one-thing/form.ts";
import type { AskedWord } from "../../../engine/one-thing/one-thing.ts";
import { showWhenOf } from "./rebuild-conditions.ts";

/** The catalogue's type → what a field of that type looks like. */
const types: Record<string, (field: Field) => boolean> = {
  name: ({ format }) => format === "name",
  text: ({ format, choices }) => !choices && (!format || textFormats.includes(format)),
  textarea: ({ format, choices }) => !choices && !format,
  select: ({ choices, many }) => !!choices && !many,
  radio: ({ choices, many }) => !!choices && !many,
  checkbox: ({ choices, many }) => !!choices && many,
  date: ({ format }) => format === "date",
  datetime: ({ format }) => format === "date-time",
  idcard: ({ format }) => format === "id-card",
  paper: ({ format, paperType }) => format === "paper" && paperType !== undefined,
  mobile: ({ format }) => format === "mobile",
  phone: ({ format }) => format === "landline-or-mobile" || format === "phone",
  uscc: ({ format }) => format === "credit-code",
  address: ({ format, widget }) => !format && widget === "address",
  region: ({ format }) => format === "township",
  int: ({ format }) => format === "integer",
  decimal: ({ format }) => format === "decimal",
  money: ({ format }) => format === "money",
  digits: ({ format }) => format === "digits",
  email: ({ format }) => format === "email",
};
const textFormats: FieldFormat[] = [
  "month",
  "plate-number",
  "house-unit-number",
  "disability-certificate",
  "industry-code",
  "vin",
  "student-number",
];

const formats: Partial<Record<FieldFormat, string>> = {
  "date-time": "YYYY-MM-DD HH:mm:ss",
  date: "YYYY-MM-DD",
  month: "YYYY-MM",
  integer: "nonNegativeInteger",
  decimal: "decimal(12,2)",
  money: "decimal(16,2)",
  digits: "digitsOnly",
  paper: "byPaperType",
  "id-card": "idcard",
  mobile: "mobile",
  "landline-or-mobile": "landlineOrMobile",
  "credit-code": "uscc",
  email: "email",
  "industry-code": "GB/T4754",
  "house-unit-number": "bdcdyh",
  "disability-certificate": "disableCert",
  "plate-number": "plateNo",
  "student-number": "studentRegNo",
  vin: "vin",
};

export function rebuildSection(definition: Definition, section: Section) {
  const words = definition.oneThing.asked[section.key] ?? {};
  const { repeat } = section;
  return {
    title: section.title,
    repeatable: repeat ? { path: section.key, ...repeat } : null,
    showWhen: showWhenOf(words["*"]?.when),
    fields: section.fields.map((field) => rebuildField(definition, section, field, words)),
  };
}

/** `types`: each type of the catalogue that the field can be; `titles`: each title it can have. */
function rebuildField(
  { oneThing }: Definition,
  section: Section,
  field: Field,
  words: Record<string, AskedWord>,
) {
  const { key, title, unit, format, choices, maxLength, mask, prefill, paperType } = field;
  const own = words[key];
  const used = Object.entries(oneThing.matters).filter(([matter]) =>
    [words["*"]?.for, own?.for].every((list) => !list || list.includes(matter)),
  );
  return {
    key,
    path: section.repeat ? `formData.${section.key}[].${key}` : `formData.${key}`,
    titles: [title, `${title}（${unit}）`],
    types: Object.keys(types).filter((type) => types[type]?.(field)),
    choices: choices?.map((choice) => ({ code: choice.const, name: choice.title })),
    format: format && formats[format],
    maxLength,
    mask,
    default: field.default,
    prefill: prefill?.startsWith("login.") ? "login" : undefined,
    paperTypeField: paperType,
    required: field.required,
    showWhen: showWhenOf(own?.when),
    requiredWhen: showWhenOf(own?.requiredWhen),
    matterInfoIds: used.map(([, { id }]) => id),
  };
}
