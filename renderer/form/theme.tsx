// Draws RJSF in the portal's look, with a small set of templates instead of a stock theme.
import type { FormProps } from "@rjsf/core";
import type { ObjectFieldTemplateProps } from "@rjsf/utils";
import type { FieldAnswers } from "../../engine/index.ts";
import { FieldTemplate } from "./field-template.tsx";

/** The field template already shows it. */
const Nothing = () => null;

/** No fieldset, or every field would be announced under two names. Only asked fields have a ui schema. */
function FieldsGrid({ properties, uiSchema }: ObjectFieldTemplateProps<FieldAnswers>) {
  const asked = properties.filter(({ name }) => uiSchema?.[name]);
  return <div className="f-grid">{asked.map(({ content }) => content)}</div>;
}

export const templates: NonNullable<FormProps<FieldAnswers>["templates"]> = {
  FieldTemplate,
  ObjectFieldTemplate: FieldsGrid,
  DescriptionFieldTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  FieldErrorTemplate: Nothing,
  ErrorListTemplate: Nothing,
  ButtonTemplates: { SubmitButton: Nothing },
};
