// What is alike for the rows of all tables: how one is added unless it is there, and how rows are found by values.

import type { ExpressionBuilder, ExpressionWrapper, FilterObject, SqlBool } from "kysely";
import type { Database, Tables } from "./tables.ts";

/** False, and nothing is written, when a row has the same key or another value that only one may have: two may come at once. */
export async function addOnce<Table extends keyof Tables>(
  database: Database,
  table: Table,
  row: Tables[Table],
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: added = 0n } = await database
    .insertInto(table as "nonces")
    .values(row as Tables["nonces"])
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return added > 0n;
}

/** For `where`. Throws when a value is missing: without it the query would find more. */
export const same =
  <Table extends keyof Tables>(values: FilterObject<Tables, Table>) =>
  ({ and }: ExpressionBuilder<Tables, Table>): ExpressionWrapper<Tables, Table, SqlBool> => {
    const [missing] = Object.entries(values).find(([, value]) => value === undefined) ?? [];
    if (missing !== undefined) throw new Error(`${missing} is missing in a condition.`);
    return and(values);
  };
