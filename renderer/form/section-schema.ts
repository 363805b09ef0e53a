// In: what a section asks now. Out: the JSON Schema and the ui schema that RJSF draws: the asked fields, each with its widget.
import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import type { AskedField, AskedSection, FieldAnswers } from "../../engine/index.ts";
import { widgetOf } from "./widget-of.ts";

/** What travels to the field template. */
export interface FieldOptions {
  asked: AskedField;
  /** Fewer matters use the field than use the section: worth saying which. */
  tellsUse: boolean;
}

/** The section's own schema, narrowed to what is asked; what is unasked keeps its answer beside the form. */
export function schemaOf({ section, fields }: AskedSection): RJSFSchema {
  const all = (section.schema.properties ?? {}) as Record<string, RJSFSchema>;
  return {
    type: "object",
    required: fields.filter(({ required }) => required).map(({ field }) => field.key),
    properties: Object.fromEntries(
      fields.map(({ field }) => [field.key, propertyOf(all[field.key], field.many)]),
    ),
  };
}

/** Choices and defaults are the engine's business: the widgets take them from the field, RJSF need not look for them. */
function propertyOf(property: RJSFSchema | undefined, many: boolean): RJSFSchema {
  const { oneOf: _choices, default: _default, items: _items, ...rest } = property ?? {};
  return many ? { ...rest, type: "array", items: { type: "string" } } : { ...rest, type: "string" };
}

export function uiSchemaOf(asked: AskedSection): UiSchema<FieldAnswers> {
  const all = usersOf(asked).length;
  return Object.fromEntries(asked.fields.map((one) => [one.field.key, uiOf(one, one.usedBy.length < all)]));
}

/** The chosen matters that use anything of the section. */
export function usersOf({ fields }: Pick<AskedSection, "fields">): string[] {
  return [...new Set(fields.flatMap(({ usedBy }) => usedBy))];
}

function uiOf(asked: AskedField, tellsUse: boolean): UiSchema {
  return { "ui:widget": widgetOf(asked), "ui:options": { asked, tellsUse } satisfies FieldOptions };
}
