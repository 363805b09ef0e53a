// Adds which keys the encrypted columns need.

import type { Kysely, Migration } from "kysely";

export const dataKeys: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable("dataKeys")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("addedAt", "bigint", (column) => column.notNull())
      .addColumn("sealedAt", "bigint")
      .execute();
  },
};
