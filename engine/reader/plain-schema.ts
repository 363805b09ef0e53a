// Makes a definition of a plain JSON Schema, for a form that belongs to no one-thing, and answers back into its values.

import { type Answers, plainAnswer } from "../declaration/record.ts";
import type { Definition } from "../one-thing/definition.ts";
import type { Form, JsonSchema } from "../one-thing/form.ts";
import { below } from "../problem/pointer.ts";
import { definitionVersion } from "./definition-version.ts";
import { entries, type Loose, list, object, text, texts } from "./loose.ts";
import { oneThingFrom } from "./read-flow.ts";
import { formFrom, inspectForm } from "./read-form.ts";

/** The section of the fields that stand in no object of their own. */
const own = "form";
const code = "plain";

/** Thrown for a schema that no field can show. */
export class UnsupportedSchema extends Error {
  override readonly name = "UnsupportedSchema";
}

/**
 * Texts, numbers, yes or no, and choices become fields; an object of them a section, an array of such objects a list of rows.
 * Throws UnsupportedSchema for anything else.
 */
export function plainDefinition(json: JsonSchema): Definition {
  const schema = object(json);
  if (entries(schema.properties).length === 0) {
    throw new UnsupportedSchema(
      "/properties: found nothing; a form needs an object with at least one property.",
    );
  }
  const written = { ...schema, properties: Object.fromEntries(sectionsOf(schema)) };
  const form: Form = formFrom(written, code, inspectForm(written, `forms/${code}`, {}).look.sections);
  const title = text(schema.title) ?? code;
  const oneThing = oneThingFrom({
    code,
    id: code,
    name: title,
    summary: title,
    subject: "",
    icon: "card",
    faceVerification: false,
    webHandleUrl: null,
    townships: [],
    notices: [],
    tips: [],
    steps: ["one-form", "done"],
    sign: false,
    questions: {},
    matters: { [code]: { id: code, name: title, type: "", always: true } },
    form: code,
    asked: {},
    materials: {},
    guide: { theme: { order: [] }, policies: null, consult: null, complaint: null },
  });
  return {
    version: definitionVersion(oneThing, form),
    oneThing,
    form,
    kind: "personal",
    companyRequired: false,
    townships: {},
    fieldTownships: {},
    departments: {},
  };
}

/** The answers as the schema describes them; what is not answered is left out. */
export function plainValues(schema: JsonSchema, answers: Answers): Record<string, unknown> {
  const values = Object.entries(object(schema.properties)).flatMap(([key, part]): [string, unknown][] => {
    const property = object(part);
    if (isRows(property)) {
      const rows = answers[key];
      const fields = object(property.items);
      return Array.isArray(rows)
        ? [[key, rows.map(({ answers }) => valuesIn(fields, (name) => answers[name]))]]
        : [];
    }
    if (isSection(property)) return [[key, valuesIn(property, (name) => plainAnswer(answers, key, name))]];
    return Object.entries(
      valuesIn({ properties: { [key]: part } }, (name) => plainAnswer(answers, own, name)),
    );
  });
  return Object.fromEntries(values);
}

function valuesIn(holder: Loose, answer: (key: string) => unknown): Record<string, unknown> {
  const values = entries(holder.properties).flatMap(([key, property]) => {
    const value = valueFor(property, answer(key));
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(values);
}

function valueFor(property: Loose, answer: unknown): unknown {
  if (property.type === "boolean") return Array.isArray(answer) ? answer.length > 0 : undefined;
  if (Array.isArray(answer)) return answer.map((one) => chosen(object(property.items), one));
  if (answer === undefined || answer === "") return undefined;
  if (property.type === "integer" || property.type === "number") return Number(answer);
  return chosen(property, answer);
}

/** A choice as the schema writes it, which may be no text. */
const chosen = (property: Loose, answer: unknown): unknown =>
  constsOf(property).find((one) => String(one) === answer) ?? answer;

const isSection = (property: Loose): boolean => property.properties !== undefined;
const isRows = (property: Loose): boolean => isSection(object(property.items));

function sectionsOf(schema: JsonSchema): [string, Loose][] {
  const parts = entries(schema.properties);
  const loose = parts.filter(([, property]) => !isSection(property) && !isRows(property));
  const first = { ...schema, properties: Object.fromEntries(loose) };
  return [
    ...(loose.length > 0 ? [[own, sectionOf(own, first, "")] as [string, Loose]] : []),
    ...parts.flatMap(([key, property]): [string, Loose][] => {
      const pointer = below("/properties", key);
      if (isSection(property)) return [[key, sectionOf(key, property, pointer)]];
      return isRows(property) ? [[key, rowsOf(key, property, pointer)]] : [];
    }),
  ];
}

function sectionOf(key: string, holder: Loose, pointer: string): Loose {
  const fields = entries(holder.properties).map(([name, property]) => [
    name,
    fieldOf(name, property, below(pointer, "properties", name)),
  ]);
  return {
    type: "object",
    title: text(holder.title) ?? key,
    required: texts(holder.required),
    properties: Object.fromEntries(fields),
  };
}

/** Rows of a list whose schema sets no limit. */
const mostRows = 200;

function rowsOf(key: string, property: Loose, pointer: string): Loose {
  const title = text(property.title) ?? key;
  const { minItems = 0, maxItems = mostRows } = property;
  const { title: _, ...items } = sectionOf(key, object(property.items), below(pointer, "items"));
  return { type: "array", title, minItems, maxItems, addText: title, items };
}

const kept = [
  "description",
  "minLength",
  "maxLength",
  "pattern",
  "minimum",
  "maximum",
  "minItems",
  "maxItems",
];
const numbers: Record<string, string> = { integer: "integer", number: "decimal" };
const formats = new Set(["email", "date", "date-time"]);

function fieldOf(key: string, property: Loose, pointer: string): Loose {
  const title = text(property.title) ?? key;
  const type = text(property.type) ?? (constsOf(property).length > 0 ? "string" : "");
  const words = Object.fromEntries(
    kept.flatMap((word) => (word in property ? [[word, property[word]]] : [])),
  );
  const field = { ...words, type: "string", title };
  if (type === "boolean") {
    return { ...field, type: "array", items: { type: "string", oneOf: [{ const: "true", title }] } };
  }
  if (type === "array") {
    const items = object(property.items);
    if (constsOf(items).length === 0) throw unsupported(pointer, "an array of anything but choices");
    return { ...field, type: "array", items: { type: "string", oneOf: choicesOf(items) } };
  }
  if (constsOf(property).length > 0) return { ...field, oneOf: choicesOf(property) };
  const format = numbers[type];
  if (format) return { ...field, format };
  if (type !== "string") throw unsupported(pointer, type === "" ? "no type" : `the type “${type}”`);
  const named = text(property.format) ?? "";
  return formats.has(named) ? { ...field, format: named } : field;
}

function unsupported(pointer: string, found: string): UnsupportedSchema {
  const expected =
    "string, integer, number, boolean, choices (enum or oneOf with const), or an array of choices or of objects";
  return new UnsupportedSchema(`${pointer}: found ${found}; a field shows ${expected}.`);
}

/** The values to choose from, by `enum` or by `oneOf` with `const`. */
function constsOf(property: Loose): readonly unknown[] {
  if (property.enum !== undefined) return list(property.enum);
  return list(property.oneOf).map((choice) => object(choice).const);
}

function choicesOf(property: Loose): Loose[] {
  const titles = list(property.oneOf).map((choice) => text(object(choice).title));
  return constsOf(property).map((value, at) => ({
    const: String(value),
    title: titles[at] ?? String(value),
  }));
}
