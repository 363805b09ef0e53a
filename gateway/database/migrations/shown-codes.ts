// Keeps what a QR code of the licence login says and looks like.

import type { Kysely, Migration } from "kysely";

export const shownCodes: Migration = {
  async up(database: Kysely<unknown>) {
    for (const name of ["qrText", "imageBase64"])
      await database.schema.alterTable("licenceCodes").addColumn(name, "text").execute();
  },
};
