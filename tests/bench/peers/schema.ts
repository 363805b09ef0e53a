// The JSON Schema that every library draws: sections of ten fields, as in the pages that draw ours by hand.
import { generate } from "../page/generated-form.ts";

export interface FieldSchema {
  type: "string";
  title: string;
  minLength?: number;
  maxLength?: number;
  enum?: string[];
}

export interface SectionSchema {
  type: "object";
  title: string;
  required: string[];
  properties: Record<string, FieldSchema>;
}

export interface FormSchema {
  title: string;
  type: "object";
  properties: Record<string, SectionSchema>;
}

/** Formats are left out: no two libraries have the same. */
export function schemaOf(fields: number): FormSchema {
  const { sections } = generate(fields).definition.form;
  const properties = sections.map(({ key, title, fields }): [string, SectionSchema] => [
    key,
    {
      type: "object",
      title,
      required: fields.flatMap((field) => (field.required ? field.key : [])),
      properties: Object.fromEntries(
        fields.map(({ key, title, maxLength, choices, required }) => [
          key,
          {
            type: "string",
            title,
            ...(required && !choices && { minLength: 1 }),
            ...(maxLength && { maxLength }),
            ...(choices && { enum: choices.map((choice) => choice.title) }),
          },
        ]),
      ),
    },
  ]);
  return { title: "测量", type: "object", properties: Object.fromEntries(properties) };
}
