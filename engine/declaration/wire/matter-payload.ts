// Takes out of the one form what one matter's own form would have held, for its department.

import type { Answered } from "../asked/asked-answers.ts";
import { type AskedField, type AskedSection, fieldsOfRow } from "../asked/asked-section.ts";
import type { Prepared } from "../asked/prepare.ts";
import type { Answer, FieldAnswers } from "../record.ts";

/** Wire name → answer; a repeatable section is a list of rows under its own name. */
export type MatterPayload = Record<string, Answer | FieldAnswers[]>;

/**
 * The answers that the matter uses, flattened under the specification's names, with lists as lists (Spec 3, formData), never masked.
 * Undefined when the matter is not handled.
 */
export function matterPayload(seen: Answered, matterKey: string): MatterPayload | undefined {
  const { chosen, asked, answers, prepared } = seen;
  if (!chosen.keys.has(matterKey)) return undefined;
  const payload: MatterPayload = {};
  for (const one of asked.sections) {
    const uses = usedIn(prepared, one, matterKey);
    const held = answers[one.section.key] ?? {};
    if (!Array.isArray(held)) Object.assign(payload, only(one.fields.filter(uses), held));
    else if (one.section.fields.some((field) => uses({ field })))
      payload[one.section.key] = held.map((row) =>
        only(fieldsOfRow(one, row.rowId).filter(uses), row.answers),
      );
  }
  return payload;
}

/** A field that names no matters belongs to all of them. */
function usedIn({ bySection }: Prepared, { section }: AskedSection, matter: string) {
  const places = bySection.get(section)?.byKey;
  return ({ field }: Pick<AskedField, "field">): boolean =>
    (places?.get(field.key)?.words ?? []).every((word) => !word.for || word.for.includes(matter));
}

function only(fields: readonly AskedField[], answers: FieldAnswers): FieldAnswers {
  return Object.fromEntries(
    fields.flatMap(({ field: { key } }) => {
      const value = answers[key];
      return value === undefined ? [] : [[key, value]];
    }),
  );
}
