// Limits how many applications of one kind a person has under way, so that nobody fills the platform by submitting.

import { knows } from "../../engine/application/application-life.ts";
import { openStatuses } from "../../engine/application/matter-life.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";
import type { ApplicationRow } from "../database/application-rows.ts";
import { applicationsLike, applicationsWith } from "../database/applications.ts";
import type { Database } from "../database/tables.ts";

/** Applications of one person, for one one-thing and one company, that may be under way at the same time. */
export const mostOpen = 50;

/** Throws a Refusal (409) when there are as many as there may be. */
export async function demandFewOpen(
  database: Database,
  ownerId: string,
  draft: Pick<ApplicationRow, "oneThingId" | "companyId">,
): Promise<void> {
  const like = await applicationsLike(database, ownerId, draft);
  if (like.length < mostOpen) return;
  const open = await applicationsWith(database, ownerId, openStatuses);
  const underWay = like.filter(({ id, status }) => open.has(id) && !knows(status, "reapply"));
  if (underWay.length >= mostOpen) throw new Refusal(409, words.tooManyOpen(mostOpen));
}
