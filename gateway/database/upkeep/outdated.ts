// Finds drafts and applications that have been kept for as long as their kind is, and holds them while they are deleted.

import {
  type ApplicationState,
  type RetentionKind,
  storedStatuses,
  waysOf,
} from "../../../engine/application/application-life.ts";
import { isDone, matterStatuses } from "../../../engine/application/matter-life.ts";
import { todayInShanghai } from "../../../engine/check/calendar.ts";
import { lockRow } from "../lock-row.ts";
import type { Database, Trx } from "../tables.ts";

/** Decided whatever its matters are. */
const isDecidedAlways = (status: ApplicationState): boolean =>
  waysOf(status, "expire:application").some(({ when }) => when === undefined);
const decided = storedStatuses.filter(isDecidedAlways);
/** Decided once the citizen's day has passed. */
const endsByItself = storedStatuses.filter((status) =>
  waysOf(status, "authorityOverdue").some(({ to }) => isDecidedAlways(to)),
);
const done = matterStatuses.filter((status) => isDone({ status }));

/** Deleted in one go, so that nobody waits for long. */
export const batchSize = 10;

/** What belongs to a person and ends with its draft. */
export interface Outdated {
  id: string;
  ownerId: string;
  draftId: string;
}

export interface OutdatedKind {
  what: RetentionKind;
  /** The oldest first; `id`: that one only, if it still is. */
  find(database: Database, before: number, id?: string): Promise<Outdated[]>;
}

export const outdatedKinds: readonly OutdatedKind[] = [
  {
    what: "draft",
    find: (database, before, id) =>
      database
        .selectFrom("drafts")
        .select(["id", "ownerId", "id as draftId"])
        .where("closedAt", "is", null)
        .where("savedAt", "<", before)
        .$if(id !== undefined, (all) => all.where("id", "=", `${id}`))
        .orderBy("savedAt")
        .limit(batchSize)
        .execute(),
  },
  {
    what: "withdrawn",
    find: (database, before, id) =>
      applications(database, id).where("withdrawnAt", "<", before).orderBy("withdrawnAt").execute(),
  },
  {
    what: "application",
    find: (database, before, id) =>
      applications(database, id)
        .where("withdrawnAt", "is", null)
        .where("submittedAt", "<", before)
        .where(({ and, eb, not, or, exists, selectFrom }) =>
          or([
            eb("status", "in", decided),
            and([eb("status", "in", endsByItself), eb("dueBy", "<", todayInShanghai(before))]),
            not(
              exists(
                selectFrom("applicationMatters")
                  .select("position")
                  .whereRef("applicationMatters.applicationId", "=", "applications.id")
                  .where("applicationMatters.status", "not in", done),
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
        )
        .orderBy("submittedAt")
        .execute(),
  },
];

const applications = (database: Database, id?: string) =>
  database
    .selectFrom("applications")
    .select(["id", "ownerId", "draftId"])
    .$if(id !== undefined, (all) => all.where("id", "=", `${id}`))
    .limit(batchSize);

/** Until the transaction ends: somebody may go on with it at this very moment. */
export const lockOutdated = (trx: Trx, what: RetentionKind, id: string): Promise<void> =>
  lockRow(trx, what === "draft" ? "drafts" : "applications", id);
