// Reads an SQLite file as a whole, beside whoever else has it open.
import { DatabaseSync } from "./sqlite.ts";

/** A copy as it stood at one moment. A reader neither waits for a gateway at work nor holds it up. */
export function copyFile(from: string, to: string): void {
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    source.exec(`VACUUM INTO '${to.replaceAll("'", "''")}'`);
  } finally {
    source.close();
  }
}

/** The ids of the keys under which it holds something; none in a file of a version that encrypted nothing. */
export function dataKeyIdsIn(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const known = database.prepare("select 1 from sqlite_master where name = 'data_keys'").get();
    const rows = known ? database.prepare("select id from data_keys").all() : [];
    return rows.map((row) => String((row as { id: string }).id));
  } finally {
    database.close();
  }
}
