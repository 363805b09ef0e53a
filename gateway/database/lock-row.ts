// Holds a row until the transaction ends, by writing one of its columns to itself: SQLite knows no other lock.

import { sql } from "kysely";
import type { Trx } from "./tables.ts";

/** What a row is known by, and the column that is written. */
const columns = {
  users: ["id", "userType"],
  drafts: ["id", "revision"],
  applications: ["id", "status"],
  auditHeads: ["personId", "length"],
} as const;

export async function lockRow(trx: Trx, table: keyof typeof columns, key: string): Promise<void> {
  const [known, same] = columns[table].map((column) => sql.ref(column));
  await sql`update ${sql.table(table)} set ${same} = ${same} where ${known} = ${key}`.execute(trx);
}
