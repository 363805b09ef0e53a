// Adds the key that ids of persons are derived with, drops hashes of names, and has those of answers encrypted at the next start.

import type { Migration } from "kysely";
import type { Database } from "../tables.ts";

export const encryptedHashes: Migration = {
  async up(database: Database) {
    await database.schema
      .createTable("identityKeys")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("secret", "text", (column) => column.notNull())
      .execute();
    await database.updateTable("signatures").set({ sha256: "" }).where("kind", "=", "typed").execute();
    // More columns are encrypted than when the keys were last through.
    await database.updateTable("dataKeys").set({ sealedAt: null }).execute();
  },
};
