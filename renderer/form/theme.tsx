// Gives RJSF the portal's look: its own object field for a section, instead of a stock theme.
import SchemaField from "@rjsf/core/lib/components/fields/SchemaField.js";
import {
  englishStringTranslator,
  type FieldProps,
  type FieldTemplateProps,
  type Registry,
  type RJSFSchema,
} from "@rjsf/utils";
import { useCallback } from "react";
import type { Answer, AskedField, SectionState } from "../../engine/index.ts";
import { FieldFrame } from "./field-frame.tsx";
import { fieldId, formId, type Place } from "./field-id.ts";
import fieldStyles from "./styles/field.styles.ts";

/** What is drawn of a section, or of one row of it; RJSF hands it on as its form context. */
export interface DrawnSection {
  place: Place;
  state: SectionState;
  /** Those that are asked. */
  fields: readonly AskedField[];
}

/** The section's heading and its fields say all that RJSF would say around it. */
const Nothing = () => null;
const Bare = ({ children }: FieldTemplateProps) => children;

/**
 * The section as RJSF's object field. It draws its fields itself: with RJSF's field for each there would be four components and sixty
 * props more between a section and a widget. No fieldset, or every field would be announced under two names.
 */
function FieldsGrid({ formData, registry, onChange }: FieldProps) {
  const { place, state, fields } = registry.formContext as DrawnSection;
  const change = useCallback(
    (field: string, answer: Answer | undefined) => onChange(answer, [field]),
    [onChange],
  );
  return (
    <div className={fieldStyles.grid}>
      {fields.map((asked) => (
        <FieldFrame
          key={asked.field.key}
          id={fieldId(place, asked.field.key)}
          state={state}
          asked={asked}
          value={formData?.[asked.field.key]}
          onChange={change}
        />
      ))}
    </div>
  );
}

const templates: Partial<Registry["templates"]> = {
  FieldTemplate: Bare,
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
export function registryOf(rootSchema: RJSFSchema, drawn: DrawnSection): Registry {
  return {
    fields: { SchemaField, ObjectField: FieldsGrid },
    templates: templates as Registry["templates"],
    widgets: {},
    rootSchema,
    formContext: drawn,
    schemaUtils,
    translateString: englishStringTranslator,
    globalFormOptions: {
      idPrefix: formId(drawn.place),
      idSeparator: "-",
      useFallbackUiForUnsupportedType: false,
    },
  };
}
