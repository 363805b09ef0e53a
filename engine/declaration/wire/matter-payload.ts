// Takes a declaration and one of its matters; gives what that matter's own form would have held, taken from the one form.

import type { Definition } from "../../one-thing/definition.ts";
import { askedBy, fieldsOfRow } from "../asked/asked.ts";
import { askedAnswers } from "../asked/asked-answers.ts";
import type { AskedField, AskedSection } from "../asked/asked-types.ts";
import { survey } from "../asked/survey.ts";
import type { Answer, DeclarationRecord, FieldAnswers } from "../record.ts";

/** Wire name → answer; a repeatable section is a list of rows under its own name. */
export type MatterPayload = Record<string, Answer | FieldAnswers[]>;

/**
 * The answers that the matter uses, flattened under the specification's names, lists as lists (Spec 3, formData); plain, never masked.
 * Undefined when the matter is not handled. `today`: yyyy-MM-dd.
 */
export function matterPayload(
  definition: Definition,
  record: DeclarationRecord,
  matterKey: string,
  today: string,
): MatterPayload | undefined {
  const seen = survey(definition, record, today);
  if (!seen.chosen.keys.has(matterKey)) return undefined;
  const asked = askedBy(seen);
  const answers = askedAnswers(seen, asked);
  const payload: MatterPayload = {};
  for (const one of asked.sections) {
    const uses = usedIn(seen.prepared, one, matterKey);
    const held = answers[one.section.key] ?? {};
    if (!Array.isArray(held)) Object.assign(payload, only(one.fields.filter(uses), held));
    else if (one.section.fields.some((field) => uses({ field })))
      payload[one.section.key] = held.map((row) =>
        only(fieldsOfRow(one, row.rowId).filter(uses), row.answers),
      );
  }
  return payload;
}

type Prepared = ReturnType<typeof survey>["prepared"];

/** A field that names no matters belongs to all. */
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
