// Takes a form and a field's key; gives the field with its section.

import type { Field, Form, Section } from "./form.ts";

export interface FoundField {
  section: Section;
  field: Field;
}

const indexes = new WeakMap<Form, Map<string, FoundField>>();

/** The field of that key, the first one where two sections have it; undefined when there is none. */
export function findField(form: Form, key: string): FoundField | undefined {
  let index = indexes.get(form);
  if (!index) {
    index = new Map();
    for (const section of form.sections)
      for (const field of section.fields) if (!index.has(field.key)) index.set(field.key, { section, field });
    indexes.set(form, index);
  }
  return index.get(key);
}
