// Draws RJSF in the portal's look: a small set of templates instead of a stock theme.
import type { FormProps } from "@rjsf/core";
import type { ObjectFieldTemplateProps } from "@rjsf/utils";
import type { FieldAnswers } from "../../engine/index.ts";
import { FieldTemplate } from "./field-template.tsx";

/** The field template says it already. */
const Nothing = () => null;

/** No fieldset, or every field would be announced under two names. Only what is asked has a ui schema. */
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
