// Saves the next declaration of an open draft on top of the revision it was built on.

import type { WireDeclaration } from "../../engine/contract/types.gen.ts";
import type { Person } from "../base/person.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";
import { changeDraft } from "../database/drafts.ts";
import type { DraftRow, Trx } from "../database/tables.ts";
import { formerWith } from "./changes-of.ts";
import { holdOpenDraft } from "./open-draft.ts";
import { draftInfo } from "./views/draft-views.ts";
import { companyWanted } from "./who-declares.ts";

/** A declaration as it is stored: it names its own draft (Spec 3, declareIds). */
export const storedDeclaration = (declaration: WireDeclaration, draftId: string): string =>
  JSON.stringify({ ...declaration, formData: { ...declaration.formData, declareIds: [draftId] } });

/**
 * Both ways of saving end up here. `next` makes the whole declaration from the stored draft.
 * Throws a Refusal: 404 not found, 409 closed or a newer revision (included), 400 another one-thing, another principal or another draft.
 */
export async function changeHeldDraft(
  trx: Trx,
  person: Person,
  { draftId, revision, now }: { draftId: string; revision: number; now: number },
  next: (held: DraftRow) => WireDeclaration,
) {
  const { id: ownerId } = person;
  const held = await holdOpenDraft(trx, ownerId, draftId);
  if (held.revision !== revision) throw new Refusal(409, words.newerDraft, draftInfo(held));
  const declaration = next(held);
  const { declareIds, instanceId } = declaration.formData;
  // A draft never passes from one principal to another, nor does one draft's declaration land in another.
  const companyId = companyWanted(person, instanceId);
  const isAnother = held.oneThingId !== declaration.oneThingId || held.companyId !== companyId;
  if (isAnother || declareIds.some((id) => id !== draftId)) {
    throw new Refusal(400, words.otherThing);
  }
  const changed = await changeDraft(trx, ownerId, draftId, revision, {
    definition: declaration.definition,
    declaration: storedDeclaration(declaration, draftId),
    code: declaration.code,
    former: formerWith(held, declaration),
    savedAt: now,
  });
  if (!changed) throw new Refusal(409, words.newerDraft, draftInfo(held));
  return draftInfo(changed);
}
