// Fills a database of the newest tables with years of work, by SQLite itself.

import { DatabaseSync } from "../../../gateway/database/sqlite/sqlite.ts";

const day = 24 * 3_600_000;
/** As many as there are persons for each of so many applications. */
const applicationsOfPerson = 10;

/** The id of the n-th row. */
export const idOf = (number: number): string => number.toString(16).padStart(32, "0");
const id = "printf('%032x', n)";

/**
 * `count` applications within three years before `now` (epoch milliseconds), each with its draft, two matters, an event for each, a file, an
 * entry of the audit trail and a message that has arrived; a tenth as many open drafts, sessions and nonces.
 */
export function fill(file: string, count: number, now: number): void {
  const sqlite = new DatabaseSync(file);
  sqlite.exec("pragma foreign_keys = off");
  sqlite.exec("begin");
  const persons = Math.ceil(count / applicationsOfPerson);
  const owner = `printf('%032x', 1 + n % ${persons})`;
  const at = `${now - 3 * 365 * day} + n * ${Math.floor((3 * 365 * day) / count)}`;
  const some = Math.ceil(count / 10);
  const long = "hex(zeroblob(3000))";
  const application = `printf('%032x', 1 + (n - 1) / 2)`;
  const matter = "'m' || (n % 2)";

  add("users", persons, { id, user_type: "'personal'" });
  add("drafts", count, {
    id,
    owner_id: owner,
    declaration: long,
    saved_at: at,
    created_at: at,
    closed_at: at,
  });
  add("drafts", some, {
    id: "printf('d%031x', n)",
    owner_id: owner,
    declaration: long,
    saved_at: `${now - 300 * day} + n`,
  });
  add("applications", count, {
    id,
    owner_id: owner,
    draft_id: id,
    number: "printf('%020d', n)",
    status: "case n % 3 when 0 then '已申请' else '办理中' end",
    declaration: long,
    form_content: long,
    submitted_at: at,
  });
  const ofMatter = { application_id: application, matter_info_id: matter };
  add("application_matters", 2 * count, { ...ofMatter, position: "n % 2", status: "'办理中'" });
  add("application_events", 2 * count, { ...ofMatter, position: "0", status: "'办理中'", at });
  add("files", count, { id, draft_id: id, owner_id: owner, material: "'vehicle'", size: "1000" });
  add("audit_entries", count, {
    person_id: owner,
    position: `1 + (n - 1) / ${persons}`,
    what: "'registerDeclare'",
    subject: id,
    at,
  });
  add("audit_heads", persons, {
    person_id: id,
    length: String(applicationsOfPerson),
    last_at: `${now - 100 * day}`,
  });
  add("outbox", count, {
    id,
    application_id: id,
    department_id: "'D001'",
    state: "'delivered'",
    sequence: "1",
  });
  add("sessions", some, { session_hash: id, user_id: owner, expires_at: `${now} + 1000 + n` });
  add("nonces", some, { nonce: id, expires_at: `${now} + 1000 + n` });
  add("idempotency", some, {
    owner_id: owner,
    call: "'editDeclare'",
    idempotency_key: id,
    created_at: `${now}`,
  });
  sqlite.exec("commit");
  sqlite.exec("pragma wal_checkpoint(truncate)");
  sqlite.close();

  /** `values`: column → an expression over `n`, from 1 on; the others that must not be empty hold nothing. */
  function add(table: string, rows: number, values: Record<string, string>): void {
    const columns = sqlite.prepare(`pragma table_info(${table})`).all() as {
      name: string;
      type: string;
      notnull: number;
    }[];
    const given = columns.flatMap(({ name, type, notnull }) => {
      const value = values[name] ?? (notnull ? (/int/i.test(type) ? "0" : "''") : undefined);
      return value === undefined ? [] : [[`"${name}"`, value]];
    });
    const names = given.map(([name]) => name).join(", ");
    const expressions = given.map(([, value]) => value).join(", ");
    sqlite.exec(
      `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${rows}) insert into ${table} (${names}) select ${expressions} from numbers`,
    );
  }
}
