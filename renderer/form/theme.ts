// In: nothing. Out: RJSF's templates in the portal's look, a small set instead of a stock theme.
import type { FormProps } from "@rjsf/core";
import type { FieldAnswers } from "../../engine/index.ts";
import { FieldTemplate } from "./templates/field-template.tsx";
import { FieldsGrid } from "./templates/fields-grid.tsx";
import { Nothing } from "./templates/nothing.tsx";

export const templates: NonNullable<FormProps<FieldAnswers>["templates"]> = {
  FieldTemplate,
  ObjectFieldTemplate: FieldsGrid,
  DescriptionFieldTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  FieldErrorTemplate: Nothing,
  ErrorListTemplate: Nothing,
  ButtonTemplates: { SubmitButton: Nothing },
};
