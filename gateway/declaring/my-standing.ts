// The status of each of a person's applications today.

import type { Kysely } from "kysely";
import { todayInShanghai } from "../../engine/check/calendar.ts";
import { listCompanies } from "../database/companies.ts";
import type { Tables } from "../database/tables.ts";
import { type Kept, type Standing, standingOf } from "./standing.ts";

const approved = 2;

/** `now`: epoch milliseconds. */
export async function standingsOf(
  database: Kysely<Tables>,
  ownerId: string,
  now: number,
): Promise<(row: Kept) => Standing> {
  const companies = await listCompanies(database, ownerId);
  const lapsed = new Set(companies.flatMap(({ id, state }) => (state === approved ? [] : [id])));
  const today = todayInShanghai(now);
  return (row) => standingOf(row, lapsed, today);
}
