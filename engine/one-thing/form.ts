// The type of a resolved form: sections with their fields and every `$ref` written out, so that each section stands alone.

import { once } from "../check/once.ts";
import type { FilledFrom } from "./sources.ts";

/** A JSON Schema as plain data. */
export type JsonSchema = { [keyword: string]: unknown };

export type FieldFormat =
  | "name"
  | "mobile"
  | "id-card"
  | "paper"
  | "credit-code"
  | "landline-or-mobile"
  | "phone"
  | "email"
  | "date"
  | "month"
  | "date-time"
  | "integer"
  | "decimal"
  | "money"
  | "digits"
  | "township"
  | "plate-number"
  | "house-unit-number"
  | "disability-certificate"
  | "industry-code"
  | "vin"
  | "student-number";

export type Prefill =
  | "login.name"
  | "login.certificateNumber"
  | "login.paperType"
  | "login.mobile"
  | "principal.kind"
  | "company.name"
  | "company.creditCode"
  | "company.operManName"
  | "company.operManCode"
  | "company.operManPhoneNumber"
  | "company.organizationAddress"
  | "township";

export interface Choice {
  const: string;
  title: string;
}

export type Copied = { by: string; value: string } & (
  | { from: string; is?: never }
  | { from?: never; is: string }
);

/** One field of a section. Values are strings, or lists of strings where `many` is set. */
export interface Field {
  key: string;
  title: string;
  help?: string;
  example?: string;
  unit?: string;
  many: boolean;
  format?: FieldFormat;
  choices?: Choice[];
  maxLength?: number;
  minLength?: number;
  /** Of a number. */
  minimum?: number;
  maximum?: number;
  /** Of a date, a month or a moment: `2020-01-01`, `today`, `today-3y`, `today+30d`. */
  earliest?: string;
  latest?: string;
  default?: string;
  mask?: "name" | "id" | "phone";
  prefill?: Prefill;
  /** The field with the paper type that this paper number is checked by. */
  paperType?: string;
  /** The widget's name, when the designer or the format wants another than the type's own. */
  widget?: string;
  /** `sameAs`: while `by` has that value, the field holds what `from` holds, or the value that follows from it. */
  copies?: Copied[];
  /** `sameAs`: the fields that this choice copies into; it is asked while one of them is. */
  chooses?: string[];
  /** The paper number that says this date of birth or sex. */
  idCard?: string;
  /** Required when asked. */
  required: boolean;
}

export interface Section {
  key: string;
  title: string;
  help?: string;
  /** Makes the section a list of rows (Spec 3, formData.jcr[]). */
  repeat?: { min: number; max: number; addText: string };
  /** Says that the section can be filled from a register. */
  from?: FilledFrom;
  fields: Field[];
  /** Self-contained JSON Schema of one section, or of one row of a list; no `required`, no `$ref`, no unknown keys allowed. */
  schema: JsonSchema;
}

export interface Form {
  code: string;
  title: string;
  sections: Section[];
}

export interface FoundField {
  section: Section;
  field: Field;
}

const fieldsOf = once((form: Form) => {
  const fields = new Map<string, FoundField>();
  for (const section of form.sections)
    for (const field of section.fields) if (!fields.has(field.key)) fields.set(field.key, { section, field });
  return fields;
});

/** The field with that key, the first one when two sections have it; undefined when there is none. */
export const findField = (form: Form, key: string): FoundField | undefined => fieldsOf(form).get(key);
