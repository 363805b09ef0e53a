// Writes a declaration as its reader sees it on the review, the receipt and the detail page.

import type { WireDeclaration } from "../../contract/types.gen.ts";
import { fieldText } from "../../one-thing/field-text.ts";
import type { Field } from "../../one-thing/form.ts";
import { normaliseMobile } from "../../person/mobile.ts";
import { maskIdCard, maskName, maskPhone } from "../../privacy/mask.ts";
import { sentencesOf } from "../../sentences/sentences.ts";
import type { Answered } from "../asked/asked-answers.ts";
import { type AskedField, fieldsOfRow } from "../asked/asked-section.ts";
import type { Answer, FieldAnswers } from "../record.ts";

type Content = WireDeclaration["formContent"];

/** Every asked field in the order of the form, "" when unanswered; each row is a part of its own. Names, numbers and telephones are masked. */
export const formContent = (answered: Answered): Content => contentBy(maskedText, answered);

/** The same with nothing masked: for the person's own eyes, never sent. */
export const plainContent = (answered: Answered): Content => contentBy(() => undefined, answered);

function contentBy(mask: typeof maskedText, { definition, asked, answers }: Answered): Content {
  const said = sentencesOf(definition);
  const lines = (fields: readonly AskedField[], values: FieldAnswers) =>
    fields.map(({ field }) => ({
      key: field.key,
      title: field.title,
      text:
        mask(field, values[field.key]) ||
        fieldText(field, values[field.key], definition.fieldTownships, said),
    }));
  return asked.sections.flatMap((one): Content => {
    const { key, title } = one.section;
    const values = answers[key] ?? {};
    if (!Array.isArray(values)) return [{ section: key, title, fields: lines(one.fields, values) }];
    return values.map((row, at) => ({
      section: key,
      title: said.rows.place(title, at + 1),
      fields: lines(fieldsOfRow(one, row.rowId), row.answers),
    }));
  });
}

/** The answers in place of their masked texts, as they were submitted; the definition may be another one by now. */
export function unmaskedContent(content: Content, formData: WireDeclaration["formData"]): Content {
  const rows = new Map<string, number>();
  return content.map((part) => {
    const list: unknown = formData[part.section];
    const at = rows.get(part.section) ?? 0;
    rows.set(part.section, at + 1);
    const row: unknown = Array.isArray(list) ? list[at] : undefined;
    const values = typeof row === "object" && row !== null ? (row as Record<string, unknown>) : formData;
    const plain = ({ key, text }: { key: string; text: string }) =>
      values[`${key}Text`] === text ? String(values[key]) : text;
    return { ...part, fields: part.fields.map((field) => ({ ...field, text: plain(field) })) };
  });
}

const masks: Record<NonNullable<Field["mask"]>, (value: string) => string> = {
  name: maskName,
  id: maskIdCard,
  // A prefix would shift the digits that stay visible.
  phone: (value) => maskPhone(normaliseMobile(value)),
};

/** The *Text variant of Spec 3; undefined for a field that is not masked. */
export function maskedText({ mask }: Field, answer: Answer | undefined): string | undefined {
  return mask && typeof answer === "string" ? masks[mask](answer) : undefined;
}
