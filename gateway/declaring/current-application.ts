// An application as it stands today, read or locked once, and what the tables of its life allow with it now.

import {
  type ApplicationEvent,
  type ApplicationFacts,
  type ApplicationState,
  applicationTransition,
} from "../../engine/application/application-life.ts";
import { authorisation } from "../../engine/application/authorisation.ts";
import type { Transition } from "../../engine/application/life.ts";
import {
  isDone,
  isMatterEvent,
  type MatterStatus,
  matterTransition,
  openStatuses,
} from "../../engine/application/matter-life.ts";
import { todayInShanghai } from "../../engine/check/calendar.ts";
import type { ApplicationRow, MatterRow } from "../database/application-rows.ts";
import { applicationsWith, holdApplication, mattersOf } from "../database/applications.ts";
import { listCompanies } from "../database/companies.ts";
import type { Database, Trx } from "../database/tables.ts";
import { type ExplainedStatus, explainStatus, type StatusColumns } from "./status.ts";

export interface CurrentApplication {
  row: ApplicationRow;
  matters: MatterRow[];
  /** The authorisation of its company does not hold, and it is not finished. */
  lapsed: boolean;
  /** Epoch milliseconds. */
  now: number;
}

/** Which of a person's companies have taken their authorisation back, or not given it yet. */
async function lapsedCompanies(database: Database, ownerId: string): Promise<ReadonlySet<string | null>> {
  const companies = await listCompanies(database, ownerId);
  return new Set(companies.flatMap(({ id, state }) => (state === authorisation.approved ? [] : [id])));
}

/** Explains the status of each of a person's applications. `now`: epoch milliseconds. */
export async function statusesToday(
  database: Database,
  ownerId: string,
  now: number,
): Promise<(row: StatusColumns) => ExplainedStatus> {
  const lapsed = await lapsedCompanies(database, ownerId);
  const open = lapsed.size > 0 ? await applicationsWith(database, ownerId, openStatuses) : new Set();
  const today = todayInShanghai(now);
  return (row) => explainStatus(row, lapsed.has(row.companyId) && open.has(row.id), today);
}

export async function currentApplication(
  database: Database,
  row: ApplicationRow,
  now: number,
): Promise<CurrentApplication> {
  const matters = await mattersOf(database, row.id);
  const isOpen = row.companyId !== null && !matters.every(isDone);
  const lapsed = isOpen && (await lapsedCompanies(database, row.ownerId)).has(row.companyId);
  return { row, matters, lapsed, now };
}

/** Locks it until the transaction ends; undefined when it was withdrawn, or is not this owner's. */
export async function lockApplication(
  trx: Trx,
  id: string,
  now: number,
  ownerId?: string,
): Promise<CurrentApplication | undefined> {
  const row = await holdApplication(trx, id, ownerId);
  return row && currentApplication(trx, row, now);
}

export const explainCurrent = ({ row, lapsed, now }: CurrentApplication): ExplainedStatus =>
  explainStatus(row, lapsed, todayInShanghai(now));

/** What an event does now, to the application and to the matters that it concerns. */
export interface Move extends Pick<Transition<never>, "by" | "needs" | "days"> {
  to: ApplicationState;
  matters: { matter: MatterRow; to: MatterStatus }[];
}

/** Undefined when one of both tables does not allow it. `matterInfoId`: empty for an event of the whole application. */
export function moveNow(
  current: CurrentApplication,
  event: ApplicationEvent,
  matterInfoId = "",
): Move | undefined {
  const whole = applicationTransition(explainCurrent(current).status, event, factsOf(current));
  if (!whole || (matterInfoId !== "") !== isOfOneMatter(event)) return undefined;
  if (!isMatterEvent(event)) return { ...whole, matters: [] };
  const ways = current.matters
    .filter((matter) => matterInfoId === "" || matter.matterInfoId === matterInfoId)
    .flatMap((matter) => {
      const way = matterTransition(matter.status, event);
      return way ? [{ matter, way }] : [];
    });
  const [first] = ways;
  return (
    first && { ...first.way, to: whole.to, matters: ways.map(({ matter, way }) => ({ matter, to: way.to })) }
  );
}

const isOfOneMatter = (event: ApplicationEvent): boolean => isMatterEvent(event) && event !== "finishAll";

const factsOf = ({ row, matters }: CurrentApplication): ApplicationFacts => ({
  stored: row.status,
  matters,
  forCompany: row.companyId !== null,
});
