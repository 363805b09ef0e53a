// Adds what a person has to do, why and by when, and what was handed in later.

import type { Kysely, Migration } from "kysely";

export const desk: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema.alterTable("applications").addColumn("reason", "text").execute();
    await schema.alterTable("applications").addColumn("dueBy", "text").execute();
    await schema.alterTable("applications").addColumn("withdrawnAt", "bigint").execute();
    await schema.alterTable("applicationMatters").addColumn("mendBy", "text").execute();
    await schema
      .createTable("supplements")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("applicationId", "text", (column) => column.notNull().references("applications.id"))
      .addColumn("ownerId", "text", (column) => column.notNull().references("users.id"))
      .addColumn("matterInfoId", "text", (column) => column.notNull())
      .addColumn("note", "text", (column) => column.notNull())
      .addColumn("fileIds", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .execute();
    await schema
      .createIndex("supplements_by_application")
      .on("supplements")
      .columns(["applicationId"] as never)
      .execute();
  },
};
