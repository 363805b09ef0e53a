// Encrypts what is in the database with the newest key, in batches, beside gateways at work.

import { CamelCasePlugin, sql } from "kysely";
import type { Keys } from "../../base/keys.ts";
import type { Database } from "../tables.ts";
import { type ColumnCipher, columnCipher, DecryptionFailed, encryptedWith } from "./column-cipher.ts";
import { type EncryptedTable, encryptedTables } from "./encrypted-columns.ts";

const together = 50;

type Row = Record<string, unknown>;
type Change = Record<string, string>;

export interface Reencrypted {
  /** Rows that were encrypted anew. */
  done: number;
  /** Rows that still need another key: they changed at that very moment. */
  left: number;
  /** What could not be opened. */
  broken: string[];
}

/** May be cut off at any time and called again. What a gateway writes meanwhile is never overwritten. */
export async function reencrypt(database: Database, keys: Keys): Promise<Reencrypted> {
  const raw = database.withoutPlugins().withPlugin(new CamelCasePlugin());
  const cipher = columnCipher(keys);
  const sum: Reencrypted = { done: 0, left: 0, broken: [] };
  for (const [name, table] of encryptedTables) {
    for (let last: unknown[] | undefined; ; ) {
      const rows = await rowsAfter(raw, name, table, last);
      const end = rows.at(-1);
      if (!end) break;
      await raw.transaction().execute(async (trx) => {
        for (const row of rows) await reencryptRow(trx, cipher, [name, table], row, sum);
      });
      last = table.row.map((column) => end[column]);
    }
  }
  return sum;
}

async function rowsAfter(
  raw: Database,
  name: string,
  table: EncryptedTable,
  last: unknown[] | undefined,
): Promise<Row[]> {
  const columns = (each: readonly string[]) => sql.join(each.map((column) => sql.ref(column)));
  const after = last ? sql`where (${columns(table.row)}) > (${sql.join(last)})` : sql``;
  const { rows } = await sql<Row>`select ${columns([...table.row, ...table.columns])} from ${sql.table(name)}
    ${after} order by ${columns(table.row)} limit ${sql.lit(together)}`.execute(raw);
  return rows;
}

async function reencryptRow(
  trx: Database,
  cipher: ColumnCipher,
  [name, table]: [string, EncryptedTable],
  row: Row,
  sum: Reencrypted,
): Promise<void> {
  const key = table.row.map((column) => row[column]);
  const change: Change = {};
  for (const column of table.columns) {
    const value = row[column];
    if (typeof value !== "string" || encryptedWith(value) === cipher.keyId) continue;
    try {
      const text = encryptedWith(value) === undefined ? value : cipher.decrypt(value, [name, column, ...key]);
      change[column] = cipher.encrypt(text, [name, column, ...key]);
    } catch (problem) {
      if (!(problem instanceof DecryptionFailed)) throw problem;
      sum.broken.push(problem.message);
    }
  }
  if (Object.keys(change).length === 0) return;
  // Only what is still as it was read.
  const same = [...table.row, ...Object.keys(change)];
  let update = trx.updateTable(name as "drafts").set(change);
  for (const column of same) update = update.where(column as "id", "=", row[column] as string);
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) sum.done += 1;
  else sum.left += 1;
}
