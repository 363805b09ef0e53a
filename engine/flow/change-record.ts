// Applies a change by the person to a record, leaving the old record untouched.

import type { DeclarationRecord } from "../declaration/record.ts";
import type { ChangedMatters, RecordEvent } from "./declaration-types.ts";

type Change<Type> = (
  record: DeclarationRecord,
  event: Extract<RecordEvent, { type: Type }>,
) => Partial<DeclarationRecord>;

const changes: { [Type in RecordEvent["type"]]: Change<Type> } = {
  ANSWER: ({ answers }, event) => ({ answers: { ...answers, [event.section]: event.answers } }),
  CHOOSE: ({ choices }, event) => ({ choices: { ...choices, [event.question]: event.value } }),
  TOWNSHIP: (_, { areaId }) => ({ areaId }),
  MATERIAL: ({ materials }, event) => ({ materials: { ...materials, [event.material]: event.value } }),
  FETCHED: ({ fetched }, event) => ({ fetched: { ...fetched, [event.source]: event.records } }),
};

/** True for an event in which the person changes the record. */
export function isRecordEvent(event: { type: string }): event is RecordEvent {
  return Object.hasOwn(changes, event.type);
}

export function changeRecord(record: DeclarationRecord, event: RecordEvent): DeclarationRecord {
  const change = changes[event.type] as Change<RecordEvent["type"]>;
  return { ...record, ...change(record, event) };
}

/** Which matters came and went; null when none did. */
export function changedMatters(before: readonly string[], now: readonly string[]): ChangedMatters | null {
  const added = now.filter((key) => !before.includes(key));
  const removed = before.filter((key) => !now.includes(key));
  return added.length + removed.length > 0 ? { added, removed } : null;
}
