// In: the fields of a section as RJSF made them. Out: the grid they stand in; no fieldset, or every field would be announced under two names.
import type { ObjectFieldTemplateProps } from "@rjsf/utils";
import type { FieldAnswers } from "../../../engine/index.ts";

export function FieldsGrid({ properties }: ObjectFieldTemplateProps<FieldAnswers>) {
  return <div className="f-grid">{properties.map(({ content }) => content)}</div>;
}
