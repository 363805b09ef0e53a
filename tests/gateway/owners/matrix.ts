// Lets strangers reach for everything that victims own, and says what anyone got, changed or could tell apart.

import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../../../gateway/database/tables.ts";
import type { Browser, CallOptions } from "../setup/browser.ts";
import { type Ids, nothing, type Reach } from "./reaches.ts";

export interface Stranger {
  browser: Browser;
  /** Sent in place of what only a session has. */
  options?: CallOptions;
  /** What a call may answer. */
  statuses: (401 | 404)[];
}

/** Rows of these are about whoever asks: sessions are renewed, and refusals spend what a request may be spent on once. */
const askersOwn = ["sessions", "nonces"];

/** Table → hash of its rows. */
export async function rowHashes(database: Database): Promise<Record<string, string>> {
  const tables = await database.introspection.getTables();
  const hashes: Record<string, string> = {};
  for (const { name, schema } of tables) {
    if (askersOwn.includes(name) || name.startsWith("kysely_")) continue;
    const table = schema === undefined ? sql.table(name) : sql.id(schema, name);
    const { rows } = await sql`select * from ${table}`.execute(database);
    const texts = rows.map((row) => JSON.stringify(row)).toSorted();
    hashes[name] = createHash("sha256").update(texts.join("\n")).digest("hex");
  }
  return hashes;
}

export interface Breaches {
  pairs: number;
  /** One sentence for each. */
  found: string[];
}

/** `owned`: victim → what they own. Rows are compared after each stranger. */
export async function breaches(
  database: Database,
  reaches: Record<string, Reach>,
  strangers: Record<string, Stranger>,
  owned: Record<string, Ids>,
): Promise<Breaches> {
  const found: string[] = [];
  let pairs = 0;
  let before = await rowHashes(database);
  for (const [who, { browser, options, statuses }] of Object.entries(strangers)) {
    for (const [name, reach] of Object.entries(reaches)) {
      const absent = await reach(browser, nothing, options);
      for (const [victim, ids] of Object.entries(owned)) {
        pairs += 1;
        const foreign = await reach(browser, ids, options);
        const told = `${name} of ${victim} by ${who}`;
        if (!(statuses as number[]).includes(foreign.status))
          found.push(`${told}: ${foreign.status} instead of ${statuses.join(" or ")}`);
        if (foreign.body !== absent.body) found.push(`${told}: not answered as if it did not exist`);
      }
    }
    const after = await rowHashes(database);
    for (const [table, hash] of Object.entries(before))
      if (after[table] !== hash) found.push(`${table} has changed by ${who}`);
    before = after;
  }
  return { pairs, found };
}
