// Databases with all tables and no rows for the tests on PostgreSQL: copied from a template, emptied after a test, and used again.

import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { migrate } from "../../../gateway/database/migrate.ts";
import { openPostgres } from "../../../gateway/database/open-database.ts";
import type { Database } from "../../../gateway/database/tables.ts";

/** What the names of all of them begin with. */
const ours = "portal_test_";
const template = `${ours}template`;
/** Those of this process that no test uses now, by the server's address. */
const free = new Map<string, string[]>();
/** The columns of the template, by the server's address. */
const shapes: Record<string, string> = {};

/** The address of another database on the same server. */
function urlOf(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

async function on<T>(url: string, act: (database: Database) => Promise<T>): Promise<T> {
  const database = openPostgres(url, () => undefined);
  try {
    return await act(database);
  } finally {
    await database.destroy();
  }
}

/** Makes the template anew; whoever `url` names must be allowed to create databases. */
export async function makeTemplate(url: string): Promise<void> {
  await on(url, async (server) => {
    await sql`drop database if exists ${sql.id(template)}`.execute(server);
    await sql`create database ${sql.id(template)}`.execute(server);
  });
  await on(urlOf(url, template), (database) => migrate(database));
}

/** Takes the template and every copy away again, for a server that stays. */
export async function removeStock(url: string): Promise<void> {
  await on(url, async (server) => {
    const { rows } = await sql<{ datname: string }>`
      select datname from pg_database where starts_with(datname, ${ours})`.execute(server);
    for (const { datname } of rows) await sql`drop database ${sql.id(datname)} with (force)`.execute(server);
  });
}

async function copyOfTemplate(url: string): Promise<string> {
  const name = `${ours}${randomBytes(6).toString("hex")}`;
  await on(url, (server) =>
    sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(server),
  );
  return urlOf(url, name);
}

/** Without its triggers, which keep the audit from being changed. */
const empty = sql`do $$
declare name text;
begin
  set local session_replication_role = replica;
  set local lock_timeout = '5s';
  for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely_%' loop
    execute format('delete from %I', name);
  end loop;
end $$`;

/** Gives the places of deleted rows back, so that rows lie in the order in which they come, whatever ran before. */
async function tidy(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`.execute(
    database,
  );
  const used = rows.map(({ name }) => sql.id(name));
  if (used.length > 0) await sql`vacuum ${sql.join(used)}`.execute(database);
}

/** Every column of every table, as one text. */
async function shapeOf(database: Database): Promise<string> {
  // The views of `information_schema` take longer than emptying the tables.
  const { rows } = await sql<{ shape: string }>`
    select string_agg(relname || '.' || attname, ' ' order by relname, attname) as shape
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(database);
  return rows[0]?.shape ?? "";
}

/** A database on that server that nobody else uses until it is given back. */
export async function takeDatabase(server: string): Promise<{ url: string; giveBack(): Promise<void> }> {
  const stock = free.get(server) ?? [];
  free.set(server, stock);
  const url = stock.pop() ?? (await copyOfTemplate(server));
  return {
    url,
    async giveBack() {
      const shape = await on(url, async (database) => {
        await empty.execute(database);
        await tidy(database);
        return shapeOf(database);
      });
      // One whose tables a test has changed is of no use to the next.
      shapes[server] ??= await on(urlOf(server, template), shapeOf);
      if (shape === shapes[server]) stock.push(url);
    },
  };
}
