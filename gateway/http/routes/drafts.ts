// Keeps what a person has filled in as a draft with revisions, visible to its owner only.

import { todayInShanghai } from "../../../engine/check/calendar.ts";
import type { DraftInfo, WireDeclaration } from "../../../engine/contract/types.gen.ts";
import type { Definition } from "../../../engine/one-thing/definition.ts";
import { OtherContent } from "../../audit/idempotent-write.ts";
import type { Person } from "../../base/person.ts";
import { newId } from "../../base/random.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import {
  addDraft,
  countDrafts,
  findDraft,
  listDrafts,
  mostDrafts,
  removeDraft,
} from "../../database/drafts.ts";
import type { Trx } from "../../database/tables.ts";
import { changeHeldDraft, storedDeclaration } from "../../declaring/change-draft.ts";
import { changesOf } from "../../declaring/changes-of.ts";
import { demandOpen } from "../../declaring/offering.ts";
import { holdOpenDraft } from "../../declaring/open-draft.ts";
import { checkStructure } from "../../declaring/structure.ts";
import { draftInfo } from "../../declaring/views/draft-views.ts";
import {
  companyWanted,
  demandCompany,
  demandRealName,
  demandTownship,
  isOpenToCompanies,
  whoDeclares,
} from "../../declaring/who-declares.ts";
import { wholeDraft } from "../../declaring/whole-draft.ts";
import { removeStored } from "../../files/remove-stored.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import type { Handle } from "../handle.ts";

export function draftRoutes(handle: Handle, parts: GatewayParts): void {
  const { clock, content, count, database, files, random } = parts;

  handle("catalogBindList", async ({ ask: { oneThingId, instanceId = "" }, person }) => {
    const companyId = companyWanted(person, instanceId);
    const drafts = await listDrafts(database, person.id, { oneThingId, companyId });
    return { drafts: drafts.map(draftInfo) };
  });

  handle("draft", async ({ ask: { draftId }, person }) => {
    const draft = await findDraft(database, person.id, draftId);
    if (!draft || draft.closedAt !== null) throw new Refusal(404, words.notFound);
    const principal = await whoDeclares(database, person, draft);
    const { view, lost } = await wholeDraft(database, draft, files);
    const changes = await changesOf(content, draft, view, principal, todayInShanghai(clock.now()));
    return {
      ...view,
      lost: lost.map(({ name }) => name),
      company: principal.company ?? null,
      changes,
    };
  });

  handle("editDeclare", async ({ ask: { draftId, declaration }, person, revision, write }) => {
    demandRealName(person);
    const known = await content.byVersion(declaration.definition);
    if (!known) {
      const definition = content.byId(declaration.oneThingId)?.version ?? null;
      throw new Refusal(409, words.unknownDefinition, { definition });
    }
    checkStructure(declaration, known.definition);
    // A draft keeps one key for all its saves, so the key is narrowed to the revision it builds on.
    const about = draftId === undefined ? undefined : { draftId, revision };
    const work = (trx: Trx, now: number) =>
      draftId === undefined
        ? create(trx, person, known.definition, declaration, now)
        : changeHeldDraft(trx, person, { draftId, revision, now }, () => declaration);
    return write(work, about).catch(async (problem) => {
      if (draftId !== undefined || !(problem instanceof OtherContent)) throw problem;
      // The answer to its creation was lost, and what is saved has changed since: the draft is there, and goes on from there.
      const made = await findDraft(database, person.id, (problem.answer as DraftInfo | null)?.draftId ?? "");
      throw made?.closedAt === null ? new Refusal(409, words.newerDraft, draftInfo(made)) : problem;
    });
  });

  async function create(
    trx: Trx,
    person: Person,
    definition: Definition,
    declaration: WireDeclaration,
    now: number,
  ) {
    const { id: ownerId } = person;
    demandOpen(content.byId(definition.oneThing.id) ?? definition, content, todayInShanghai(now));
    const companyId = companyWanted(person, declaration.formData.instanceId);
    if (companyId !== null && person.userType !== "enterprise" && !definition.companyRequired) {
      throw new Refusal(400, words.companyNotAsked);
    }
    if (person.userType === "enterprise" && !isOpenToCompanies(content.catalogue, definition)) {
      throw new Refusal(403, words.notForCompanies);
    }
    await demandCompany(trx, person, definition, companyId);
    demandTownship(definition, declaration.areaId);
    if ((await countDrafts(trx, ownerId)) >= mostDrafts) throw new Refusal(409, words.tooManyDrafts);
    const id = newId(random);
    const draft = {
      id,
      ownerId,
      oneThingId: declaration.oneThingId,
      code: declaration.code,
      definition: declaration.definition,
      revision: 1,
      declaration: storedDeclaration(declaration, id),
      createdAt: now,
      savedAt: now,
      closedAt: null,
      companyId,
      former: null,
    };
    await addDraft(trx, draft);
    count?.("draft");
    return draftInfo(draft);
  }

  handle("withdrawDraft", async ({ ask: { draftId }, person, write }) => {
    let orphans: string[] = [];
    await write(async (trx) => {
      await holdOpenDraft(trx, person.id, draftId);
      orphans = await removeDraft(trx, draftId);
      return true;
    });
    await removeStored(files, orphans);
    return true as const;
  });
}
