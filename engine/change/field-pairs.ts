// Pairs the fields and sections of two versions of a form: by name, by migration, by title.

import type { Field, JsonSchema, Section } from "../one-thing/form.ts";
import type { Versions } from "./asking-changes.ts";
import { type Pairs, pairsOf } from "./change.ts";
import { movedFields, renamedFields, renamedSections } from "./declared-names.ts";

export interface PlacedField {
  section: Section;
  field: Field;
}

export function sectionPairs({ before, after }: Versions): Pairs<Section> {
  const declared = renamedSections(after.oneThing);
  const byKey = (sections: readonly Section[]) => Object.fromEntries(sections.map((one) => [one.key, one]));
  return pairsOf(
    byKey(before.form.sections),
    byKey(after.form.sections),
    ([was, one], [now, other]) => declared.get(was) === now || one.title === other.title,
  );
}

export interface FieldPairs {
  kept: { before: PlacedField; after: PlacedField }[];
  lost: PlacedField[];
  gained: PlacedField[];
}

/** Includes the fields of a section that came or went as a whole. */
export function fieldPairs(both: Versions): FieldPairs {
  const sections = new Map(sectionPairs(both).kept.map(({ was, now }) => [was, now]));
  const open = new Set(placed(both.after.form.sections));
  const pairs: FieldPairs = { kept: [], lost: [], gained: [] };
  let left = placed(both.before.form.sections);
  const ways: ((was: PlacedField, now: PlacedField) => boolean)[] = [
    (was, now) => was.field.key === now.field.key && sections.get(was.section.key) === now.section.key,
    (was, now) => isDeclared(both, was, now),
    (was, now) => was.field.key === now.field.key,
    (was, now) => was.field.title === now.field.title && sections.get(was.section.key) === now.section.key,
  ];
  for (const isSame of ways) {
    left = left.filter((before) => {
      const after = [...open].find((one) => isSame(before, one));
      if (!after) return true;
      open.delete(after);
      pairs.kept.push({ before, after });
      return false;
    });
  }
  return { ...pairs, lost: left, gained: [...open] };
}

/** The section whose rows hold the field; undefined when it stands by itself. */
export const roomOf = ({ section }: PlacedField): string | undefined =>
  section.repeat ? section.key : undefined;

function isDeclared({ after }: Versions, was: PlacedField, now: PlacedField): boolean {
  const room = roomOf(was);
  const key = renamedFields(after.oneThing, room).get(was.field.key) ?? was.field.key;
  const moved = movedFields(after.oneThing, room).get(was.field.key);
  if (key !== now.field.key) return false;
  return moved === undefined ? key !== was.field.key && roomOf(now) === room : moved === now.section.key;
}

const placed = (sections: readonly Section[]): PlacedField[] =>
  sections.flatMap((section) => section.fields.map((field) => ({ section, field })));

/** The part of an answer's schema that the field itself does not state. */
function schemaOf({ section, field }: PlacedField): JsonSchema {
  const properties = section.schema.properties as Record<string, JsonSchema> | undefined;
  return properties?.[field.key] ?? {};
}

export function patternOf(placed: PlacedField): string | undefined {
  const { pattern } = schemaOf(placed);
  return typeof pattern === "string" ? pattern : undefined;
}

/** The limit on the number of characters, or on the number of choices. */
export function limitOf(
  placed: PlacedField,
  word: "minLength" | "maxLength" | "minItems" | "maxItems",
): number | undefined {
  const limit = schemaOf(placed)[word];
  return typeof limit === "number" ? limit : undefined;
}
