// Keeps the audit trail: one chain of entries for each person, each entry sealed over the one before it.

import type { Kysely, Transaction } from "kysely";
import { keyIdOf, seal } from "../base/hashes.ts";
import type { Keys } from "../base/keys.ts";
import type { AuditEntryRow, Tables } from "../database/tables.ts";
import type { Act } from "./acts.ts";

export interface AuditEntry {
  /** Whose data it is about: the chain. */
  personId: string;
  /** Who acted: the person's id, `phone-link`, or a desk. */
  actor: string;
  act: Act;
  /** The call or the desk's action. */
  what: string;
  /** The draft, application or file; empty when it is none in particular. */
  subject: string;
  /** Epoch milliseconds. */
  at: number;
}

/** The same act on the same subject is recorded once in this time: a declaration is saved hundreds of times. */
const onceIn = 3_600_000;
const repeated: readonly Act[] = ["read", "change"];
const first = "";

/**
 * Appends in the transaction of the act itself, so that there is no act without its entry and no entry without its act.
 * Acts of the same person wait for each other; those of others do not.
 */
export async function appendEntry(trx: Transaction<Tables>, [key]: Keys, entry: AuditEntry): Promise<void> {
  if (await isRepeated(trx, entry)) return;
  const { personId } = entry;
  await trx
    .insertInto("auditHeads")
    .values({ personId, length: 0, seal: first })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Holds the chain until the transaction ends.
  const head = await trx
    .updateTable("auditHeads")
    .set(({ ref }) => ({ length: ref("length") }))
    .where("personId", "=", personId)
    .returning(["length", "seal"])
    .executeTakeFirstOrThrow();
  const row = { ...entry, position: head.length + 1, keyId: keyIdOf(key) };
  const next = sealOf(key, head.seal, row);
  await trx
    .insertInto("auditEntries")
    .values({ ...row, seal: next })
    .execute();
  await trx
    .updateTable("auditHeads")
    .set({ length: row.position, seal: next })
    .where("personId", "=", personId)
    .execute();
}

/** Whether the trail says so already. */
export async function isRepeated(database: Kysely<Tables>, entry: AuditEntry): Promise<boolean> {
  if (!repeated.includes(entry.act)) return false;
  const before = await database
    .selectFrom("auditEntries")
    .select("at")
    .where("personId", "=", entry.personId)
    .where("actor", "=", entry.actor)
    .where("what", "=", entry.what)
    .where("subject", "=", entry.subject)
    .where("at", ">", entry.at - onceIn)
    .executeTakeFirst();
  return before !== undefined;
}

/** A chain that is not as it was written. */
export interface BrokenChain {
  personId: string;
  /** The first entry that is missing, added or changed; one more than its length when entries at its end are. */
  position: number;
}

export interface TrailCheck {
  entries: number;
  chains: number;
  broken: BrokenChain[];
  /** Ids of keys that have sealed entries and were not given. */
  lacking: string[];
  /** Over the ends of all chains, with the first key. Kept elsewhere, it shows later that no chain was taken away or cut. */
  seal: string;
}

/** Reads the whole trail again and seals it anew. */
export async function checkTrail(database: Kysely<Tables>, keys: Keys): Promise<TrailCheck> {
  const heads = await database.selectFrom("auditHeads").selectAll().orderBy("personId").execute();
  const whose = new Set(heads.map(({ personId }) => personId));
  const orphans = await database.selectFrom("auditEntries").select("personId").distinct().execute();
  const broken: BrokenChain[] = orphans
    .filter(({ personId }) => !whose.has(personId))
    .map(({ personId }) => ({ personId, position: 1 }));
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
  const ends = heads.map((head) => `${head.personId} ${head.length} ${head.seal}`).join("\n");
  return {
    entries,
    chains: heads.length,
    broken,
    lacking: [...lacking],
    seal: seal(keys[0], "audit trail", ends),
  };
}

/** Oldest first; of one person, of one subject, or of all. */
export function entriesOf(
  database: Kysely<Tables>,
  { personId, subject }: { personId?: string; subject?: string },
): Promise<AuditEntryRow[]> {
  let query = database.selectFrom("auditEntries").selectAll();
  if (personId !== undefined) query = query.where("personId", "=", personId);
  if (subject !== undefined) query = query.where("subject", "=", subject);
  return query.orderBy("personId").orderBy("position").execute();
}

function sealOf(key: string, before: string, row: Omit<AuditEntryRow, "seal" | "keyId">): string {
  const { personId, position, actor, act, what, subject, at } = row;
  return seal(
    key,
    "audit entry",
    JSON.stringify([before, personId, position, actor, act, what, subject, at]),
  );
}
