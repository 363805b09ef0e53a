// Names the place where a problem is corrected: a field of the form, a question or a material.

import type { AnswerProblem } from "../../problem/problem.ts";

/** Where GO puts the focus: `section.field.rowId`, `question-…`, `material-…`; undefined when it belongs to no single place. */
export function placeOfProblem({
  section,
  field,
  rowId,
  question,
  material,
}: Pick<AnswerProblem, "section" | "field" | "rowId" | "question" | "material">): string | undefined {
  if (section) return [section, field ?? "", ...(rowId ? [rowId] : [])].join(".");
  if (question) return `question-${question}`;
  return material && `material-${material}`;
}
