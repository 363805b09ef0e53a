// Stores the signature of a draft with the digest of what it covers.

import { newId } from "../../base/random.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import { checkGiven } from "../../declaring/given-signature.ts";
import { holdOpenDraft, knownDraft } from "../../declaring/open-draft.ts";
import { keepSignature, standingDraft } from "../../declaring/standing-draft.ts";
import { draftInfo, signatureInfo } from "../../declaring/views/draft-views.ts";
import { whoDeclares } from "../../declaring/who-declares.ts";
import { removeStored, removeUnwritten } from "../../files/remove-stored.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import type { Handle } from "../handle.ts";

export function signFileRoutes(handle: Handle, parts: GatewayParts): void {
  const { database, files, random } = parts;

  handle("signFile", async ({ ask, person, write }) => {
    const { draftId, covers, statement } = ask;
    const { draft, definition } = await knownDraft(parts, person.id, draftId);
    const principal = await whoDeclares(database, person, draft);
    if (!definition.oneThing.sign) throw new Refusal(400, words.noSignatureHere);
    const { picture, ...checked } = checkGiven(ask, person.realName);

    const id = newId(random);
    if (picture) await files.save(id, picture);
    let gone: string[] = [];
    try {
      const made = await write(async (trx, now) => {
        const held = await holdOpenDraft(trx, person.id, draftId);
        if (held.definition !== draft.definition) throw new Refusal(409, words.newerDraft, draftInfo(held));
        const standing = await standingDraft(trx, held, definition, principal, now, files);
        // Nobody signs what the gateway does not have, be it other content or content that is not saved yet.
        if (standing.evaluation.covers !== covers) throw new Refusal(409, words.signedOther);
        const kept = await keepSignature(trx, standing, { id, ...checked, statement, signedAt: now });
        gone = kept.gone;
        return signatureInfo(kept.row);
      });
      // A repeated signing was answered with the signature of the first one.
      if (picture && made.signatureId !== id) await files.remove(id);
      await removeStored(files, gone);
      return made;
    } catch (problem) {
      if (picture) await removeUnwritten(files, [id], problem);
      throw problem;
    }
  });
}
