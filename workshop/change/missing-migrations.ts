// Finds the migration steps that are missing between two versions, each with the former answers it would save.

import type { Versions } from "../../engine/change/asking-changes.ts";
import {
  droppedNames,
  movedFields,
  renamedFields,
  renamedMaterials,
  renamedQuestions,
  renamedSections,
} from "../../engine/change/declared-names.ts";
import type { DraftAnswer } from "../../engine/change/draft-answers.ts";
import { fieldPairs, type PlacedField, roomOf, sectionPairs } from "../../engine/change/field-pairs.ts";
import type { MigrationOp } from "../../engine/one-thing/one-thing.ts";
import { choicePairs } from "./field-changes.ts";
import { materialPairs } from "./material-changes.ts";
import { optionPairs, questionPairs } from "./question-changes.ts";

export interface MissingMigration {
  op: MigrationOp;
  /** Whether this former answer would be lost without the step. */
  carries(held: DraftAnswer): boolean;
}

/** What was dropped on purpose needs no migration. */
export function missingMigrations(both: Versions): MissingMigration[] {
  return [...ofQuestions(both), ...ofSections(both), ...ofFields(both), ...ofMaterials(both)];
}

function ofQuestions(both: Versions): MissingMigration[] {
  const declared = renamedQuestions(both.after.oneThing);
  const dropped = droppedNames(both.after.oneThing);
  return questionPairs(both).kept.flatMap(({ was, now, before, after }) => {
    const [old, fresh] = [before.id ?? was, after.id ?? now];
    const is = (held: DraftAnswer) => held.kind === "question" && held.key === was;
    const mends: MissingMigration[] =
      old === fresh || declared.has(old) || dropped.has(`question:${old}`)
        ? []
        : [{ op: { question: old, renamedTo: now }, carries: is }];
    const values = renamedValues(
      optionPairs(before, after).kept,
      valuesDeclared(both, (op) => "question" in op && [now, old, fresh].includes(op.question)),
    );
    if (Object.keys(values).length > 0)
      mends.push({
        op: { question: now, values },
        carries: (held) => is(held) && [held.answer].flat().some((one) => Object.hasOwn(values, one)),
      });
    return mends;
  });
}

function ofSections(both: Versions): MissingMigration[] {
  const declared = renamedSections(both.after.oneThing);
  const dropped = droppedNames(both.after.oneThing);
  return sectionPairs(both).kept.flatMap(({ was, now, before, after }) =>
    was === now || !before.repeat || !after.repeat || declared.has(was) || dropped.has(`section:${was}`)
      ? []
      : [
          {
            op: { section: was, renamedTo: now },
            carries: (held: DraftAnswer) => held.kind === "field" && held.section === was,
          },
        ],
  );
}

function ofFields(both: Versions): MissingMigration[] {
  const sections = renamedSections(both.after.oneThing);
  return fieldPairs(both).kept.flatMap(({ before, after }) => {
    const was = before.field.key;
    // Sections are renamed first, so a field in rows goes by its section's current name.
    const room = roomOf(before) === undefined || !roomOf(after) ? roomOf(before) : roomOf(after);
    const place = room === undefined ? {} : { in: room };
    const is = (held: DraftAnswer) =>
      held.kind === "field" && held.key === was && held.section === before.section.key;
    const mends: MissingMigration[] = [];
    const hasMoved = (roomOf(before) === undefined) !== (roomOf(after) === undefined);
    if (hasMoved && !movedFields(both.after.oneThing, roomOf(before)).has(was))
      mends.push({ op: { field: was, ...place, movedTo: after.section.key }, carries: is });
    if (!hasMoved && was !== after.field.key && !isDeclared(both, before, sections))
      mends.push({ op: { field: was, ...place, renamedTo: after.field.key }, carries: is });
    const values = renamedValues(
      choicePairs(before.field, after.field).kept,
      valuesDeclared(both, (op) => "field" in op && [was, after.field.key].includes(op.field)),
    );
    if (Object.keys(values).length > 0)
      mends.push({
        op: { field: after.field.key, ...(roomOf(after) && { in: roomOf(after) as string }), values },
        carries: (held) => is(held) && [held.answer].flat().some((one) => Object.hasOwn(values, one)),
      });
    return mends;
  });
}

function isDeclared(
  { after }: Versions,
  before: PlacedField,
  sections: ReadonlyMap<string, string>,
): boolean {
  const { key } = before.field;
  const room = roomOf(before);
  const rooms = room === undefined ? [undefined] : [room, sections.get(room) ?? room];
  const dropped = droppedNames(after.oneThing);
  return rooms.some(
    (one) =>
      renamedFields(after.oneThing, one).has(key) ||
      dropped.has(`field:${one === undefined ? "" : `${one}.`}${key}`),
  );
}

function ofMaterials(both: Versions): MissingMigration[] {
  const declared = renamedMaterials(both.after.oneThing);
  const dropped = droppedNames(both.after.oneThing);
  return materialPairs(both).kept.flatMap(({ was, now }) =>
    was === now || declared.has(was) || dropped.has(`material:${was}`)
      ? []
      : [
          {
            op: { material: was, renamedTo: now },
            carries: (held: DraftAnswer) => held.kind === "material" && held.key === was,
          },
        ],
  );
}

/** Values of one answer that were renamed, without those that are declared. */
function renamedValues(kept: readonly { was: string; now: string }[], declared: ReadonlySet<string>) {
  return Object.fromEntries(
    kept.flatMap(({ was, now }) => (was === now || declared.has(was) ? [] : [[was, now]])),
  );
}

function valuesDeclared({ after }: Versions, isOf: (op: MigrationOp) => boolean): Set<string> {
  const ops = (after.oneThing.migrations ?? []).flatMap(({ ops }) => ops).filter(isOf);
  return new Set(ops.flatMap((op) => ("values" in op ? Object.keys(op.values) : [])));
}
