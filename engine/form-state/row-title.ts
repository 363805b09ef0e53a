// Finds a short title by which a person recognises a row: who or what it is, and two or three masked facts.

import { isEmpty } from "../check/is-empty.ts";
import { once } from "../check/once.ts";
import type { AskedSection } from "../declaration/asked/asked-section.ts";
import type { FieldAnswers } from "../declaration/record.ts";
import { maskedText } from "../declaration/wire/content.ts";
import { fieldText } from "../one-thing/field-text.ts";
import type { Field, FieldFormat, Section } from "../one-thing/form.ts";
import type { Sentences } from "../sentences/chinese.ts";
import { addVerb, allRows } from "./texts.ts";

/** At most this many facts stand beside the name. */
const mostFacts = 3;
/** Less telling facts only fill up to this number. */
const fewFacts = 2;
/** A field with more choices than this tells rows apart; yes or no does not. */
const tellingChoices = 2;

const isPerson = ({ mask, format }: Field) => mask === "name" || format === "name";
const naming: readonly (FieldFormat | undefined)[] = [
  undefined,
  "plate-number",
  "vin",
  "house-unit-number",
  "student-number",
];
const isName = ({ mask, format, choices, many, widget }: Field) =>
  !mask && !choices && !many && widget !== "address" && naming.includes(format);

/** Fields that may name a row: a person's name, or else free text. */
const namesIn = once((fields: readonly Field[]): readonly Field[] => {
  const persons = fields.filter(isPerson);
  return persons.length > 0 ? persons : fields.filter(isName);
});

const textOf = (
  field: Field,
  answer: FieldAnswers[string] | undefined,
  townships: Record<string, string>,
  said: Sentences,
) =>
  isEmpty(answer)
    ? ""
    : (maskedText(field, answer) ?? fieldText({ ...field, unit: undefined }, answer, townships, said));

/** `王*`; "" while nothing names the row. */
export function rowName(
  { fields }: { fields: readonly Field[] },
  answers: FieldAnswers,
  said: Sentences,
): string {
  const field = namesIn(fields).find(({ key }) => !isEmpty(answers[key]));
  return field ? textOf(field, answers[field.key], {}, said) : "";
}

/** `股东 2`: the noun of the button that adds a row, if the list's title contains it; otherwise the title. */
export function rowPlace(
  { title, repeat }: Pick<Section, "title" | "repeat">,
  position: number,
  { rows }: Sentences,
): string {
  const noun = repeat?.addText.replace(addVerb, "") ?? "";
  return rows.place((noun && title.includes(noun) ? noun : title).replace(allRows, ""), position);
}

/** `位` when the rows are persons. */
export function rowUnit({ fields }: { fields: readonly Field[] }, { rows }: Sentences): string {
  return fields.some(isPerson) ? rows.unit.person : rows.unit.thing;
}

/** What a rule demands of all rows is most telling, then choices, then numbers, dates and papers. */
function weightOf(field: Field, { aims = [], section }: AskedSection): number {
  if (aims.some((aim) => aim.field.key === field.key)) return 4;
  if (field.choices) {
    const isPaperType = section.fields.some(({ paperType }) => paperType === field.key);
    return !isPaperType && field.choices.length > tellingChoices ? 3 : 0;
  }
  if (field.unit || field.format === "money") return 2;
  return field.mask === "id" || field.format === "date" || field.format === "integer" ? 1 : 0;
}

/** In the order of the form: `长子`, `接受继承`, `50%`. */
export function rowDetails(
  asked: AskedSection,
  answers: FieldAnswers,
  townships: Record<string, string>,
  said: Sentences,
): string[] {
  const names = namesIn(asked.section.fields);
  const known = asked.fields.flatMap(({ field }, at) => {
    const weight = names.includes(field) || isEmpty(answers[field.key]) ? 0 : weightOf(field, asked);
    return weight > 0 ? [{ field, at, weight }] : [];
  });
  return known
    .toSorted((one, other) => other.weight - one.weight || one.at - other.at)
    .filter(({ weight }, at) => at < (weight > 1 ? mostFacts : fewFacts))
    .toSorted((one, other) => one.at - other.at)
    .map(({ field }) => `${textOf(field, answers[field.key], townships, said)}${field.unit ?? ""}`);
}
