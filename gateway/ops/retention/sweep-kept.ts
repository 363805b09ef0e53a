// Deletes drafts, applications and audit trails that have been kept for as long as their kind is.

import type { Transaction } from "kysely";
import type { AuditParts } from "../../audit/audited.ts";
import { appendEntry } from "../../audit/trail.ts";
import type { Retention } from "../../base/retention.ts";
import { removeApplication } from "../../database/applications.ts";
import { removeDraft } from "../../database/drafts.ts";
import { day } from "../../database/sweep-rows.ts";
import type { Database, Tables } from "../../database/tables.ts";
import type { FileStore } from "../../files/file-store.ts";

type Trx = Transaction<Tables>;
interface Parts extends AuditParts {
  files: FileStore;
}

/** Deleted in one go, so that nobody waits for long. */
const together = 50;

/** What belongs to a person and ends with its draft. */
interface Outdated {
  id: string;
  ownerId: string;
  draftId: string;
}

interface Kind {
  what: "draft" | "withdrawn" | "application";
  /** The oldest first; `id`: that one only, if it still is. */
  find(database: Database, before: number, id?: string): Promise<Outdated[]>;
}

const kinds: Kind[] = [
  {
    what: "draft",
    find(database, before, id) {
      let query = database
        .selectFrom("drafts")
        .select(["id", "ownerId", "id as draftId"])
        .where("closedAt", "is", null)
        .where("savedAt", "<", before);
      if (id !== undefined) query = query.where("id", "=", id);
      return query.orderBy("savedAt").limit(together).execute();
    },
  },
  {
    what: "withdrawn",
    find(database, before, id) {
      let query = applications(database).where("withdrawnAt", "<", before);
      if (id !== undefined) query = query.where("id", "=", id);
      return query.orderBy("withdrawnAt").limit(together).execute();
    },
  },
  {
    what: "application",
    find(database, before, id) {
      let query = applications(database)
        .where("withdrawnAt", "is", null)
        .where("submittedAt", "<", before)
        .where(({ eb, not, or, exists, selectFrom }) =>
          or([
            eb("status", "=", "不予批准"),
            not(
              exists(
                selectFrom("applicationMatters")
                  .select("position")
                  .whereRef("applicationMatters.applicationId", "=", "applications.id")
                  .where("applicationMatters.status", "!=", "已办结"),
              ),
            ),
          ]),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("applicationEvents")
                .select("at")
                .whereRef("applicationEvents.applicationId", "=", "applications.id")
                .where("at", ">=", before),
            ),
          ),
        );
      if (id !== undefined) query = query.where("id", "=", id);
      return query.orderBy("submittedAt").limit(together).execute();
    },
  },
];

const applications = (database: Database) =>
  database.selectFrom("applications").select(["id", "ownerId", "draftId"]);

/** In batches, each with its entries in the audit trail; their files go to the bin. Returns how many things were deleted. */
export async function sweepKept(parts: Parts, kept: Retention): Promise<number> {
  const { database, files, clock } = parts;
  const now = clock.now();
  let count = 0;
  for (const { what, find } of kinds) {
    const before = now - kept[what] * day;
    for (;;) {
      const found = await find(database, before);
      const gone = await database.transaction().execute(async (trx) => {
        const ids: string[] = [];
        for (const { id } of found) {
          // Somebody may have gone on with it at this very moment.
          await hold(trx, what, id);
          const [each] = await find(trx, before, id);
          if (each) ids.push(...(await remove(trx, parts, what, each, now)));
        }
        return ids;
      });
      await files.bin(gone, now);
      count += found.length;
      if (found.length < together) break;
    }
  }
  await forgetTrails(database, now - kept.audit * day);
  return count;
}

async function hold(trx: Trx, what: Kind["what"], id: string): Promise<void> {
  if (what === "draft") {
    await trx
      .updateTable("drafts")
      .set(({ ref }) => ({ revision: ref("revision") }))
      .where("id", "=", id)
      .execute();
  } else {
    await trx
      .updateTable("applications")
      .set(({ ref }) => ({ status: ref("status") }))
      .where("id", "=", id)
      .execute();
  }
}

async function remove(
  trx: Trx,
  { secrets }: Parts,
  what: Kind["what"],
  { id, ownerId, draftId }: Outdated,
  now: number,
): Promise<string[]> {
  const files =
    what === "draft" ? await removeDraft(trx, draftId) : await removeApplication(trx, { id, draftId });
  const entry = { personId: ownerId, actor: "retention", act: "erase", subject: id, at: now } as const;
  await appendEntry(trx, secrets.signature, { ...entry, what });
  return files;
}

/** A chain goes as a whole, since without its beginning nobody could check the rest. */
async function forgetTrails(database: Database, before: number): Promise<void> {
  const ended = await database
    .selectFrom("auditEntries")
    .select("personId")
    .groupBy("personId")
    .having(({ fn, eb }) => eb(fn.max("at"), "<", before))
    .limit(together)
    .execute();
  for (const { personId } of ended) {
    await database.transaction().execute(async (trx) => {
      await trx
        .updateTable("auditHeads")
        .set(({ ref }) => ({ length: ref("length") }))
        .where("personId", "=", personId)
        .execute();
      const newer = await trx
        .selectFrom("auditEntries")
        .select("at")
        .where("personId", "=", personId)
        .where("at", ">=", before)
        .executeTakeFirst();
      if (newer) return;
      await trx.deleteFrom("auditEntries").where("personId", "=", personId).execute();
      await trx.deleteFrom("auditHeads").where("personId", "=", personId).execute();
    });
  }
}
