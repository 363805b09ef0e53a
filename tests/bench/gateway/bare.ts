// Writes what a gateway has written once more, with the driver alone: as durably, and on as many connections.

import pg from "pg";
import { DatabaseSync } from "../../../gateway/database/sqlite/sqlite.ts";
import type { Written } from "./writes.ts";

/** Seconds that it takes; into a copy of the database from before the gateway wrote. */
export async function writeAgain(
  place: { file: string } | { url: string },
  written: Written[],
): Promise<number> {
  return "file" in place ? inSqlite(place.file, written) : inPostgres(place.url, written);
}

function inSqlite(file: string, written: Written[]): number {
  const database = new DatabaseSync(file);
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
  const prepared = new Map<string, ReturnType<typeof database.prepare>>();
  const from = performance.now();
  for (const transaction of written) {
    database.exec("begin");
    for (const { sql, parameters } of transaction) {
      const statement = prepared.get(sql) ?? database.prepare(sql);
      prepared.set(sql, statement);
      statement.all(...(parameters as never[]));
    }
    database.exec("commit");
  }
  const seconds = (performance.now() - from) / 1000;
  database.close();
  return seconds;
}

async function inPostgres(url: string, written: Written[]): Promise<number> {
  const connections = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  const waiting = written.values();
  const from = performance.now();
  await Promise.all(
    connections.map(async (client) => {
      for (const transaction of waiting) {
        await client.query("begin");
        for (const { sql, parameters } of transaction) await client.query(sql, parameters);
        await client.query("commit");
      }
    }),
  );
  const seconds = (performance.now() - from) / 1000;
  await Promise.all(connections.map((client) => client.end()));
  return seconds;
}
