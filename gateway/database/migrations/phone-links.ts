// Adds the one-time links to sign by phone.

import type { Kysely, Migration } from "kysely";

export const phoneLinks: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema
      .createTable("phoneLinks")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("tokenHash", "text", (column) => column.notNull().unique())
      .addColumn("ownerId", "text", (column) => column.notNull().references("users.id"))
      .addColumn("userType", "text", (column) => column.notNull())
      .addColumn("draftId", "text", (column) => column.notNull().references("drafts.id"))
      .addColumn("covers", "text", (column) => column.notNull())
      .addColumn("createdAt", "bigint", (column) => column.notNull())
      .addColumn("expiresAt", "bigint", (column) => column.notNull())
      .addColumn("endedAt", "bigint")
      .addColumn("signatureId", "text")
      .execute();
    await schema.createIndex("phone_links_by_draft").on("phoneLinks").columns(["draftId"]).execute();
  },
};
