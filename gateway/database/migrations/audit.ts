// Adds the audit trail: entries in a chain for each person, and where each chain ends.

import type { Kysely, Migration } from "kysely";

export const audit: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema
      .createTable("auditHeads")
      .addColumn("personId", "text", (column) => column.primaryKey())
      .addColumn("length", "integer", (column) => column.notNull())
      .addColumn("seal", "text", (column) => column.notNull())
      .execute();
    await schema
      .createTable("auditEntries")
      .addColumn("personId", "text", (column) => column.notNull())
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("actor", "text", (column) => column.notNull())
      .addColumn("act", "text", (column) => column.notNull())
      .addColumn("what", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("seal", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("audit_entries_in_order", ["personId", "position"] as never)
      .execute();
    await schema
      .createIndex("audit_entries_by_subject")
      .on("auditEntries")
      .columns(["subject", "what", "personId", "at"])
      .execute();
  },
};
