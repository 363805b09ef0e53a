// Notes which draft an idempotency key was used for, so that a draft keeps only its last one.

import type { Kysely, Migration } from "kysely";

export const lastKeys: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema.alterTable("idempotency").addColumn("draftId", "text").execute();
    await schema.createIndex("idempotency_by_draft").on("idempotency").columns(["draftId"]).execute();
  },
};
