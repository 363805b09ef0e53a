// Adds the signing flows of electronic seals and the pages of their stand-in.

import type { Kysely, Migration } from "kysely";

export const signFlows: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema
      .createTable("signFlows")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("ownerId", "text", (column) => column.notNull().references("users.id"))
      .addColumn("draftId", "text", (column) => column.notNull().references("drafts.id"))
      .addColumn("companyName", "text", (column) => column.notNull())
      .addColumn("creditCode", "text", (column) => column.notNull())
      .addColumn("covers", "text", (column) => column.notNull())
      .addColumn("parts", "text", (column) => column.notNull())
      .addColumn("statement", "text", (column) => column.notNull())
      .addColumn("stateHash", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("createdAt", "bigint", (column) => column.notNull())
      .addColumn("expiresAt", "bigint", (column) => column.notNull())
      .addColumn("endedAt", "bigint")
      .addColumn("signatureId", "text")
      .execute();
    await schema.createIndex("sign_flows_by_draft").on("signFlows").columns(["draftId", "ownerId"]).execute();
    await schema
      .createTable("sealPages")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("wish", "text", (column) => column.notNull())
      .addColumn("answer", "text", (column) => column.notNull())
      .addColumn("expiresAt", "bigint", (column) => column.notNull())
      .execute();
  },
};
