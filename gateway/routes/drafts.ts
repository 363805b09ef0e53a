// What a person has filled in so far goes in; it is kept as a draft under a revision, and comes out again to its owner only.

import { Hono } from "hono";
import type { WireDeclaration } from "../../engine/declaration/wire-types.ts";
import { answer, askOf, type GatewayEnv, personOf } from "../context.ts";
import { contracts } from "../contracts.ts";
import { filesOfDraft, licencesOfDraft } from "../database/attachments.ts";
import {
  addDraft,
  changeDraft,
  countDrafts,
  findDraft,
  holdDraft,
  listDrafts,
  mostDrafts,
  removeDraft,
} from "../database/drafts.ts";
import { checkStructure } from "../declaring/structure.ts";
import { whoDeclares } from "../declaring/who-declares.ts";
import { draftInfo, draftView } from "../draft-views.ts";
import { effect, type Trx } from "../effect.ts";
import { type GatewayParts, newId } from "../parts.ts";
import { Refusal } from "../refusal.ts";
import { words } from "../words.ts";

interface Save {
  draftId?: string;
  declaration: WireDeclaration;
}

export function draftRoutes(parts: GatewayParts): Hono<GatewayEnv> {
  const { content, database, files, random } = parts;
  const routes = new Hono<GatewayEnv>();

  routes.post(contracts.catalogBindList.path, async (call) => {
    const { oneThingId } = askOf<{ oneThingId: string }>(call);
    const drafts = await listDrafts(database, personOf(call).id, oneThingId);
    return answer(call, { drafts: drafts.map(draftInfo) });
  });

  routes.get(contracts.draft.path, async (call) => {
    const { draftId } = askOf<{ draftId: string }>(call);
    const { id: ownerId } = personOf(call);
    const draft = await findDraft(database, ownerId, draftId);
    if (!draft || draft.closedAt !== null) throw new Refusal(404, words.notFound);
    const attached = await filesOfDraft(database, ownerId, draftId);
    return answer(call, draftView(draft, attached, await licencesOfDraft(database, ownerId, draftId)));
  });

  routes.post(contracts.editDeclare.path, async (call) => {
    const { draftId, declaration } = askOf<Save>(call);
    const person = personOf(call);
    whoDeclares(person);
    const known = await content.byVersion(declaration.definition);
    if (!known) {
      const definition = content.byId(declaration.oneThingId)?.version ?? null;
      throw new Refusal(409, words.unknownDefinition, { definition });
    }
    checkStructure(declaration, known.definition);
    const revision = call.get("ifMatch") ?? 0;
    // The key is the draft's from its birth: it counts anew for each revision that is built on.
    const about = draftId === undefined ? "" : `${draftId}:${revision}`;
    const work = (trx: Trx, now: number) =>
      draftId === undefined
        ? create(trx, person.id, declaration, now)
        : change(trx, person.id, draftId, revision, declaration, now);
    return answer(call, await effect(call, parts, work, about));
  });

  async function create(trx: Trx, ownerId: string, declaration: WireDeclaration, now: number) {
    if ((await countDrafts(trx, ownerId)) >= mostDrafts) throw new Refusal(409, words.tooManyDrafts);
    const draft = {
      id: newId(random),
      ownerId,
      oneThingId: declaration.oneThingId,
      code: declaration.code,
      definition: declaration.definition,
      revision: 1,
      declaration: JSON.stringify(declaration),
      createdAt: now,
      savedAt: now,
      closedAt: null,
    };
    await addDraft(trx, draft);
    return draftInfo(draft);
  }

  async function change(
    trx: Trx,
    ownerId: string,
    draftId: string,
    revision: number,
    declaration: WireDeclaration,
    now: number,
  ) {
    const held = await holdDraft(trx, ownerId, draftId);
    if (!held) throw new Refusal(404, words.notFound);
    if (held.closedAt !== null) throw new Refusal(409, words.draftClosed);
    if (held.revision !== revision) throw new Refusal(409, words.newerDraft, draftInfo(held));
    if (held.oneThingId !== declaration.oneThingId) throw new Refusal(400, words.otherThing);
    const { definition } = declaration;
    const changed = await changeDraft(trx, ownerId, draftId, revision, {
      definition,
      declaration: JSON.stringify(declaration),
      savedAt: now,
    });
    if (!changed) throw new Refusal(409, words.newerDraft, draftInfo(held));
    return draftInfo(changed);
  }

  routes.post(contracts.withdrawDraft.path, async (call) => {
    const { draftId } = askOf<{ draftId: string }>(call);
    let orphans: string[] = [];
    await effect(call, parts, async (trx) => {
      const held = await holdDraft(trx, personOf(call).id, draftId);
      if (!held) throw new Refusal(404, words.notFound);
      if (held.closedAt !== null) throw new Refusal(409, words.draftClosed);
      orphans = await removeDraft(trx, draftId);
      return true;
    });
    // What fails here is swept later.
    for (const id of orphans) await files.remove(id).catch(() => undefined);
    return answer(call, true);
  });
  return routes;
}
