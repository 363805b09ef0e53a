// Fills a database of the newest tables with years of work, by the database itself.

import pg from "pg";
import { DatabaseSync } from "../../../gateway/database/sqlite/sqlite.ts";

const day = 24 * 3_600_000;
/** As many as there are persons for each of so many applications. */
const applicationsOfPerson = 10;

/** The id of the n-th row. */
export const idOf = (number: number): string => number.toString(16).padStart(32, "0");

/** A new database: the file of SQLite, or PostgreSQL's address. */
export type Place = { file: string } | { url: string };

interface Column {
  name: string;
  type: string;
  /** Whether it must hold something. */
  needed: boolean;
}

/** What the two databases write differently; `n` counts rows from 1 on. */
interface Dialect {
  /** 32 hexadecimal digits of an expression. */
  id(expression: string): string;
  twentyDigits: string;
  /** Six thousand characters. */
  long: string;
  /** Something to select so many `n` from. */
  numbers(rows: number): string;
  columns(table: string): Promise<Column[]>;
  run(statement: string): Promise<unknown>;
  begin: string;
  /** Outside of the transaction. */
  after: string;
  close(): Promise<void>;
}

function sqlite(file: string): Dialect {
  const database = new DatabaseSync(file);
  return {
    id: (expression) => `printf('%032x', ${expression})`,
    twentyDigits: "printf('%020d', n)",
    long: "hex(zeroblob(3000))",
    numbers: (rows) =>
      `(with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${rows}) select n from numbers)`,
    async columns(table) {
      const columns = database.prepare(`pragma table_info(${table})`).all();
      return columns.map(({ name, type, notnull }) => ({
        name: String(name),
        type: String(type),
        needed: notnull === 1,
      }));
    },
    run: async (statement) => database.exec(statement),
    begin: "pragma foreign_keys = off; begin",
    after: "pragma wal_checkpoint(truncate)",
    close: async () => database.close(),
  };
}

async function postgresql(url: string): Promise<Dialect> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    id: (expression) => `lpad(to_hex((${expression})::bigint), 32, '0')`,
    twentyDigits: "lpad(n::text, 20, '0')",
    long: "repeat('0', 6000)",
    numbers: (rows) => `generate_series(1::bigint, ${rows}) as numbers(n)`,
    async columns(table) {
      const { rows } = await client.query(
        "select column_name, data_type, is_nullable, is_identity from information_schema.columns where table_name = $1 and table_schema = current_schema()",
        [table],
      );
      return rows.map(({ column_name, data_type, is_nullable, is_identity }) => ({
        name: column_name,
        type: data_type,
        needed: is_nullable === "NO" && is_identity === "NO",
      }));
    },
    run: (statement) => client.query(statement),
    // Without the checks of foreign keys, which are kept all the same. What is encrypted cannot be compressed, as these zeros could.
    begin: `begin; set local session_replication_role = replica;
      alter table drafts alter declaration set storage external;
      alter table applications alter declaration set storage external, alter form_content set storage external`,
    after: "vacuum analyze",
    close: () => client.end(),
  };
}

/**
 * `count` applications within three years before `now` (epoch milliseconds), each with its draft, two matters, an event for each, a file, an
 * entry of the audit trail and a message that has arrived; a tenth as many open drafts, sessions and nonces.
 */
export async function fill(place: Place, count: number, now: number): Promise<void> {
  const database = "file" in place ? sqlite(place.file) : await postgresql(place.url);
  await database.run(database.begin);
  const id = database.id("n");
  const persons = Math.ceil(count / applicationsOfPerson);
  const owner = database.id(`1 + n % ${persons}`);
  const at = `${now - 3 * 365 * day} + n * ${Math.floor((3 * 365 * day) / count)}`;
  const some = Math.ceil(count / 10);
  const { long } = database;
  const application = database.id("1 + (n - 1) / 2");
  const matter = "'m' || (n % 2)";

  await add("users", persons, { id, user_type: "'personal'" });
  await add("drafts", count, {
    id,
    owner_id: owner,
    declaration: long,
    saved_at: at,
    created_at: at,
    closed_at: at,
  });
  await add("drafts", some, {
    id: `'d' || substr(${id}, 2)`,
    owner_id: owner,
    declaration: long,
    saved_at: `${now - 300 * day} + n`,
  });
  await add("applications", count, {
    id,
    owner_id: owner,
    draft_id: id,
    number: database.twentyDigits,
    status: "case n % 3 when 0 then '已申请' else '办理中' end",
    declaration: long,
    form_content: long,
    submitted_at: at,
  });
  const ofMatter = { application_id: application, matter_info_id: matter };
  await add("application_matters", 2 * count, { ...ofMatter, position: "n % 2", status: "'办理中'" });
  await add("application_events", 2 * count, { ...ofMatter, position: "0", status: "'办理中'", at });
  await add("files", count, { id, draft_id: id, owner_id: owner, material: "'vehicle'", size: "1000" });
  await add("audit_entries", count, {
    person_id: owner,
    position: `1 + (n - 1) / ${persons}`,
    what: "'registerDeclare'",
    subject: id,
    at,
  });
  await add("audit_heads", persons, {
    person_id: id,
    length: String(applicationsOfPerson),
    last_at: `${now - 100 * day}`,
  });
  await add("outbox", count, {
    id,
    application_id: id,
    department_id: "'D001'",
    state: "'delivered'",
    sequence: "1",
  });
  await add("sessions", some, { session_hash: id, user_id: owner, expires_at: `${now} + 1000 + n` });
  await add("nonces", some, { nonce: id, expires_at: `${now} + 1000 + n` });
  await add("idempotency", some, {
    owner_id: owner,
    call: "'editDeclare'",
    idempotency_key: id,
    created_at: `${now}`,
  });
  await database.run("commit");
  await database.run(database.after);
  await database.close();

  /** `values`: column → an expression over `n`, from 1 on; the others that must not be empty hold nothing. */
  async function add(table: string, rows: number, values: Record<string, string>): Promise<void> {
    const given = (await database.columns(table)).flatMap(({ name, type, needed }) => {
      const nothing = needed ? (/int/i.test(type) ? "0" : "''") : undefined;
      const value = values[name] ?? nothing;
      return value === undefined ? [] : [[`"${name}"`, value]];
    });
    const names = given.map(([name]) => name).join(", ");
    const expressions = given.map(([, value]) => value).join(", ");
    await database.run(
      `insert into ${table} (${names}) select ${expressions} from ${database.numbers(rows)}`,
    );
  }
}
