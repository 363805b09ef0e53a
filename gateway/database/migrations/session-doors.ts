// Lets a session keep which login made it; the sessions that are open keep the type of their person.

import { type Kysely, type Migration, sql } from "kysely";

export const sessionDoors: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable("sessions")
      .addColumn("userType", "text", (column) => column.notNull().defaultTo("personal"))
      .execute();
    const theirs = sql`(select ${sql.ref("users.userType")} from ${sql.table("users")} where ${sql.ref("users.id")} = ${sql.ref("sessions.userId")})`;
    await sql`update ${sql.table("sessions")} set ${sql.ref("userType")} = ${theirs}`.execute(database);
  },
};
