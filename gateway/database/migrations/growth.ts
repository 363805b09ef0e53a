// Adds what the gateway finds rows by that have become old, and all files of a person, so that no call waits for a whole table.

import type { Migration } from "kysely";
import type { Database } from "../tables.ts";

type Index = [table: string, columns: string[], where?: [column: string, is: "is" | "is not"]];

/** `where`: only rows with nothing, or something, in that column. */
const indexes: Record<string, Index> = {
  sessions_by_expiry: ["sessions", ["expiresAt"]],
  tickets_by_expiry: ["tickets", ["expiresAt"]],
  licence_codes_by_expiry: ["licenceCodes", ["expiresAt"]],
  phone_links_by_expiry: ["phoneLinks", ["expiresAt"]],
  face_checks_by_expiry: ["faceChecks", ["expiresAt"], ["confirmedAt", "is"]],
  face_checks_by_confirmation: ["faceChecks", ["confirmedAt"], ["confirmedAt", "is not"]],
  idempotency_by_creation: ["idempotency", ["createdAt"]],
  upload_pieces_by_creation: ["uploadPieces", ["createdAt"]],
  upload_pieces_by_stored_id: ["uploadPieces", ["storedId"]],
  files_by_owner: ["files", ["ownerId"]],
  drafts_by_saving: ["drafts", ["savedAt"], ["closedAt", "is"]],
  applications_by_submission: [
    "applications",
    ["submittedAt", "status", "withdrawnAt"],
    ["withdrawnAt", "is"],
  ],
  applications_by_withdrawal: ["applications", ["withdrawnAt"], ["withdrawnAt", "is not"]],
  department_events_by_application: ["departmentEvents", ["applicationId"]],
  audit_heads_by_end: ["auditHeads", ["lastAt"]],
};

export const growth: Migration = {
  async up(database: Database) {
    const { schema } = database;
    await schema
      .alterTable("auditHeads")
      .addColumn("lastAt", "bigint", (column) => column.notNull().defaultTo(0))
      .execute();
    await database
      .updateTable("auditHeads")
      .set(({ fn, lit, selectFrom }) => ({
        lastAt: fn.coalesce(
          selectFrom("auditEntries")
            .select("at")
            .whereRef("auditEntries.personId", "=", "auditHeads.personId")
            .whereRef("position", "=", "length")
            .$asScalar(),
          lit(0),
        ),
      }))
      .execute();
    // Nobody writes these any more.
    for (const table of ["phoneAnswers", "sealPages"] as const) await database.deleteFrom(table).execute();
    for (const [name, [table, columns, where]] of Object.entries(indexes)) {
      const index = schema.createIndex(name).on(table).columns(columns);
      await (where ? index.where(where[0], where[1], null) : index).execute();
    }
  },
};
