// Stores the files of materials and serves them to their owner, as attachments only.

import type { FileInfo } from "../../../engine/contract/types.gen.ts";
import { signatureCanvas } from "../../../engine/signature/canvas.ts";
import { answeredBefore } from "../../audit/idempotent-write.ts";
import type { Person } from "../../base/person.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import { addFile, findFile, removeFile, removeFiles } from "../../database/attachments.ts";
import { ownPicture } from "../../database/signatures.ts";
import type { FileRow, PieceRow, Trx } from "../../database/tables.ts";
import { addPiece, removePieces } from "../../database/upload-pieces.ts";
import { holdPlaceOf, type UploadPlace, uploadPlace } from "../../declaring/upload-place.ts";
import { fileInfo } from "../../declaring/views/draft-views.ts";
import { demandRealName } from "../../declaring/who-declares.ts";
import { type CheckedFile, checkRoom } from "../../files/check-upload.ts";
import { intactFiles } from "../../files/intact-files.ts";
import { demandQuota } from "../../files/quota.ts";
import { removeStored, removeUnwritten } from "../../files/remove-stored.ts";
import { bytesOf, missingPieces, storeWhole, takePiece, withPiece } from "../../files/take-piece.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import type { Handle, Write } from "../handle.ts";
import type { HandsOut } from "../stored-papers.ts";

export function fileRoutes(handle: Handle, parts: GatewayParts, handOut: HandsOut): void {
  const { clock, count, database, files, settings } = parts;

  /** Its owner can see a drawn signature in the same way. */
  async function pictureOf(ownerId: string, id: string) {
    const own = await ownPicture(database, ownerId, id);
    return own && { ...own, name: words.signatureFile, type: signatureCanvas.imageType };
  }

  const ownedBy = (
    { id: ownerId }: Person,
    { draftId }: UploadPlace,
    material: string,
    whole: CheckedFile & { id: string },
  ): FileRow => ({ ...whole, ownerId, draftId, material, createdAt: clock.now() });

  /** Makes a stored file a file of its place, or removes it again. */
  async function keep(
    write: Write,
    file: FileRow,
    { hold, material }: UploadPlace,
    besides: (trx: Trx) => Promise<void> = async () => {},
  ): Promise<FileInfo> {
    try {
      const info = await write(async (trx) => {
        const { intact, lost } = await intactFiles(files, await hold(trx));
        checkRoom(file, intact, material);
        // What is uploaded again takes the place of what was lost.
        const replaced = lost.filter((each) => each.material === file.material);
        await removeFiles(trx, file.ownerId, replaced);
        await besides(trx);
        await demandQuota(trx, file.ownerId, file.size, settings.personQuotaMB);
        await addFile(trx, file);
        return fileInfo(file);
      });
      // A repeated upload was answered with the file of the first one.
      if (info.fileId !== file.id) await files.remove(file.id);
      return info;
    } catch (problem) {
      await removeUnwritten(files, [file.id], problem);
      throw problem;
    }
  }

  handle("uploadFile", async ({ ask, person, file: sent, write }) => {
    demandRealName(person);
    const place = await uploadPlace(parts, person.id, ask.draftId, ask.material);
    if (!sent) throw new Refusal(400, words.fileMissing);
    await demandQuota(database, person.id, 0, settings.personQuotaMB);
    const whole = await storeWhole(parts, sent.bytes, ask, place.material);
    count?.("uploadedBytes", whole.size);
    return keep(write, ownedBy(person, place, ask.material, whole), place);
  });

  handle("uploadPiece", async ({ ask, person, file: sent, write, call }) => {
    demandRealName(person);
    const place = await uploadPlace(parts, person.id, ask.draftId, ask.material);
    const row = await takePiece(parts, person.id, ask, place.material, sent);
    count?.("uploadedBytes", row.size);
    const rows = await withPiece(parts, row);
    const missing = missingPieces(Number(ask.size), rows);
    const drop = (gone: PieceRow[]) =>
      removeStored(
        files,
        gone.map(({ storedId }) => storedId),
      );
    if (missing.length > 0) {
      // The answer to the piece that completed the file may have been lost.
      const file = await answeredBefore<FileInfo>(call, parts);
      if (file) {
        await drop([row]);
        return { missing: [], file };
      }
      // A piece may come twice without harm, so only a whole file remembers its key.
      call.set("idempotencyKey", null);
      const isNew = await write((trx) => addPiece(trx, row)).catch(async (problem) => {
        await removeUnwritten(files, [row.storedId], problem);
        throw problem;
      });
      if (!isNew) await drop([row]);
      return { missing, file: null };
    }
    try {
      const whole = await storeWhole(parts, bytesOf(files, rows), ask, place.material);
      const owned = ownedBy(person, place, ask.material, whole);
      const info = await keep(write, owned, place, (trx) => removePieces(trx, row));
      await drop(rows);
      return { missing, file: info };
    } catch (problem) {
      await drop([row]);
      throw problem;
    }
  });

  handle("deleteFile", async ({ ask: { fileId }, person, write }) => {
    const ownerId = person.id;
    await write(async (trx) => {
      const file = await findFile(trx, ownerId, fileId);
      if (!file) throw new Refusal(404, words.notFound);
      await holdPlaceOf(trx, file, parts);
      await removeFile(trx, ownerId, fileId);
      return true;
    });
    await removeStored(files, [fileId]);
    return true as const;
  });

  handle("download", async ({ ask: { fileId }, person, call }) => {
    if (!person) throw new Refusal(401, words.notLoggedIn);
    const file = (await findFile(database, person.id, fileId)) ?? (await pictureOf(person.id, fileId));
    if (!file) throw new Refusal(404, words.notFound);
    return handOut(call, person.id, { ...file, id: fileId });
  });
}
