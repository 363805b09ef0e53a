// Lets drafts keep what was filled in under former versions.

import type { Kysely, Migration } from "kysely";

export const formerAnswers: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable("drafts").addColumn("former", "text").execute();
  },
};
