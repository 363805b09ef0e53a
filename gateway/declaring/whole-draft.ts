// Assembles a draft with its files, licences and signature for the client.

import type { Kysely } from "kysely";
import type { WireDeclaration } from "../../engine/contract/types.gen.ts";
import { filesOfDraft, licencesOfDraft } from "../database/attachments.ts";
import { findSignature } from "../database/signatures.ts";
import type { DraftRow, SignatureRow, Tables } from "../database/tables.ts";
import { draftView, type KeptDraft } from "../views/draft-views.ts";

export interface WholeDraft {
  view: KeptDraft;
  /** The signature that the declaration names, if it belongs to this owner and this very draft. */
  signature: SignatureRow | undefined;
}

export async function wholeDraft(database: Kysely<Tables>, draft: DraftRow): Promise<WholeDraft> {
  const { id, ownerId } = draft;
  const { signatureId } = JSON.parse(draft.declaration) as WireDeclaration;
  const signature = await findSignature(database, ownerId, id, signatureId);
  const files = await filesOfDraft(database, ownerId, id);
  const view = draftView(draft, files, await licencesOfDraft(database, ownerId, id), signature);
  return { view, signature };
}
