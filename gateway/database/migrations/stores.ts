// Adds the id by which a database and its folder of files know each other.

import type { Kysely, Migration } from "kysely";

export const stores: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable("stores")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("openedAt", "bigint", (column) => column.notNull())
      .execute();
  },
};
