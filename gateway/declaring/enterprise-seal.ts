// Makes a finished signing flow the signature of its draft.

import type { WireDeclaration } from "../../engine/contract/types.gen.ts";
import { sha256 } from "../base/hashes.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";
import { changeDraft } from "../database/drafts.ts";
import { addSignature, removeSignatures } from "../database/signatures.ts";
import type { DraftRow, SignFlowRow, Trx } from "../database/tables.ts";

/**
 * The seal covers what the flow covers, whatever the draft says by now: a change made meanwhile voids it, like any signature.
 * Returns the ids of the signatures that it replaces. Throws a Refusal (409) when the draft is closed.
 */
export async function sealDraft(
  trx: Trx,
  held: DraftRow,
  flow: SignFlowRow,
  id: string,
  now: number,
): Promise<string[]> {
  const { companyName, creditCode, covers, parts, statement, ownerId, draftId } = flow;
  const said = JSON.stringify({ flow: flow.id, companyName, creditCode, statement, covers });
  await addSignature(trx, {
    id,
    draftId,
    ownerId,
    kind: "seal",
    covers,
    parts,
    statement,
    typedName: companyName,
    sha256: sha256(said),
    signedAt: now,
  });
  const declaration = { ...(JSON.parse(held.declaration) as WireDeclaration), signatureId: id };
  const changed = await changeDraft(trx, ownerId, draftId, held.revision, {
    declaration: JSON.stringify(declaration),
    savedAt: now,
  });
  if (!changed) throw new Refusal(409, words.draftClosed);
  return removeSignatures(trx, draftId, id);
}
