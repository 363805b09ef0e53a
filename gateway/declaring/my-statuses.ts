// Works out the status of each of a person's applications today.

import { todayInShanghai } from "../../engine/check/calendar.ts";
import { authorisation } from "../../engine/company/authorisation.ts";
import { listCompanies } from "../database/companies.ts";
import type { Database } from "../database/tables.ts";
import { type Kept, type StatusToday, statusToday } from "./status.ts";

/** `now`: epoch milliseconds. */
export async function statusesToday(
  database: Database,
  ownerId: string,
  now: number,
): Promise<(row: Kept) => StatusToday> {
  const companies = await listCompanies(database, ownerId);
  const lapsed = new Set(
    companies.flatMap(({ id, state }) => (state === authorisation.approved ? [] : [id])),
  );
  const today = todayInShanghai(now);
  return (row) => statusToday(row, lapsed, today);
}
