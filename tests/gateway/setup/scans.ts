// What SQLite would read from end to end to carry out a statement.

interface Prepares {
  prepare(sql: string): { all(): unknown[] };
}

/** Tables that do not grow with what people do. */
const small = [
  "companies",
  "data_keys",
  "definitions",
  "identity_keys",
  "kysely_migration",
  "sqlite_master",
  "stores",
];

/** Tables that grow and that the statement reads whole, however few rows it gives. */
export function scansOf(sqlite: Prepares, sql: string): string[] {
  const plan = sqlite.prepare(`explain query plan ${sql}`).all() as { detail: string }[];
  return plan
    .flatMap(({ detail }) => /^SCAN ([a-z]\w*)/.exec(detail)?.[1] ?? [])
    .filter((table) => !small.includes(table));
}
