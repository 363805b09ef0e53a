// In: a problem that the gateway found. Out: where GO puts the focus: a place of the form, a question or a material.
import type { AnswerProblem } from "../../../engine/index.ts";

export function placeOfProblem({
  section,
  field,
  rowId,
  question,
  material,
}: AnswerProblem): string | undefined {
  if (section) return [section, field ?? "", ...(rowId ? [rowId] : [])].join(".");
  if (question) return `question-${question}`;
  return material && `material-${material}`;
}
