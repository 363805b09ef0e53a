// Finds the place that a file is meant for, in a draft or in an application that waits for it, or refuses the upload.

import { renamedMaterials } from "../../engine/change/declared-names.ts";
import type { Material } from "../../engine/one-thing/one-thing.ts";
import { matterOfPlace, type SupplementLimits, supplements } from "../../engine/one-thing/supplements.ts";
import type { Clock } from "../base/clock.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";
import { applicationOfDraft, findApplication } from "../database/applications.ts";
import { filesOfDraft } from "../database/attachments.ts";
import type { Definitions } from "../database/definitions.ts";
import { waitingFiles } from "../database/supplements.ts";
import type { Database, FileRow, Trx } from "../database/tables.ts";
import { type CurrentApplication, lockApplication, type Move, moveNow } from "./current-application.ts";
import { holdOpenDraft, materialOf, openDraft } from "./open-draft.ts";

const supplement = { from: "upload", required: true } as const;
const material = (id: string, name: string, { accept, ...limits }: SupplementLimits): Material => ({
  ...supplement,
  id,
  name,
  ...limits,
  accept: [...accept],
});
/** Spec 4: the paper that authorises somebody else to handle the affair. */
export const authorityPaper = material("authority", words.authorityPaper, supplements.authority);
const mendedPaper = material("mended", words.mendedPaper, supplements.mended);

export interface UploadPlace {
  /** The id that the file is stored under. */
  draftId: string;
  material: Material;
  /** Locks the place until the transaction ends and returns the files in it. Throws a Refusal. */
  hold(trx: Trx): Promise<FileRow[]>;
}

interface Parts {
  clock: Clock;
  content: Definitions;
  database: Database;
}

/** `id`: of a draft, or of an application for what is handed in later. Throws a Refusal: 400, 404, 409. */
export async function uploadPlace(
  parts: Parts,
  ownerId: string,
  id: string,
  key: string,
): Promise<UploadPlace> {
  const matterInfoId = matterOfPlace(key);
  if (matterInfoId === undefined) {
    const open = await openDraft(parts, ownerId, id);
    const today = renamedMaterials(open.definition.oneThing);
    return {
      draftId: id,
      material: materialOf(open, key),
      hold: async (trx) => {
        await holdOpenDraft(trx, ownerId, id);
        const files = await filesOfDraft(trx, ownerId, id);
        return files.map((file) => ({ ...file, material: today.get(file.material) ?? file.material }));
      },
    };
  }
  const found = await findApplication(parts.database, ownerId, id);
  if (!found) throw new Refusal(404, words.notFound);
  return {
    draftId: found.draftId,
    material: matterInfoId === "" ? authorityPaper : mendedPaper,
    hold: async (trx) =>
      waitingFiles(trx, (await holdWaiting(trx, ownerId, id, matterInfoId, parts)).current.row, key),
  };
}

/**
 * Locks an application that waits for its authority paper (empty `matterInfoId`), or for what that matter lacks; `move`: what handing in does.
 * Throws a Refusal: 404 when this owner has no such application, 409 when it waits for nothing.
 */
export async function holdWaiting(
  trx: Trx,
  ownerId: string,
  id: string,
  matterInfoId: string,
  { clock }: Pick<Parts, "clock">,
): Promise<{ current: CurrentApplication; move: Move }> {
  const current = await lockApplication(trx, id, clock.now(), ownerId);
  if (!current) throw new Refusal(404, words.notFound);
  const move = moveNow(current, handingIn(matterInfoId), matterInfoId);
  if (!move) throw new Refusal(409, words.notNow);
  return { current, move };
}

/** The event by which an owner hands in what an application lacks, or what a matter of it lacks. */
export const handingIn = (matterInfoId: string): "handIn" | "handInAuthority" =>
  matterInfoId === "" ? "handInAuthority" : "handIn";

/** Locks the place of a file, if the file may be removed there. Throws a Refusal: 404, 409. */
export async function holdPlaceOf(
  trx: Trx,
  { ownerId, draftId, material, id }: FileRow,
  parts: Pick<Parts, "clock">,
): Promise<void> {
  const matterInfoId = matterOfPlace(material);
  if (matterInfoId === undefined) {
    await holdOpenDraft(trx, ownerId, draftId);
    return;
  }
  const application = await applicationOfDraft(trx, ownerId, draftId);
  if (!application) throw new Refusal(404, words.notFound);
  const { current } = await holdWaiting(trx, ownerId, application.id, matterInfoId, parts);
  const waiting = await waitingFiles(trx, current.row, material);
  if (!waiting.some((file) => file.id === id)) throw new Refusal(409, words.draftClosed);
}
