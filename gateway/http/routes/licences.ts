// Looks up the licence or shared record for a material, and shows the document to its owner.

import { newId } from "../../base/random.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import { findLicence, keepLicence } from "../../database/attachments.ts";
import { findDraft } from "../../database/drafts.ts";
import { holdOpenDraft, materialOf, openDraft } from "../../declaring/open-draft.ts";
import { licenceInfo } from "../../declaring/views/draft-views.ts";
import { whoDeclares } from "../../declaring/who-declares.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import type { Handle } from "../handle.ts";
import { ownPaper } from "../own-paper.ts";

/** What registers are asked for; departments exchange the rest among themselves (Spec 7, the licence calls). */
const asked: readonly string[] = ["e-licence", "shared-data"];

export function licenceRoutes(handle: Handle, parts: GatewayParts): void {
  const { database, outside, random } = parts;

  handle("getLicense", async ({ ask: { draftId, material: key, oneThingId }, person, write }) => {
    if (!outside.eLicences) throw new Refusal(501, words.notOpen);
    const open = await openDraft(parts, person.id, draftId);
    if (open.draft.oneThingId !== oneThingId) throw new Refusal(400, words.otherThing);
    const holder = await whoDeclares(database, person, open.draft);
    const material = materialOf(open, key);
    if (!asked.includes(material.from)) throw new Refusal(400, words.noLicenceHere);
    const found = await outside.eLicences.find(holder, material.name);
    return write(async (trx, now) => {
      await holdOpenDraft(trx, person.id, draftId);
      if (!found) return null;
      const owner = { id: newId(random), draftId, ownerId: person.id, material: key };
      const licence = { ...owner, ...found, fetchedAt: now };
      await keepLicence(trx, licence);
      return licenceInfo(licence);
    });
  });

  handle("licencePaper", async ({ ask: { licenceId }, person, call }) => {
    if (!person) throw new Refusal(401, words.notLoggedIn);
    if (!outside.eLicences) throw new Refusal(501, words.notOpen);
    const licence = await findLicence(database, person.id, licenceId);
    const draft = licence && (await findDraft(database, person.id, licence.draftId));
    if (!licence || !draft) throw new Refusal(404, words.notFound);
    const holder = await whoDeclares(database, person, draft);
    const bytes = await outside.eLicences.paper(holder, licence);
    if (!bytes) throw new Refusal(404, words.notFound);
    return ownPaper(call, bytes, { name: `${licence.name}.pdf`, type: "application/pdf" });
  });
}
