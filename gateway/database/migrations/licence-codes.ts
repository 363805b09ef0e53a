// Adds the QR codes of the licence login, with the person who confirmed one on the phone.

import type { Kysely, Migration } from "kysely";

export const licenceCodes: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema
      .createTable("licenceCodes")
      .addColumn("qrUid", "text", (column) => column.primaryKey())
      .addColumn("sessionId", "text", (column) => column.notNull())
      .addColumn("authCodeHash", "text")
      .addColumn("expiresAt", "bigint", (column) => column.notNull())
      .addColumn("usedAt", "bigint")
      .execute();
    await schema
      .createIndex("licence_codes_by_auth_code")
      .on("licenceCodes")
      .columns(["sessionId", "authCodeHash"])
      .execute();
    await schema.alterTable("phoneAnswers").addColumn("personId", "text").execute();
  },
};
