// Adds signatures, and the one that an application was signed with.

import type { Kysely, Migration } from "kysely";

export const signatures: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable("signatures")
      .addColumn("id", "text", (column) => column.notNull().primaryKey())
      .addColumn("draftId", "text", (column) => column.notNull().references("drafts.id"))
      .addColumn("ownerId", "text", (column) => column.notNull().references("users.id"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("covers", "text", (column) => column.notNull())
      .addColumn("parts", "text", (column) => column.notNull())
      .addColumn("statement", "text", (column) => column.notNull())
      .addColumn("typedName", "text")
      .addColumn("sha256", "text", (column) => column.notNull())
      .addColumn("signedAt", "bigint", (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex("signatures_by_draft")
      .on("signatures")
      .columns(["draftId"] as never)
      .execute();
    await database.schema.alterTable("applications").addColumn("signatureId", "text").execute();
  },
};
