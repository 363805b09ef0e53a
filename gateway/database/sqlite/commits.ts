// Counts the commits of an SQLite file in its own header, with each commit that writes something.

import { DatabaseSync, type Sqlite } from "./sqlite.ts";

/** SQLite keeps 32 bits for the application, with a sign. */
const modulus = 2 ** 31;

/** How many commits `later` is ahead of `earlier`; negative when it is behind. The count begins anew after two thousand million. */
export function commitsSince(earlier: number, later: number): number {
  const ahead = (later - earlier + modulus) % modulus;
  return ahead < modulus / 2 ? ahead : ahead - modulus;
}

/** Of a file with its write-ahead file, which stay as they are. */
export function commitsIn(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  let commits = 0;
  try {
    // A prepared statement of the add-on holds the file open after its database is closed.
    database.function("heard", (count: unknown) => {
      commits = Number(count);
      return null;
    });
    database.exec("select heard(user_version) from pragma_user_version");
    return commits;
  } finally {
    database.close();
  }
}

const countOf = (sqlite: Sqlite): number =>
  (sqlite.prepare("pragma user_version").get() as { user_version: number }).user_version;

/** Runs the statements of one connection. */
export type Running = <Made>(sql: string, run: () => Made) => Made;

const writes = /^\s*(insert|update|delete|replace)\b/i;

/** `heard`: the count after each commit that wrote something, once it is on the disk. */
export function countingCommits(sqlite: Sqlite, heard: (commits: number) => void): Running {
  let commits = countOf(sqlite);
  let wrote = false;
  function commit<Made>(run: () => Made): Made {
    const next = (commits + 1) % modulus;
    sqlite.exec(`pragma user_version = ${next}`);
    const made = run();
    commits = next;
    heard(commits);
    return made;
  }
  return (sql, run) => {
    if (sql === "begin") wrote = false;
    if (sql === "commit" && wrote) return commit(run);
    if (!writes.test(sql)) return run();
    if (sqlite.isTransaction) {
      wrote = true;
      return run();
    }
    sqlite.exec("begin immediate");
    try {
      const made = run();
      commit(() => sqlite.exec("commit"));
      return made;
    } catch (problem) {
      // A full disk has already undone the transaction.
      if (sqlite.isTransaction) sqlite.exec("rollback");
      throw problem;
    }
  };
}
