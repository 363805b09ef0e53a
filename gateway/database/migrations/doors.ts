// Adds face checks, companies with their authorisations, and the company of a draft.

import type { Kysely, Migration } from "kysely";

export const doors: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema
      .createTable("faceChecks")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("ownerId", "text", (column) => column.notNull().references("users.id"))
      .addColumn("oneThingId", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("createdAt", "bigint", (column) => column.notNull())
      .addColumn("expiresAt", "bigint", (column) => column.notNull())
      .addColumn("confirmedAt", "bigint")
      .execute();
    await schema
      .createIndex("face_checks_by_owner")
      .on("faceChecks")
      .columns(["ownerId", "oneThingId"])
      .execute();
    await schema
      .createTable("phoneAnswers")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("answer", "text", (column) => column.notNull())
      .addColumn("expiresAt", "bigint", (column) => column.notNull())
      .execute();
    await schema
      .createTable("companies")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("companyName", "text", (column) => column.notNull())
      .addColumn("unifiedSocialCreditCode", "text", (column) => column.notNull().unique())
      .execute();
    await schema
      .createTable("authorisations")
      .addColumn("ownerId", "text", (column) => column.notNull().references("users.id"))
      .addColumn("companyId", "text", (column) => column.notNull().references("companies.id"))
      .addColumn("description", "text", (column) => column.notNull())
      .addColumn("applyTime", "bigint", (column) => column.notNull())
      .addColumn("state", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("authorisations_key", ["ownerId", "companyId"])
      .execute();
    await schema.alterTable("drafts").addColumn("companyId", "text").execute();
  },
};
