// Takes a definition before and after; gives the name under which a former answer stands today.

import type { Both } from "./asking-changes.ts";
import {
  movedFields,
  renamedFields,
  renamedMaterials,
  renamedQuestions,
  renamedSections,
} from "./declared.ts";
import { roomOf } from "./field-pairs.ts";
import type { HeldAnswer } from "./held-answers.ts";

/** Names as `nameOf` gives them. Only what travels and what is declared counts: a title that stayed the same carries no answer over. */
export function todayNames({ before, after }: Both): (held: HeldAnswer) => string {
  const { oneThing } = after;
  const [questions, materials, sections] = [
    renamedQuestions(oneThing),
    renamedMaterials(oneThing),
    renamedSections(oneThing),
  ];
  const byWireId = new Map(Object.entries(oneThing.questions).map(([key, { id }]) => [id ?? key, key]));
  const rooms = new Map(before.form.sections.map((section) => [section.key, section]));
  const isRows = (key: string) => after.form.sections.some((one) => one.key === key && one.repeat);
  return (held) => {
    if (held.kind === "material") return `material:${materials.get(held.key) ?? held.key}`;
    if (held.kind === "question") {
      const id = before.oneThing.questions[held.key]?.id ?? held.key;
      return `question:${questions.get(id) ?? byWireId.get(id) ?? held.key}`;
    }
    const section = rooms.get(held.section);
    const room = section && roomOf({ section, field: { key: "", title: "", many: false, required: false } });
    const key = renamedFields(oneThing, room).get(held.key) ?? held.key;
    const moved = movedFields(oneThing, room).get(held.key);
    if (moved !== undefined && !isRows(moved)) return `field:${key}`;
    if (held.rowId === undefined) return `field:${key}`;
    return `field:${sections.get(held.section) ?? held.section}.${held.rowId}.${key}`;
  };
}
