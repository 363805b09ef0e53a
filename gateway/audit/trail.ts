// Keeps the audit trail: one chain of entries for each person, each entry sealed over the one before it.

import { hmac, keyIdOf } from "../base/hashes.ts";
import type { Keys } from "../base/keys.ts";
import {
  addEntry,
  chainEnds,
  entriesOf,
  holdChain,
  personsWithEntries,
  saysAlready,
} from "../database/audit-rows.ts";
import type { AuditEntryRow, Database, Trx } from "../database/tables.ts";
import { type Act, saves } from "./acts.ts";

export interface AuditEntry {
  /** Whose data it is about: the chain. */
  personId: string;
  /** Who acted: the person's id, `phone-link`, or a desk. */
  actor: string;
  act: Act;
  /** The call or the desk's action. */
  what: string;
  /** The draft, application or file (`subjectOf`); empty when it is none in particular. */
  subject: string;
  /** Epoch milliseconds. */
  at: number;
}

/** What an entry is about: a draft or application, or one matter of it. */
export const subjectOf = (id: string, matterInfoId: unknown): string =>
  typeof matterInfoId === "string" && matterInfoId !== "" ? `${id}/${matterInfoId}` : id;

/** The same reading or saving of the same subject is recorded once in this time: a declaration is saved hundreds of times. */
const onceIn = 3_600_000;
const first = "";

/**
 * Appends in the transaction of the act itself, so that there is no act without its entry and no entry without its act.
 * Acts of the same person wait for each other; those of others do not.
 */
export async function appendEntry(trx: Trx, [key]: Keys, entry: AuditEntry): Promise<void> {
  if (await isRepeated(trx, entry)) return;
  const end = await holdChain(trx, entry.personId, first);
  const row = { ...entry, position: end.length + 1, keyId: keyIdOf(key) };
  await addEntry(trx, { ...row, seal: sealOf(key, end.seal, row) });
}

/** Whether the trail says so already. */
export async function isRepeated(database: Database, entry: AuditEntry): Promise<boolean> {
  const isRepeatable = entry.act === "read" || saves.has(entry.what);
  return isRepeatable && (await saysAlready(database, entry, entry.at - onceIn));
}

/** A chain that is not as it was written. */
export interface BrokenChain {
  personId: string;
  /** The first entry that is missing, added or changed; one more than its length when entries at its end are. */
  position: number;
}

export interface TrailCheck {
  entries: number;
  broken: BrokenChain[];
  /** Ids of keys that have sealed entries and were not given. */
  lacking: string[];
  /** Over the ends of all chains, with the first key. */
  seal: string;
  /** The ends of all chains. Kept elsewhere, they show later that none was taken away or cut (`checkSince`). */
  ends: ChainEnd[];
}

export type ChainEnd = Pick<AuditEntryRow, "personId" | "seal"> & { length: number };

/** Reads the whole trail again, or that person's, and seals it anew. */
export async function checkTrail(database: Database, keys: Keys, personId?: string): Promise<TrailCheck> {
  const heads = await chainEnds(database, personId);
  const whose = new Set(heads.map(({ personId }) => personId));
  const broken: BrokenChain[] = (await personsWithEntries(database, personId))
    .filter((personId) => !whose.has(personId))
    .map((personId) => ({ personId, position: 1 }));
  const known = new Map(keys.map((key) => [keyIdOf(key), key]));
  const lacking = new Set<string>();
  let entries = 0;
  for (const { personId, length, seal: end } of heads) {
    const rows = await entriesOf(database, { personId });
    entries += rows.length;
    let before = first;
    let wrong: number | undefined;
    for (const [index, row] of rows.entries()) {
      const key = known.get(row.keyId);
      if (row.keyId !== "" && key === undefined) lacking.add(row.keyId);
      // Entries from before keys had ids name none.
      const sealed = row.keyId === "" ? keys : key === undefined ? [] : [key];
      const isOurs = sealed.some((each) => row.seal === sealOf(each, before, row));
      if (row.position !== index + 1 || !isOurs) wrong ??= index + 1;
      before = row.seal;
    }
    if (rows.length !== length || before !== end) wrong ??= rows.length + 1;
    if (wrong !== undefined) broken.push({ personId, position: wrong });
  }
  return {
    entries,
    broken,
    lacking: [...lacking],
    seal: sealOfEnds(keys[0], heads),
    ends: heads,
  };
}

const sealOfEnds = (key: string, ends: readonly ChainEnd[]): string =>
  hmac(key, "audit trail", ends.map((end) => `${end.personId} ${end.length} ${end.seal}`).join("\n"));

/**
 * Compares the trail with its former ends: each must still be there as an entry of its chain, or its chain have gone when its days
 * were over. What has been added since is judged by `checkTrail`.
 */
export async function checkSince(
  database: Database,
  keys: Keys,
  ends: readonly ChainEnd[],
): Promise<BrokenChain[]> {
  const broken: BrokenChain[] = [];
  const notes = await entriesOf(database, { personId: sweepsChain });
  const swept = new Set(notes.map(({ subject }) => subject));
  for (const { personId, length, seal } of ends) {
    const entries = await entriesOf(database, { personId });
    const isThere = length === 0 || entries[length - 1]?.seal === seal;
    const isSwept = entries.length === 0 && keys.some((key) => swept.has(sweptChain(key, personId)));
    if (!isThere && !isSwept) broken.push({ personId, position: length });
  }
  return broken;
}

const sweepsChain = "retention";

/** Tells whose chain it was to those only who know both the person's id and the key. */
const sweptChain = (key: string, personId: string): string => hmac(key, "audit chain", personId);

/** In the transaction that deletes a chain whose days are over: whoever compares the trail with a former one finds out why it is gone. */
export function noteSwept(trx: Trx, keys: Keys, personId: string, at: number): Promise<void> {
  const sweep = { personId: sweepsChain, actor: "retention", act: "erase", what: "audit" } as const;
  return appendEntry(trx, keys, { ...sweep, subject: sweptChain(keys[0], personId), at });
}

function sealOf(key: string, before: string, row: Omit<AuditEntryRow, "seal" | "keyId">): string {
  const { personId, position, actor, act, what, subject, at } = row;
  return hmac(
    key,
    "audit entry",
    JSON.stringify([before, personId, position, actor, act, what, subject, at]),
  );
}
