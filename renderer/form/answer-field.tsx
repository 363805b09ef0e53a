// Draws one answer with its widget: the section's own field for text and for lists of choices, in place of RJSF's two.
import type { FieldProps } from "@rjsf/utils";
import { useField } from "./form-context.ts";
import { widgetFor } from "./widgets/registry.ts";

export function AnswerField({ formData, fieldPathId, onChange }: FieldProps) {
  const Widget = widgetFor(useField().asked);
  return <Widget value={formData} onChange={(answer) => onChange(answer, fieldPathId.path)} />;
}
