// Writes down what the gateway writes, so that the bare driver can write the same rows once more.

import { type DatabaseConnection, PostgresDialect, SqliteDialect } from "kysely";

export interface Statement {
  sql: string;
  parameters: unknown[];
}

/** The statements of one transaction that change something, in their order. */
export type Written = Statement[];

/** From now on whatever any connection of this process commits is added to the list that is returned. */
export function recordWrites(): Written[] {
  const committed: Written[] = [];
  const open = new WeakMap<object, Written>();

  function heard(connection: object, sql: string, parameters: unknown[]): void {
    const word = /^\w+/.exec(sql)?.[0].toLowerCase() ?? "";
    const running = open.get(connection);
    if (word === "begin" || word === "start") open.set(connection, []);
    else if (word === "commit" || word === "rollback") {
      open.delete(connection);
      if (word === "commit" && running && running.length > 0) committed.push(running);
    } else if (["insert", "update", "delete"].includes(word)) {
      if (running) running.push({ sql, parameters });
      else committed.push([{ sql, parameters }]);
    }
  }

  for (const dialect of [SqliteDialect, PostgresDialect]) {
    const { createDriver } = dialect.prototype;
    dialect.prototype.createDriver = function () {
      const driver = createDriver.call(this);
      const acquire = driver.acquireConnection.bind(driver);
      const known = new WeakSet<DatabaseConnection>();
      driver.acquireConnection = async () => {
        const connection = await acquire();
        if (known.has(connection)) return connection;
        known.add(connection);
        const execute = connection.executeQuery.bind(connection);
        connection.executeQuery = (query, ...rest) => {
          heard(connection, query.sql, [...query.parameters]);
          return execute(query, ...rest);
        };
        return connection;
      };
      return driver;
    };
  }
  return committed;
}
