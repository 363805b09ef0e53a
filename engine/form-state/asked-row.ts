// In: a repeatable section and one of its rows. Out: what that row asks, as a section of its own; the same object as long as it asks the same.
import type { AskedField, AskedSection } from "../declaration/asked/asked-types.ts";

const made = new WeakMap<readonly AskedField[], AskedSection>();

export function askedOfRow(asked: AskedSection, rowId: string): AskedSection {
  const fields = asked.rows?.[rowId] ?? asked.fields;
  const known = made.get(fields);
  if (known?.section === asked.section && known.aims === asked.aims) return known;
  const row: AskedSection = { section: asked.section, fields };
  if (asked.aims) row.aims = asked.aims;
  made.set(fields, row);
  return row;
}
