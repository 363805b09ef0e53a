// Every version's tables hold what the version before wrote: migrations only add, from the first released schema on.

import { type Kysely, Migrator } from "kysely";
import { expect, test } from "vitest";
import { sha256 } from "../../../gateway/base/hashes.ts";
import { migrations } from "../../../gateway/database/migrate.ts";
import { openSqlite } from "../../../gateway/database/open-database.ts";

/** Column of a table → its type, and whether a row may leave it out. */
type Schema = Record<string, { type: string; optional: boolean }>;

async function schemaOf(database: Kysely<never>): Promise<Schema> {
  const tables = await database.introspection.getTables();
  const columns = tables.flatMap(({ name: table, columns }) =>
    columns.map(({ name, dataType, isNullable, hasDefaultValue }) => {
      const column = { type: dataType.toLowerCase(), optional: isNullable || hasDefaultValue };
      return [`${table}.${name}`, column] as const;
    }),
  );
  return Object.fromEntries(columns.toSorted(([one], [other]) => one.localeCompare(other)));
}

/** What a newer schema lacks of an older one, or demands of its rows. */
function broken(before: Schema, after: Schema): string[] {
  const lost = Object.entries(before)
    .filter(([column, { type }]) => after[column]?.type !== type)
    .map(([column]) => `${column} is gone or has another type`);
  const tables = new Set(Object.keys(before).map((column) => column.split(".")[0]));
  const demanded = Object.entries(after)
    .filter(([column, { optional }]) => !before[column] && !optional && tables.has(column.split(".")[0]))
    .map(([column]) => `${column} is demanded of rows that are there already`);
  return [...lost, ...demanded];
}

/** The schema after each migration, in their order. */
async function steps(): Promise<[name: string, schema: Schema][]> {
  const database = openSqlite(":memory:").withoutPlugins() as unknown as Kysely<never>;
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
  });
  const found: [string, Schema][] = [];
  for (const name of Object.keys(migrations)) {
    const { error } = await migrator.migrateTo(name);
    if (error) throw error;
    found.push([name, await schemaOf(database)]);
  }
  await database.destroy();
  return found;
}

test("no migration takes a table or column away, changes its type, or demands it of rows that are there", async () => {
  let before: Schema = {};
  for (const [name, schema] of await steps()) {
    expect([name, broken(before, schema)]).toEqual([name, []]);
    before = schema;
  }
});

test("a migration that was released is never edited: each still leads to the very schema that it led to", async () => {
  const now = (await steps()).map(([name, schema]) => [name, sha256(JSON.stringify(schema)).slice(0, 16)]);
  expect(Object.fromEntries(now)).toMatchInlineSnapshot(`
    {
      "0001-first-tables": "6d0eaf6ae5890e73",
      "0002-signatures": "6a3ec45dc0d08f0f",
      "0003-doors": "d22413adcf797711",
      "0004-licence-codes": "dd4f86d91d90b273",
      "0005-authorisations": "1882a8f0f2233e27",
      "0006-sign-flows": "d0d5ae1c5f734038",
      "0007-desk": "fd3d7dbd2d3a26d6",
      "0008-former-answers": "fc548dbd1aa3f316",
      "0009-session-doors": "d6612a0c8f5ccbdb",
      "0010-phone-links": "f1b2c55232a83499",
      "0011-stores": "2e71157c78c3125a",
      "0012-last-keys": "657841a63b75e00c",
      "0013-audit": "54be18d11abdcee1",
      "0014-upload-pieces": "6fe00f4a9565b701",
      "0015-audit-keys": "c5e7f6eb1fc48dc9",
      "0016-data-keys": "fc2f1b725bba93bb",
      "0017-outbox": "200259d4a9beb964",
      "0018-shown-codes": "af18c717fc1fc0f3",
      "0019-encrypted-hashes": "b027454b163d53da",
      "0020-growth": "541174d8c8edaea1",
    }
  `);
});

test("a column that is dropped, changed or demanded is told", () => {
  const text = { type: "text", optional: false };
  const before = { "users.id": text, "users.name": text };
  expect(broken(before, before)).toEqual([]);
  expect(broken(before, { "users.id": text })).toEqual(["users.name is gone or has another type"]);
  expect(broken(before, { ...before, "users.id": { type: "integer", optional: false } })).toHaveLength(1);
  expect(broken(before, { ...before, "users.age": { type: "integer", optional: false } })).toHaveLength(1);
  expect(broken(before, { ...before, "drafts.id": text })).toEqual([]);
});
