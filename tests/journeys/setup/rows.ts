// Reads the rows of a portal's database themselves, instead of what the portal says about them.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";

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

function rowsOf(dataDir: string, query: string): unknown[] {
  const file = readdirSync(dataDir).find((name) => name.endsWith(".sqlite"));
  if (!file) throw new Error(`No database lies in ${dataDir}.`);
  const database = new DatabaseSync(join(dataDir, file), { readOnly: true });
  try {
    return database.prepare(query).all();
  } finally {
    database.close();
  }
}
