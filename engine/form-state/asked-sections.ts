// Keeps a section's object the same while it asks the same, so that only what changed is drawn again.
import type { AskedField, AskedSection } from "../declaration/asked/asked-section.ts";
import { sameAnswer } from "./same-answer.ts";

/** The chosen matters that use any part of the section. */
export function usersOf({ fields }: Pick<AskedSection, "fields">): string[] {
  return [...new Set(fields.flatMap(({ usedBy }) => usedBy))];
}

const rowSections = new WeakMap<readonly AskedField[], AskedSection>();

/** What one row of a repeatable section asks, as a section of its own. */
export function askedOfRow(asked: AskedSection, rowId: string): AskedSection {
  const fields = asked.rows?.[rowId] ?? asked.fields;
  const known = rowSections.get(fields);
  if (known?.section === asked.section && known.aims === asked.aims) return known;
  const row: AskedSection = { section: asked.section, fields, ...(asked.aims && { aims: asked.aims }) };
  rowSections.set(fields, row);
  return row;
}

/** Every answer makes new objects for what is asked; without this, every section would be drawn again. Returns `before` when it asks the same. */
export function keepAsked(
  before: readonly AskedSection[],
  now: readonly AskedSection[],
): readonly AskedSection[] {
  const known = new Map(before.map((asked) => [asked.section.key, asked]));
  const kept = now.map((asked) => {
    const old = known.get(asked.section.key);
    return old ? keepSection(old, asked) : asked;
  });
  const same = kept.length === before.length && kept.every((section, at) => section === before[at]);
  return same ? before : kept;
}

function keepSection(old: AskedSection, now: AskedSection): AskedSection {
  const fields = keepFields(old.fields, now.fields);
  const rows = now.rows && keepRows(old.rows ?? {}, now.rows);
  const aims = sameAims(old.aims, now.aims) ? old.aims : now.aims;
  const { section, because } = now;
  const kept = fields === old.fields && rows === old.rows && aims === old.aims;
  if (kept && old.section === section && old.because === because) return old;
  return { section, fields, ...(because && { because }), ...(rows && { rows }), ...(aims && { aims }) };
}

/** The engine keeps the aim objects; only which of them apply can change. */
function sameAims(old: AskedSection["aims"] = [], now: AskedSection["aims"] = []): boolean {
  return old.length === now.length && now.every((aim, at) => aim === old[at]);
}

type Rows = NonNullable<AskedSection["rows"]>;

function keepRows(old: Rows, now: Rows): Rows {
  const rows = Object.entries(now).map(
    ([rowId, fields]) => [rowId, keepFields(old[rowId] ?? [], fields)] as const,
  );
  const same =
    rows.length === Object.keys(old).length && rows.every(([rowId, fields]) => fields === old[rowId]);
  return same ? old : Object.fromEntries(rows);
}

function keepFields(old: AskedField[], now: AskedField[]): AskedField[] {
  const all = now.length === old.length;
  if (all && now.every((asked, at) => sameField(old[at], asked))) return old;
  const known = new Map(old.map((asked) => [asked.field.key, asked]));
  return now.map((asked) => {
    const before = known.get(asked.field.key);
    return before && sameField(before, asked) ? before : asked;
  });
}

function sameField(one: AskedField | undefined, other: AskedField): boolean {
  return (
    one !== undefined &&
    one.field === other.field &&
    one.required === other.required &&
    one.because === other.because &&
    one.proposer === other.proposer &&
    sameAnswer(one.offers, other.offers) &&
    one.locked?.source === other.locked?.source &&
    one.locked?.step === other.locked?.step &&
    sameAnswer(one.locked?.value, other.locked?.value) &&
    sameAnswer(one.usedBy, other.usedBy)
  );
}
