// Pages through everybody's applications for the departments, by status and search text; never used for a citizen.

import type { StoredStatus } from "../../engine/application/application-life.ts";
import type { ApplicationRow, MatterRow } from "./application-rows.ts";
import { mattersOfAll } from "./applications.ts";
import type { Database } from "./tables.ts";

export interface DeskItem {
  application: ApplicationRow;
  matters: MatterRow[];
}

export interface DeskPage {
  items: DeskItem[];
  total: number;
}

/** Of a whole number, as against a part of one: it is found at once. */
const wholeNumber = /^\d{20}$/;

/** Newest first. `search`: part of a number, or of the name of a one-thing or company; `status`: undefined for all. */
export async function deskPage(
  database: Database,
  {
    search,
    status,
    page,
    size,
  }: { search: string; status: StoredStatus | undefined; page: number; size: number },
): Promise<DeskPage> {
  let wanted = database.selectFrom("applications").where("withdrawnAt", "is", null);
  if (status !== undefined) wanted = wanted.where("status", "=", status);
  if (wholeNumber.test(search)) wanted = wanted.where("number", "=", search);
  else if (search !== "") {
    const part = `%${search.replace(/[%_]/g, "")}%`;
    wanted = wanted.where(({ eb, or }) =>
      or([eb("number", "like", part), eb("oneThingName", "like", part), eb("companyName", "like", part)]),
    );
  }
  const { count } = await wanted
    .select((build) => build.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const applications = await wanted
    .selectAll()
    .orderBy("submittedAt", "desc")
    .orderBy("id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const matters = await mattersOfAll(
    database,
    applications.map(({ id }) => id),
  );
  const items = applications.map((application) => ({
    application,
    matters: matters.filter(({ applicationId }) => applicationId === application.id),
  }));
  return { items, total: Number(count) };
}
