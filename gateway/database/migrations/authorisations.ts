// Adds to applications the company they were made for, by id and by its name at that time.

import type { Kysely, Migration } from "kysely";
import type { Tables } from "../tables.ts";

export const authorisations: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema.alterTable("applications").addColumn("companyId", "text").execute();
    await schema.alterTable("applications").addColumn("companyName", "text").execute();
    const rows = database as unknown as Kysely<Pick<Tables, "applications" | "drafts" | "companies">>;
    await rows
      .updateTable("applications")
      .set(({ selectFrom }) => ({
        companyId: selectFrom("drafts")
          .select("drafts.companyId")
          .whereRef("drafts.id", "=", "applications.draftId"),
      }))
      .execute();
    await rows
      .updateTable("applications")
      .set(({ selectFrom }) => ({
        companyName: selectFrom("companies")
          .select("companies.companyName")
          .whereRef("companies.id", "=", "applications.companyId"),
      }))
      .execute();
  },
};
