// Reads the rows of a portal's database themselves, with the keys beside it, instead of what the portal says about them.
import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { columnCipher } from "../../../gateway/database/encryption/column-cipher.ts";
import { DatabaseSync, type Sqlite } from "../../../gateway/database/sqlite/sqlite.ts";
import { demoSecrets } from "../../../gateway/settings/secrets.ts";

interface StoredApplication {
  number: string;
  formData: Record<string, unknown>;
}

/** Every submitted application with the answers as they were stored. */
export function applicationsIn(dataDir: string): StoredApplication[] {
  const query = "select id, number, declaration from applications order by submitted_at";
  const open = opened(dataDir, "applications");
  return rowsOf(dataDir, query).map((row) => ({
    number: (row as { number: string }).number,
    formData: JSON.parse(open(row as Declared)).formData,
  }));
}

/** The open drafts as they are stored. */
export function draftsIn(dataDir: string): string[] {
  const open = opened(dataDir, "drafts");
  return rowsOf(dataDir, "select id, declaration from drafts where closed_at is null").map((row) =>
    open(row as Declared),
  );
}

interface Declared {
  id: string;
  declaration: string;
}

function opened(dataDir: string, table: string) {
  const cipher = columnCipher(demoSecrets(dataDir, {}, randomBytes).data);
  return ({ id, declaration }: Declared): string => cipher.decrypt(declaration, [table, "declaration", id]);
}

/** Every open draft gets a newer revision, as if it had been saved in another window. */
export function savedElsewhere(dataDir: string): void {
  within(dataDir, (database) => {
    database.exec("update drafts set revision = revision + 1 where closed_at is null");
  });
}

function rowsOf(dataDir: string, query: string): unknown[] {
  return within(dataDir, (database) => database.prepare(query).all(), { readOnly: true });
}

function within<T>(dataDir: string, work: (database: Sqlite) => T, how = {}): T {
  const file = readdirSync(dataDir).find((name) => name.endsWith(".sqlite"));
  if (!file) throw new Error(`No database lies in ${dataDir}.`);
  const database = new DatabaseSync(join(dataDir, file), how);
  try {
    return work(database);
  } finally {
    database.close();
  }
}
