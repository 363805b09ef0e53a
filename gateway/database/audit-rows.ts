// Reads and writes the rows of the audit trail: the end of each person's chain, and its entries.
import { addOnce, same } from "./any-row.ts";
import { lockRow } from "./lock-row.ts";
import type { AuditEntryRow, Database, Tables, Trx } from "./tables.ts";

type Head = Tables["auditHeads"];

/** Holds the person's chain until the transaction ends, so that acts of one person wait for each other. `seal`: of an empty chain. */
export async function holdChain(
  trx: Trx,
  personId: string,
  seal: string,
): Promise<Pick<Head, "length" | "seal">> {
  await addOnce(trx, "auditHeads", { personId, length: 0, seal, lastAt: 0 });
  return trx
    .updateTable("auditHeads")
    .set(({ ref }) => ({ length: ref("length") }))
    .where("personId", "=", personId)
    .returning(["length", "seal"])
    .executeTakeFirstOrThrow();
}

/** At the end of a chain that is held. */
export async function addEntry(trx: Trx, row: AuditEntryRow): Promise<void> {
  await trx.insertInto("auditEntries").values(row).execute();
  await trx
    .updateTable("auditHeads")
    .set({ length: row.position, seal: row.seal, lastAt: row.at })
    .where("personId", "=", row.personId)
    .execute();
}

/** Whether an entry says so after `since`. */
export async function saysAlready(
  database: Database,
  { personId, actor, what, subject }: Pick<AuditEntryRow, "personId" | "actor" | "what" | "subject">,
  since: number,
): Promise<boolean> {
  const entry = await database
    .selectFrom("auditEntries")
    .select("at")
    .where(same({ personId, actor, what, subject }))
    .where("at", ">", since)
    .executeTakeFirst();
  return entry !== undefined;
}

/** The ends of all chains, by person; or of that person's. */
export function chainEnds(database: Database, personId?: string): Promise<Omit<Head, "lastAt">[]> {
  let query = database.selectFrom("auditHeads").select(["personId", "length", "seal"]);
  if (personId !== undefined) query = query.where("personId", "=", personId);
  return query.orderBy("personId").execute();
}

/** Everybody of whom there are entries, or that person if there are. */
export async function personsWithEntries(database: Database, personId?: string): Promise<string[]> {
  let query = database.selectFrom("auditEntries").select("personId").distinct();
  if (personId !== undefined) query = query.where("personId", "=", personId);
  const rows = await query.execute();
  return rows.map(({ personId }) => personId);
}

/** Oldest first; of one person, of one subject, or of all. */
export function entriesOf(
  database: Database,
  { personId, subject }: { personId?: string; subject?: string },
): Promise<AuditEntryRow[]> {
  let query = database.selectFrom("auditEntries").selectAll();
  if (personId !== undefined) query = query.where("personId", "=", personId);
  // An application's entries are those of its matters, too.
  if (subject !== undefined)
    query = query.where(({ eb, or }) =>
      or([eb("subject", "=", subject), eb("subject", "like", `${subject}/%`)]),
    );
  return query.orderBy("personId").orderBy("position").execute();
}

/** Persons whose last entry is older, at most that many. */
export async function endedChains(database: Database, before: number, most: number): Promise<string[]> {
  const rows = await database
    .selectFrom("auditHeads")
    .select("personId")
    .where("lastAt", "<", before)
    .where("length", ">", 0)
    .limit(most)
    .execute();
  return rows.map(({ personId }) => personId);
}

/** Deletes a whole chain, unless it has got a newer entry meanwhile: without its beginning nobody could check the rest. False: it stays. */
export async function removeChain(trx: Trx, personId: string, before: number): Promise<boolean> {
  await lockRow(trx, "auditHeads", personId);
  const newer = await trx
    .selectFrom("auditEntries")
    .select("at")
    .where("personId", "=", personId)
    .where("at", ">=", before)
    .executeTakeFirst();
  if (newer) return false;
  await trx.deleteFrom("auditEntries").where("personId", "=", personId).execute();
  await trx.deleteFrom("auditHeads").where("personId", "=", personId).execute();
  return true;
}
