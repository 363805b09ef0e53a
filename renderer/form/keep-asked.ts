// In: the sections asked before and now. Out: the sections asked now, those and the fields that did not change as the same objects.
import type { AskedField, AskedSection } from "../../engine/index.ts";
import { sameAnswer } from "./same-answer.ts";

/** What is asked is worked out anew after each answer; without this every section would draw itself anew too. */
export function keepAsked(before: readonly AskedSection[], now: readonly AskedSection[]): AskedSection[] {
  const known = new Map(before.map((asked) => [asked.section.key, asked]));
  return now.map((asked) => {
    const old = known.get(asked.section.key);
    return old ? keepSection(old, asked) : asked;
  });
}

function keepSection(old: AskedSection, now: AskedSection): AskedSection {
  const known = new Map(old.fields.map((asked) => [asked.field.key, asked]));
  const fields = now.fields.map((asked) => {
    const before = known.get(asked.field.key);
    return before && sameField(before, asked) ? before : asked;
  });
  const same = fields.length === old.fields.length && fields.every((field, at) => field === old.fields[at]);
  return same && old.section === now.section ? old : { section: now.section, fields };
}

function sameField(one: AskedField, other: AskedField): boolean {
  return (
    one.field === other.field &&
    one.required === other.required &&
    one.because === other.because &&
    one.locked?.source === other.locked?.source &&
    one.locked?.step === other.locked?.step &&
    sameAnswer(one.locked?.value, other.locked?.value) &&
    sameAnswer(one.usedBy, other.usedBy)
  );
}
