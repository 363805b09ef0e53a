// In: the answers of a row. Out: the few words by which the person knows it again: name · relation · share; names masked.
import { type AskedSection, type FieldAnswers, isEmpty, maskName } from "../../engine/index.ts";

/** So many answers name a row. */
const words = 3;

export function rowTitle({ fields }: AskedSection, answers: FieldAnswers): string {
  const texts: string[] = [];
  for (const { field } of fields) {
    const answer = answers[field.key];
    if (typeof answer !== "string" || isEmpty(answer) || (field.mask && field.mask !== "name")) continue;
    const choice = field.choices?.find((one) => one.const === answer)?.title;
    texts.push(field.mask ? maskName(answer) : (choice ?? `${answer}${field.unit ?? ""}`));
    if (texts.length === words) break;
  }
  return texts.join(" · ");
}
