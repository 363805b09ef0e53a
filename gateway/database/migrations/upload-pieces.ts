// Adds the pieces of files that are still being uploaded.

import type { Kysely, Migration } from "kysely";

export const uploadPieces: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable("uploadPieces")
      .addColumn("ownerId", "text", (column) => column.notNull().references("users.id"))
      .addColumn("draftId", "text", (column) => column.notNull())
      .addColumn("material", "text", (column) => column.notNull())
      .addColumn("fileHash", "text", (column) => column.notNull())
      .addColumn("piece", "integer", (column) => column.notNull())
      .addColumn("size", "integer", (column) => column.notNull())
      .addColumn("storedId", "text", (column) => column.notNull())
      .addColumn("createdAt", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("upload_pieces_key", ["ownerId", "draftId", "material", "fileHash", "piece"])
      .execute();
  },
};
