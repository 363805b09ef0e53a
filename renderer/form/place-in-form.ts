// In: a section and a problem of it. Out: the id of where it is mended: a control, the list as a whole, or the section.
import type { AnswerProblem, Section } from "../../engine/index.ts";
import { fieldId, listId, sectionId } from "./field-id.ts";

/** A rule over all rows names a field, and still no single row can mend it. */
export function placeInForm(
  { key, repeat }: Pick<Section, "key" | "repeat">,
  { field, rowId }: Pick<AnswerProblem, "field" | "rowId">,
): string {
  if (repeat && rowId === undefined) return listId(key);
  return field ? fieldId({ section: key, rowId }, field) : sectionId(key);
}
