// Evaluates a draft as the gateway holds it, and keeps a signature of exactly that.

import { todayInShanghai } from "../../engine/check/calendar.ts";
import { prefill } from "../../engine/declaration/asked/prefill.ts";
import { type Evaluation, evaluate } from "../../engine/declaration/evaluate.ts";
import type { Principal } from "../../engine/declaration/record.ts";
import { fromWire } from "../../engine/declaration/wire/from-wire.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { coveredParts } from "../../engine/signature/covered-parts.ts";
import { addSignature, removeSignatures } from "../database/signatures.ts";
import type { Database, DraftRow, SignatureRow, Trx } from "../database/tables.ts";
import type { FileStore } from "../files/file-store.ts";
import { wholeDraft } from "./whole-draft.ts";

export interface StandingDraft {
  draft: DraftRow;
  evaluation: Evaluation;
  /** The signature that the draft names so far. */
  signatureId: string | null;
}

export async function standingDraft(
  database: Database,
  draft: DraftRow,
  definition: Definition,
  principal: Principal,
  now: number,
  store: FileStore,
): Promise<StandingDraft> {
  const { view } = await wholeDraft(database, draft, store);
  const record = prefill(definition, fromWire(definition, view, principal));
  const { signatureId } = view.declaration;
  return { draft, evaluation: evaluate(definition, record, todayInShanghai(now)), signatureId };
}

/**
 * Keeps a signature of the draft as it stands. The signature that the draft currently names stays until the draft is saved
 * with this one; older ones go.
 */
export async function keepSignature(
  trx: Trx,
  { draft, evaluation, signatureId }: StandingDraft,
  given: Pick<SignatureRow, "id" | "kind" | "statement" | "typedName" | "sha256" | "signedAt">,
): Promise<{ row: SignatureRow; gone: string[] }> {
  const { covered, covers } = evaluation;
  const of = { draftId: draft.id, ownerId: draft.ownerId };
  const row = { ...given, ...of, covers, parts: JSON.stringify(coveredParts(covered)) };
  const gone = await removeSignatures(trx, draft.id, signatureId);
  await addSignature(trx, row);
  return { row, gone };
}
