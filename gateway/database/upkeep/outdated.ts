// Finds drafts and applications that have been kept for as long as their kind is, and holds them while they are deleted.
import type { Database, Trx } from "../tables.ts";

/** Deleted in one go, so that nobody waits for long. */
export const together = 50;

/** What belongs to a person and ends with its draft. */
export interface Outdated {
  id: string;
  ownerId: string;
  draftId: string;
}

export interface Kind {
  what: "draft" | "withdrawn" | "application";
  /** The oldest first; `id`: that one only, if it still is. */
  find(database: Database, before: number, id?: string): Promise<Outdated[]>;
}

export const kinds: readonly Kind[] = [
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

/** Until the transaction ends: somebody may go on with it at this very moment. */
export async function hold(trx: Trx, what: Kind["what"], id: string): Promise<void> {
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
