// On PostgreSQL the id of a request reaches the server's own log.

import { sql } from "kysely";
import { expect, test } from "vitest";
import { underRequest } from "../../../gateway/base/request-id.ts";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";

test("[9] a statement ends in the id of the request that it runs for", async () => {
  const { parts } = await gatewayUnderTest();
  const running = sql<{
    query: string;
  }>`select query from pg_stat_activity where pid = pg_backend_pid()`;
  const { rows } = await underRequest("edge-12345678", () => running.execute(parts.database));
  expect(rows[0]?.query).toMatch(/\/\* request edge-12345678 \*\/$/);
});
