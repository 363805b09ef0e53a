// Reads the rows of a portal's database themselves, instead of what the portal says about them.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";

interface StoredApplication {
  number: string;
  formData: Record<string, unknown>;
}

/** Every submitted application with the answers as they were stored. */
export function applicationsIn(dataDir: string): StoredApplication[] {
  return rowsOf(dataDir, "select number, declaration from applications order by submitted_at").map((row) => {
    const { number, declaration } = row as { number: string; declaration: string };
    return { number, formData: JSON.parse(declaration).formData };
  });
}

/** The open drafts as they are stored. */
export function draftsIn(dataDir: string): string[] {
  const rows = rowsOf(dataDir, "select declaration from drafts where closed_at is null");
  return rows.map((row) => (row as { declaration: string }).declaration);
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

function within<T>(dataDir: string, work: (database: DatabaseSyncInstance) => T, how = {}): T {
  const file = readdirSync(dataDir).find((name) => name.endsWith(".sqlite"));
  if (!file) throw new Error(`No database lies in ${dataDir}.`);
  const database = new DatabaseSync(join(dataDir, file), how);
  try {
    return work(database);
  } finally {
    database.close();
  }
}
