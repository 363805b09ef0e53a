// Makes the element ids of the form, so that any problem can be linked to its control.
import type { AnswerProblem, Section } from "../../engine/index.ts";

export interface Place {
  section: string;
  rowId?: string | undefined;
}

/** The part that the ids of its fields begin with. */
export function formId({ section, rowId }: Place): string {
  return rowId ? `${section}-${rowId}` : section;
}

export function fieldId(place: Place, field: string): string {
  return `${formId(place)}-${field}`;
}

/** The heading of a section, which takes the focus when the person goes there. */
export function sectionId(section: string): string {
  return `section-${section}`;
}

/** The requirements on a list as a whole, which take the focus when no single row is to blame. */
export function listId(section: string): string {
  return `list-${section}`;
}

export function questionId(question: string): string {
  return `question-${question}`;
}

export function materialId(material: string): string {
  return `material-${material}`;
}

/** Ids of the texts that describe a control, and of its label when the control is a group. */
export const partId = {
  label: (id: string) => `${id}--label`,
  help: (id: string) => `${id}--help`,
  because: (id: string) => `${id}--because`,
  message: (id: string) => `${id}--message`,
  source: (id: string) => `${id}--source`,
  unit: (id: string) => `${id}--unit`,
  choice: (id: string, value: string) => `${id}--${value}`,
};

/** Where a problem is corrected. A rule over all rows names a field, but no single row can correct it. */
export function placeInForm(
  { key, repeat }: Pick<Section, "key" | "repeat">,
  { field, rowId }: Pick<AnswerProblem, "field" | "rowId">,
): string {
  if (repeat && rowId === undefined) return listId(key);
  return field ? fieldId({ section: key, rowId }, field) : sectionId(key);
}
