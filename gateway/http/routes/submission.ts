// Judges a draft again and turns it into an application in one transaction.

import { formatDateTime, todayInShanghai } from "../../../engine/check/calendar.ts";
import { workCalendar } from "../../../engine/check/work-calendar.ts";
import { checkDeclaration } from "../../../engine/declaration/check-declaration.ts";
import { fromWire } from "../../../engine/declaration/wire/from-wire.ts";
import { migrated } from "../../../engine/declaration/wire/migrated.ts";
import { newId, type Random } from "../../base/random.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import { addApplication } from "../../database/applications.ts";
import { filesOfDraft, removeFiles } from "../../database/attachments.ts";
import { changeDraft } from "../../database/drafts.ts";
import { removeSignatures } from "../../database/signatures.ts";
import type { FileRow, Trx } from "../../database/tables.ts";
import { applicationOf, type Submission } from "../../declaring/application-of.ts";
import { refreshAuthorisations } from "../../declaring/authorisations.ts";
import { demandFewOpen } from "../../declaring/few-open.ts";
import { demandDraftsGoOn, demandNothingForbids } from "../../declaring/offering.ts";
import { holdOpenDraft, knownDraft } from "../../declaring/open-draft.ts";
import { draftInfo } from "../../declaring/views/draft-views.ts";
import { demandRealName, whoSubmits } from "../../declaring/who-declares.ts";
import { wholeDraft } from "../../declaring/whole-draft.ts";
import { brokenFiles } from "../../files/intact-files.ts";
import { removeStored } from "../../files/remove-stored.ts";
import { handOver } from "../../office/hand-over.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import type { Handle } from "../handle.ts";

export function submissionRoutes(handle: Handle, parts: GatewayParts): void {
  const { clock, content, count, database, files, settings } = parts;

  handle("registerDeclare", async ({ ask: { draftId }, person, revision, write }) => {
    demandRealName(person);
    const { draft, definition, checks } = await knownDraft(parts, person.id, draftId);
    const asked = content.byId(draft.oneThingId) ?? definition;
    demandDraftsGoOn(asked, todayInShanghai(clock.now()));
    demandNothingForbids(asked);
    // A company may have taken its word back since the list was read.
    if (draft.companyId !== null) await refreshAuthorisations(parts, person);

    // Read before anything is locked: what is stored under an id is never written again.
    const broken = await brokenFiles(files, await filesOfDraft(database, person.id, draftId));

    let gone: string[] = [];
    let lost: FileRow[] = [];
    const submitting = write(async (trx, now) => {
      const held = await holdOpenDraft(trx, person.id, draftId);
      // Also catches another definition that came with a newer revision between reading and locking it.
      if (held.revision !== revision || held.definition !== draft.definition) {
        throw new Refusal(409, words.newerDraft, draftInfo(held));
      }
      await demandFewOpen(trx, person.id, held);
      const faceSince = now - settings.faceMinutes * 60_000;
      const principal = await whoSubmits(trx, person, held, asked, faceSince);
      // A signature that does not exist or belongs to another person or draft counts as none, and the check says so.
      const { view: kept, signature, ...whole } = await wholeDraft(trx, held, files, broken);
      lost = whole.lost;
      const view = migrated(definition.oneThing, kept);
      const record = fromWire(definition, view, principal);
      const verdict = checkDeclaration(definition, record, checks, todayInShanghai(now));
      // Before the commit: no receipt names a file that is not there.
      if (lost.length > 0) {
        const names = lost.map(({ name }) => name);
        throw new Refusal(422, words.filesLost(names), { problems: verdict.ok ? [] : verdict.problems });
      }
      if (!verdict.ok) throw new Refusal(422, words.problems, { problems: verdict.problems });
      const { declaration } = verdict;
      const signed = definition.oneThing.sign ? signature : undefined;
      const submission = {
        definition,
        record,
        declaration,
        view,
        signature: signed,
        ownerId: person.id,
        calendar: workCalendar(content.catalogue.workCalendar),
        now,
      };
      const application = await keep(trx, submission, content.catalogue.city.regionCode, parts);
      await changeDraft(trx, person.id, draftId, revision, { closedAt: now, former: null });
      gone = await removeSignatures(trx, draftId, signed?.id);
      count?.("submission");
      return application;
    });
    const receipt = await submitting.catch(async (problem) => {
      // Told by name; from now on the draft is without them.
      await removeFiles(database, person.id, lost);
      throw problem;
    });
    await removeStored(files, gone);
    return receipt;
  });
}

/** Tries another number when one is taken: the digits contain the day, but no running count. */
async function keep(
  trx: Trx,
  submission: Omit<Submission, "applicationId" | "number">,
  region: string,
  parts: GatewayParts,
) {
  const { random } = parts;
  const applicationId = newId(random);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const number = receiptNumber(region, submission.now, random);
    const whole = { ...submission, applicationId, number };
    const rows = applicationOf(whole);
    if (await addApplication(trx, rows.application, rows.matters, rows.events)) {
      await handOver(trx, parts, whole, rows);
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
