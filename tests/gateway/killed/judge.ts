// Says what is lost, twice, torn or left over after gateways were killed.

import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../../../gateway/database/tables.ts";
import type { PersonAtWork } from "./person-at-work.ts";

const parkNoOf = (view: { declaration: { formData: { parkNo: string } } }) =>
  view.declaration.formData.parkNo;

/** Asks the gateway, as each client, for everything that it acknowledged; one sentence for each thing that is wrong. */
export async function whatIsWrong(people: readonly PersonAtWork[]): Promise<string[]> {
  const wrong = people.flatMap(({ held }) => held.wrong);
  for (const { browser, held } of people) {
    for (const { draftId, revision, parkNo, files } of held.drafts.values()) {
      const { status, data } = await browser.call("draft", { draftId });
      if (status !== 200) wrong.push(`the draft ${draftId} is lost: ${status}`);
      else if (data.revision !== revision || parkNoOf(data) !== parkNo)
        wrong.push(
          `the draft ${draftId} is ${data.revision} ${parkNoOf(data)} instead of ${revision} ${parkNo}`,
        );
      for (const [fileId, hash] of files) {
        const response = await browser.respond("download", { fileId });
        const bytes = Buffer.from(await response.arrayBuffer());
        if (createHash("sha256").update(bytes).digest("hex") !== hash)
          wrong.push(`the file ${fileId} of ${draftId} is lost or torn: ${response.status}`);
      }
    }
    for (const draftId of held.deleted) {
      const { status } = await browser.call("draft", { draftId });
      if (status !== 404) wrong.push(`the deleted draft ${draftId} is back: ${status}`);
    }
    for (const [id, parkNo] of held.applications) {
      const { status, data } = await browser.call("projectInfo", { id });
      if (status !== 200) wrong.push(`the application ${id} is lost: ${status}`);
      else if (!JSON.stringify(data).includes(parkNo)) wrong.push(`the application ${id} is not ${parkNo}`);
    }
    for (const id of held.withdrawn) {
      const { status } = await browser.call("projectInfo", { id });
      if (status !== 404) wrong.push(`the withdrawn application ${id} is back: ${status}`);
    }
  }
  return wrong;
}

/** Rows that no client has been told of, or that belong to nothing. */
export async function leftOver(database: Database, people: readonly PersonAtWork[]): Promise<string[]> {
  const drafts = people.flatMap(({ held }) => [...held.drafts.keys()]);
  const applications = people.flatMap(({ held }) => [...held.applications.keys(), ...held.withdrawn]);
  const open = await database.selectFrom("drafts").select("id").where("closedAt", "is", null).execute();
  const submitted = await database.selectFrom("applications").select(["id", "number"]).execute();
  const orphans = {
    "files without a draft": sql`select id from files where draft_id not in (select id from drafts)`,
    "applications without a draft": sql`select id from applications where draft_id not in (select id from drafts)`,
    "matters without an application": sql`select name from application_matters where application_id not in (select id from applications)`,
    "applications without matters": sql`select id from applications where id not in (select application_id from application_matters)`,
    "answers that were never written": sql`select call from idempotency where answer is null`,
  };
  const wrong: string[] = [];
  if (open.length !== drafts.length) wrong.push(`${open.length} open drafts instead of ${drafts.length}`);
  if (submitted.length !== applications.length)
    wrong.push(`${submitted.length} applications instead of ${applications.length}`);
  if (new Set(submitted.map(({ number }) => number)).size !== submitted.length)
    wrong.push("a number is given twice");
  for (const [what, query] of Object.entries(orphans)) {
    const found = (await query.execute(database)).rows.length;
    if (found > 0) wrong.push(`${found} ${what}`);
  }
  return wrong;
}
