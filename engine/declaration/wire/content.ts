// Takes a declaration; gives what was declared as a reader sees it: for the review, the receipt and the detail page.

import type { WireDeclaration } from "../../contract/types.gen.ts";
import type { Definition } from "../../one-thing/definition.ts";
import { fieldText } from "../../one-thing/field-text.ts";
import type { Field } from "../../one-thing/form.ts";
import { normaliseMobile } from "../../person/mobile.ts";
import { maskIdCard, maskName, maskPhone } from "../../privacy/mask.ts";
import { askedBy, fieldsOfRow } from "../asked/asked.ts";
import { askedAnswers } from "../asked/asked-answers.ts";
import type { Asked, AskedField } from "../asked/asked-types.ts";
import { type Survey, survey } from "../asked/survey.ts";
import { contentWords } from "../check/sentences.ts";
import type { Answer, DeclarationRecord, FieldAnswers } from "../record.ts";

export { fieldText } from "../../one-thing/field-text.ts";

type Content = WireDeclaration["formContent"];

/** Every asked field in the order of the form, "" where nothing was answered; each row is a part of its own. Masked: names, numbers and telephones. */
export function formContent(
  definition: Definition,
  record: DeclarationRecord,
  today: string,
  { masked }: { masked: boolean },
): Content {
  const seen = survey(definition, record, today);
  return contentBy(seen, askedBy(seen), masked);
}

export function contentBy(seen: Survey, asked: Asked, masked: boolean): Content {
  const answers = askedAnswers(seen, asked);
  const lines = (fields: readonly AskedField[], values: FieldAnswers) =>
    fields.map(({ field }) => ({
      key: field.key,
      title: field.title,
      text: textOf(field, values[field.key]),
    }));
  const textOf = (field: Field, answer: Answer | undefined) =>
    (masked && maskedText(field, answer)) || fieldText(field, answer, seen.definition.fieldTownships);
  return asked.sections.flatMap((one): Content => {
    const { key, title } = one.section;
    const values = answers[key] ?? {};
    if (!Array.isArray(values)) return [{ section: key, title, fields: lines(one.fields, values) }];
    return values.map((row, at) => ({
      section: key,
      title: contentWords.row(title, at + 1),
      fields: lines(fieldsOfRow(one, row.rowId), row.answers),
    }));
  });
}

const masks: Record<NonNullable<Field["mask"]>, (value: string) => string> = {
  name: maskName,
  id: maskIdCard,
  // A prefix would move the shown digits.
  phone: (value) => maskPhone(normaliseMobile(value)),
};

/** The *Text variant of Spec 3; undefined for a field that is shown as it is. */
export function maskedText({ mask }: Field, answer: Answer | undefined): string | undefined {
  return mask && typeof answer === "string" ? masks[mask](answer) : undefined;
}
