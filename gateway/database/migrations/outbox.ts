// Adds what waits for the departments, their events, and whose each matter is.

import type { Kysely, Migration } from "kysely";

export const outbox: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema.alterTable("applicationMatters").addColumn("departmentId", "text").execute();
    await schema
      .createTable("outbox")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("applicationId", "text", (column) => column.notNull().references("applications.id"))
      .addColumn("departmentId", "text", (column) => column.notNull())
      .addColumn("departmentName", "text", (column) => column.notNull())
      .addColumn("sequence", "bigint", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("payload", "text", (column) => column.notNull())
      .addColumn("fileIds", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("attempts", "bigint", (column) => column.notNull())
      .addColumn("dueAt", "bigint", (column) => column.notNull())
      .addColumn("createdAt", "bigint", (column) => column.notNull())
      .addColumn("waitingSince", "bigint", (column) => column.notNull())
      .addColumn("deliveredAt", "bigint")
      .addColumn("problem", "text")
      .addUniqueConstraint("outbox_order", ["applicationId", "departmentId", "sequence"])
      .execute();
    await schema.createIndex("outbox_by_state").on("outbox").columns(["state", "dueAt"]).execute();
    await schema
      .createTable("departmentEvents")
      .addColumn("department", "text", (column) => column.notNull())
      .addColumn("eventId", "text", (column) => column.notNull())
      .addColumn("applicationId", "text", (column) => column.notNull().references("applications.id"))
      .addColumn("fingerprint", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("department_events_key", ["department", "eventId"])
      .execute();
  },
};
