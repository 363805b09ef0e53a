// Reads a form with every `$ref` written out, or reports all its problems.

import type { Field, Form, JsonSchema, Section } from "../one-thing/form.ts";
import type { FilledFrom } from "../one-thing/sources.ts";
import { below } from "../problem/pointer.ts";
import type { DesignProblem } from "../problem/problem.ts";
import { checkShape } from "./check-shape.ts";
import { follower, type Pieces } from "./follow-refs.ts";
import { entries, list, number, object, text, texts } from "./loose.ts";
import { bounds, narrowed } from "./rules/bounds.ts";
import { choicesOf } from "./rules/choices.ts";
import {
  choices,
  duplicateFields,
  fieldCount,
  fieldKinds,
  limits,
  paperTypes,
  promises,
  requiredNames,
  sourceNames,
  specificationNames,
} from "./rules/fields.ts";
import type { FieldLook, FormLook, SectionLook } from "./rules/look.ts";
import { patterns } from "./rules/pattern-cost.ts";
import { choicesOfSameAs, idCards, sameAs, sameAsKeys, sets, withSameAs, withSets } from "./rules/same-as.ts";
import { htmlInTexts, reservedNames } from "./rules/texts.ts";

const formRules = [
  duplicateFields,
  fieldCount,
  requiredNames,
  fieldKinds,
  choices,
  promises,
  paperTypes,
  limits,
  bounds,
  choicesOfSameAs,
  sameAs,
  sets,
  idCards,
  sourceNames,
  specificationNames,
];

/** The words of JSON Schema that judge or describe an answer; `Field` covers the rest, which is left out. */
const schemaWords = ["type", "title", "description", "format", "oneOf", "minLength", "maxLength", "pattern"];

function fieldSchema({ schema }: FieldLook): JsonSchema {
  const words =
    schema.type === "array" ? ["type", "title", "description", "minItems", "maxItems"] : schemaWords;
  const kept = words.flatMap((word) => (schema[word] === undefined ? [] : [[word, schema[word]]]));
  if (schema.type !== "array") return Object.fromEntries(kept);
  return {
    ...Object.fromEntries(kept),
    uniqueItems: true,
    items: { type: "string", oneOf: object(schema.items).oneOf },
  };
}

function fieldOf({ key, schema }: FieldLook, required: boolean): Field {
  const field = {
    key,
    title: text(schema.title) ?? key,
    help: text(schema.description),
    example: text(list(schema.examples)[0]),
    unit: text(schema.unit),
    many: schema.type === "array",
    format: text(schema.format),
    choices: choicesOf(schema)?.map(({ value, title }) => ({ const: value, title })),
    maxLength: number(schema.maxLength),
    minLength: number(schema.minLength),
    minimum: number(schema.minimum),
    maximum: number(schema.maximum),
    earliest: text(schema.earliest),
    latest: text(schema.latest),
    default: text(schema.default),
    mask: text(schema.mask),
    prefill: text(schema.prefill),
    paperType: text(schema.paperType),
    widget: text(schema.widget),
    copies: schema.copies,
    chooses: schema.chooses,
    idCard: text(schema.idCard),
    required,
  };
  return Object.fromEntries(
    Object.entries(field).filter(([, value]) => value !== undefined),
  ) as unknown as Field;
}

function sectionOf({ key, title, schema, repeated, required, fields }: SectionLook): Section {
  const help = text(schema.description);
  const repeat = {
    min: number(schema.minItems) ?? 0,
    max: number(schema.maxItems) ?? 1,
    addText: text(schema.addText) ?? "",
  };
  return {
    key,
    title,
    ...(help === undefined ? {} : { help }),
    ...(repeated ? { repeat } : {}),
    ...(schema.from === undefined ? {} : { from: schema.from as FilledFrom }),
    fields: fields.map((field) => fieldOf(field, required.includes(field.key))),
    schema: {
      type: "object",
      title,
      additionalProperties: false,
      properties: Object.fromEntries(fields.map((field) => [field.key, fieldSchema(field)])),
    },
  };
}

/** Everything wrong with a single file of forms: its shape, names, texts and patterns. `file` is its id. */
export function formFileProblems(json: unknown, file: string): DesignProblem[] {
  const problems = checkShape("form", json);
  if (problems.some(({ rule }) => rule === "too-deep"))
    return problems.map((problem) => ({ ...problem, file }));
  return [...problems, ...reservedNames(json), ...htmlInTexts(json), ...patterns(json)].map((problem) => ({
    ...problem,
    file,
  }));
}

/** The form as the rules see it, with all its problems and those of the shared pieces it reaches. */
export function inspectForm(form: unknown, id: string, shared: Pieces): LookedAt {
  const own = formFileProblems(form, "form");
  if (own.some(({ rule }) => rule === "too-deep")) {
    return { look: { sections: [] }, problems: own, used: new Set() };
  }
  const looked = lookAtForm(form, id, shared);
  const refs = looked.problems.map((problem) =>
    problem.file === id ? { ...problem, file: "form" } : problem,
  );
  const crossed = formRules.flatMap((rule) => rule({ thing: {}, form: looked.look }));
  const reached = [...looked.used].filter((piece) => piece !== id);
  const pieces = reached.flatMap((piece) => formFileProblems(shared[piece], piece));
  return { ...looked, problems: [...own, ...refs, ...crossed, ...pieces] };
}

export function formFrom(form: unknown, code: string, sections: readonly SectionLook[]): Form {
  return { code, title: text(object(form).title) ?? code, sections: sections.map(sectionOf) };
}

interface LookedAt {
  look: FormLook;
  /** Problems of references; `file` is the id of the file that contains them. */
  problems: DesignProblem[];
  /** Ids of the shared files that the form reaches. */
  used: ReadonlySet<string>;
}

/** `id` is the form's own, e.g. `forms/dd`; references to it reach the form itself. */
function lookAtForm(form: unknown, id: string, shared: Pieces): LookedAt {
  const refs = follower({ ...shared, [id]: form });
  const sections = entries(object(form).properties).map(([key, written]): SectionLook => {
    const pointer = below("/properties", key);
    const { schema, at } = refs.section(written, { id, pointer });
    const repeated = schema.type === "array";
    const holder = repeated ? object(schema.items) : schema;
    const place = below(repeated ? below(at.pointer, "items") : at.pointer, "properties");
    const fields = entries(holder.properties).map(([name, field]) => {
      const written = { id: at.id, pointer: below(place, name) };
      // A field of a shared section has no place of its own in this file, so it uses the section's.
      return {
        key: name,
        pointer: at.id === id ? written.pointer : pointer,
        schema: narrowed(refs.field(field, written)),
      };
    });
    const required = texts(schema.required).concat(
      repeated ? texts(holder.required) : [],
      sameAsKeys(schema, fields),
    );
    const title = text(schema.title) ?? key;
    return {
      key,
      pointer,
      title,
      repeated,
      schema,
      required,
      fields: withSameAs(fields, schema, at.pointer),
    };
  });
  return { look: { sections: withSets(sections) }, problems: refs.problems, used: refs.used };
}
