// Lets each entry of the audit trail say which key has sealed it.

import type { Kysely, Migration } from "kysely";

export const auditKeys: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable("auditEntries")
      .addColumn("keyId", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  },
};
