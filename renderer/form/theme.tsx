// Draws RJSF in the portal's look, with a small set of fields and templates instead of a stock theme.
import SchemaField from "@rjsf/core/lib/components/fields/SchemaField.js";
import {
  englishStringTranslator,
  type FieldProps,
  type Registry,
  type RJSFSchema,
  toFieldPathId,
} from "@rjsf/utils";
import type { SectionState } from "../../engine/index.ts";
import { AnswerField } from "./answer-field.tsx";
import { FieldTemplate } from "./field-template.tsx";

/** The field template already shows it. */
const Nothing = () => null;

/** No fieldset, or every field would be announced under two names. Only asked fields have a ui schema. */
function FieldsGrid({ schema, uiSchema = {}, formData, fieldPathId, registry, ...others }: FieldProps) {
  return (
    <div className="f-grid">
      {Object.entries(schema.properties ?? {})
        .filter(([key]) => uiSchema[key])
        .map(([key, property]) => (
          <SchemaField
            {...others}
            key={key}
            name={key}
            schema={property as RJSFSchema}
            uiSchema={uiSchema[key]}
            formData={formData?.[key]}
            fieldPathId={toFieldPathId(key, registry.globalFormOptions, fieldPathId)}
            registry={registry}
          />
        ))}
    </div>
  );
}

const templates: Partial<Registry["templates"]> = {
  FieldTemplate,
  DescriptionFieldTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  FieldErrorTemplate: Nothing,
};

/** The schema of a section is written out: without references and alternatives, so that each part is what it says. */
const schemaUtils = {
  retrieveSchema: (schema) => schema,
  isSelect: () => false,
  getDisplayLabel: () => true,
} satisfies Partial<Registry["schemaUtils"]> as unknown as Registry["schemaUtils"];

/**
 * RJSF's registry of one section. Its `SchemaField` is drawn with it, without the `Form` around: that brings all fields, widgets and
 * templates of its own along, keeps the data once more and judges it once more.
 */
export function registryOf(rootSchema: RJSFSchema, formContext: SectionState, idPrefix: string): Registry {
  return {
    fields: { SchemaField, ObjectField: FieldsGrid, StringField: AnswerField, ArrayField: AnswerField },
    templates: templates as Registry["templates"],
    widgets: {},
    rootSchema,
    formContext,
    schemaUtils,
    translateString: englishStringTranslator,
    globalFormOptions: { idPrefix, idSeparator: "-", useFallbackUiForUnsupportedType: false },
  };
}
