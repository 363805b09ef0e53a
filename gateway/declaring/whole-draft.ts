// Assembles a draft with its files, licences and signature for the client.

import type { WireDeclaration } from "../../engine/contract/types.gen.ts";
import { filesOfDraft, licencesOfDraft } from "../database/attachments.ts";
import { findSignature } from "../database/signatures.ts";
import type { Database, DraftRow, FileRow, SignatureRow } from "../database/tables.ts";
import type { FileStore } from "../files/file-store.ts";
import { intactBytes, intactFiles } from "../files/intact-files.ts";
import { draftView, type KeptDraft } from "./views/draft-views.ts";

export interface WholeDraft {
  view: KeptDraft;
  /** The signature that the declaration names, if it belongs to this owner and this very draft. */
  signature: SignatureRow | undefined;
  /** Files that are no longer stored as they were; they are not part of the view and asked again. */
  lost: FileRow[];
}

/** `broken`: ids of files that are known not to be what they were, though their size says nothing. */
export async function wholeDraft(
  database: Database,
  draft: DraftRow,
  store: FileStore,
  broken: readonly string[] = [],
): Promise<WholeDraft> {
  const { id, ownerId } = draft;
  const { signatureId } = JSON.parse(draft.declaration) as WireDeclaration;
  const signature = await soundSignature(store, await findSignature(database, ownerId, id, signatureId));
  const files = await filesOfDraft(database, ownerId, id);
  const sized = await intactFiles(store, files);
  const intact = sized.intact.filter((file) => !broken.includes(file.id));
  const lost = files.filter((file) => !intact.includes(file));
  const view = draftView(draft, intact, await licencesOfDraft(database, ownerId, id), signature);
  return { view, signature, lost };
}

/** A drawn signature without its picture counts as none. */
async function soundSignature(
  store: FileStore,
  signature: SignatureRow | undefined,
): Promise<SignatureRow | undefined> {
  if (signature?.kind !== "drawn") return signature;
  return (await intactBytes(store, signature)) && signature;
}
