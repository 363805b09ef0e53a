// The folder of a portal's data goes in, what its database holds comes out: the rows themselves, not what the portal says of them.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";

interface StoredApplication {
  number: string;
  formData: Record<string, unknown>;
}

/** Every submitted application with the answers as they were stored. */
export function applicationsIn(dataDir: string): StoredApplication[] {
  const file = readdirSync(dataDir).find((name) => /\.(sqlite|db)$/.test(name));
  if (!file) throw new Error(`No database lies in ${dataDir}.`);
  const database = new DatabaseSync(join(dataDir, file), { readOnly: true });
  try {
    const rows = database.prepare("select number, declaration from applications order by submitted_at").all();
    return rows.map((row) => {
      const { number, declaration } = row as { number: string; declaration: string };
      return { number, formData: JSON.parse(declaration).formData };
    });
  } finally {
    database.close();
  }
}
