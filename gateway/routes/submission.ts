// A draft's id goes in; judged again by the engine it becomes an application in one transaction, and its receipt comes out.

import { Hono } from "hono";
import { formatDateTime, todayInShanghai } from "../../engine/check/calendar.ts";
import { checkDeclaration } from "../../engine/declaration/check-declaration.ts";
import { fromWire } from "../../engine/declaration/wire.ts";
import { answer, askOf, type GatewayEnv, personOf } from "../context.ts";
import { contracts } from "../contracts.ts";
import { addApplication } from "../database/applications.ts";
import { filesOfDraft, licencesOfDraft } from "../database/attachments.ts";
import { changeDraft, findDraft, holdDraft } from "../database/drafts.ts";
import { applicationOf, type Submission } from "../declaring/application-of.ts";
import { demandCompany, whoDeclares } from "../declaring/who-declares.ts";
import { draftInfo, draftView } from "../draft-views.ts";
import { effect, type Trx } from "../effect.ts";
import { type GatewayParts, newId, type Random } from "../parts.ts";
import { Refusal } from "../refusal.ts";
import { words } from "../words.ts";

export function submissionRoutes(parts: GatewayParts): Hono<GatewayEnv> {
  const { content, database, random } = parts;
  const routes = new Hono<GatewayEnv>();

  routes.post(contracts.registerDeclare.path, async (call) => {
    const { draftId } = askOf<{ draftId: string }>(call);
    const person = personOf(call);
    const principal = whoDeclares(person);
    const draft = await findDraft(database, person.id, draftId);
    const known = draft && (await content.byVersion(draft.definition));
    if (!draft || !known) throw new Refusal(404, words.notFound);
    const { definition, checks } = known;
    demandCompany(definition, person);

    const receipt = await effect(call, parts, async (trx, now) => {
      const held = await holdDraft(trx, person.id, draftId);
      if (!held) throw new Refusal(404, words.notFound);
      if (held.closedAt !== null) throw new Refusal(409, words.draftClosed);
      const revision = call.get("ifMatch") ?? 0;
      // Also when another definition came with a newer revision between reading and holding it.
      if (held.revision !== revision || held.definition !== draft.definition) {
        throw new Refusal(409, words.newerDraft, draftInfo(held));
      }
      const files = await filesOfDraft(trx, person.id, draftId);
      const view = draftView(held, files, await licencesOfDraft(trx, person.id, draftId));
      const record = fromWire(definition, view, principal);
      const verdict = checkDeclaration(definition, record, checks, todayInShanghai(now));
      if (!verdict.ok) throw new Refusal(422, words.problems, { problems: verdict.problems });
      const { declaration } = verdict;
      const submission = { definition, record, declaration, view, ownerId: person.id, now };
      const application = await keep(trx, submission, content.catalogue.city.regionCode, random);
      await changeDraft(trx, person.id, draftId, revision, { closedAt: now });
      return application;
    });
    return answer(call, receipt);
  });
  return routes;
}

/** Tries another number where one is taken: digits say the day, never how many came before. */
async function keep(
  trx: Trx,
  submission: Omit<Submission, "applicationId" | "number">,
  region: string,
  random: Random,
) {
  const applicationId = newId(random);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const number = receiptNumber(region, submission.now, random);
    const rows = applicationOf({ ...submission, applicationId, number });
    if (await addApplication(trx, rows.application, rows.matters, rows.events)) {
      return { id: applicationId, number, submittedAt: formatDateTime(submission.now) };
    }
  }
  throw new Error("No free receipt number was found.");
}

/** Twenty digits: region, day, six at random. */
function receiptNumber(region: string, now: number, random: Random): string {
  const digits = Buffer.from(random(4)).readUInt32BE() % 1_000_000;
  return `${region}${todayInShanghai(now).replaceAll("-", "")}${String(digits).padStart(6, "0")}`;
}
