// Fills in everything that is already known.

import { isEmpty } from "../../check/is-empty.ts";
import type { Definition } from "../../one-thing/definition.ts";
import type { Answer, DeclarationRecord, FieldAnswers, Row } from "../record.ts";
import { proposalOf, whatIdCardSays } from "./locks.ts";
import type { PreparedSection } from "./prepare.ts";
import { situationOf } from "./situation.ts";

/**
 * Locked fields get their given value each time; others get their prefill or default only while nobody has touched them.
 * Returns the same record when nothing changes. No date is known here, so a question that depends on one fills nothing.
 */
export function prefill(definition: Definition, record: DeclarationRecord): DeclarationRecord {
  const { prepared, facts } = situationOf(definition, record, "");
  let answers = record.answers;
  for (const section of prepared.sections) {
    const { key } = section.section;
    const held = answers[key];
    const filled = section.section.repeat
      ? filledRows(section, Array.isArray(held) ? held : [], record)
      : filledFields(
          section,
          Array.isArray(held) ? {} : (held ?? {}),
          record,
          (place) => facts.lock(place)?.value,
        );
    const isNew = held === undefined && Object.keys(filled).length > 0;
    if (isNew || (held !== undefined && filled !== held)) answers = { ...answers, [key]: filled };
  }
  return answers === record.answers ? record : { ...record, answers };
}

function filledRows(section: PreparedSection, rows: Row[], record: DeclarationRecord): Row[] {
  const filled = rows.map((row, at): Row => {
    const answers = filledFields(section, row.answers, record, saidInRow(row.answers), at);
    return answers === row.answers ? row : { ...row, answers };
  });
  return filled.every((row, at) => row === rows[at]) ? rows : filled;
}

function filledFields(
  { places }: PreparedSection,
  held: FieldAnswers,
  record: DeclarationRecord,
  given: (place: PreparedSection["places"][number]) => Answer | undefined,
  row = 0,
): FieldAnswers {
  let answers = held;
  for (const place of places) {
    const { key, many } = place.field;
    const before = answers[key];
    const known =
      given(place) ?? (before === undefined ? wrapped(proposalOf(place, record, row), many) : undefined);
    if (known !== undefined && !same(known, before)) answers = { ...answers, [key]: known };
  }
  return answers;
}

/** What the row's own identity number says, in a field that is still empty. */
const saidInRow =
  (answers: FieldAnswers) =>
  ({ field }: PreparedSection["places"][number]): Answer | undefined =>
    isEmpty(answers[field.key]) ? whatIdCardSays(field, answers[field.idCard ?? ""]) : undefined;

function wrapped(value: string | undefined, many: boolean): Answer | undefined {
  if (value === undefined || value === "") return undefined;
  return many ? [value] : value;
}

function same(one: Answer, other: Answer | undefined): boolean {
  // An unanswered question must not write an empty answer into a field that has none.
  if (other === undefined) return one.length === 0;
  if (typeof one === "string" || typeof other === "string") return one === other;
  return one.length === other.length && one.every((value, at) => value === other[at]);
}
