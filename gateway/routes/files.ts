// Stores the files of materials and serves them to their owner, as attachments only.

import { Hono } from "hono";
import { calls } from "../../engine/contract/calls.ts";
import { signatureCanvas } from "../../engine/signature/canvas.ts";
import { answer, askOf, type GatewayEnv, personOf } from "../context.ts";
import { addFile, findFile, removeFile, removeFiles } from "../database/attachments.ts";
import { ownPicture } from "../database/signatures.ts";
import { holdPlaceOf, uploadPlace } from "../declaring/upload-place.ts";
import { demandRealName } from "../declaring/who-declares.ts";
import { type Dependencies, newId } from "../dependencies.ts";
import { checkRoom, checkUpload, piecesOf } from "../files/check-upload.ts";
import { ownPaper } from "../files/own-paper.ts";
import { soundBytes, soundFiles } from "../files/sound-files.ts";
import { idempotentWrite } from "../idempotent-write.ts";
import { Refusal } from "../refusal.ts";
import { words } from "../texts.ts";
import { fileInfo } from "../views/draft-views.ts";

export function fileRoutes(parts: Dependencies): Hono<GatewayEnv> {
  const { clock, database, files, random, report } = parts;
  const routes = new Hono<GatewayEnv>();

  /** Its owner can see a drawn signature in the same way. */
  async function pictureOf(ownerId: string, id: string) {
    const own = await ownPicture(database, ownerId, id);
    return own && { ...own, name: words.signatureFile, type: signatureCanvas.imageType };
  }

  routes.post(calls.uploadFile.path, async (call) => {
    const { draftId: placeId, material: key, fileHash } = askOf<"uploadFile">(call);
    const person = personOf(call);
    demandRealName(person);
    const ownerId = person.id;
    const { draftId, material, hold } = await uploadPlace(parts, ownerId, placeId, key);
    const { content, ...checked } = await checkUpload(call.get("file"), fileHash, material);
    const id = newId(random);
    await files.save(id, piecesOf(content));
    try {
      const file = { ...checked, id, draftId, ownerId, material: key, createdAt: clock.now() };
      const info = await idempotentWrite(call, parts, async (trx) => {
        const { sound, lost } = await soundFiles(files, await hold(trx));
        checkRoom(file, sound, material);
        // What is uploaded again takes the place of what was lost.
        await removeFiles(
          trx,
          ownerId,
          lost.filter((each) => each.material === key),
        );
        await addFile(trx, file);
        return fileInfo(file);
      });
      // A repeated upload was answered with the file of the first one.
      if (info.fileId !== id) await files.remove(id);
      return answer<"uploadFile">(call, info);
    } catch (problem) {
      await files.remove(id).catch(() => undefined);
      throw problem;
    }
  });

  routes.post(calls.deleteFile.path, async (call) => {
    const { fileId } = askOf<"deleteFile">(call);
    const ownerId = personOf(call).id;
    await idempotentWrite(call, parts, async (trx) => {
      const file = await findFile(trx, ownerId, fileId);
      if (!file) throw new Refusal(404, words.notFound);
      await holdPlaceOf(trx, file, parts);
      await removeFile(trx, ownerId, fileId);
      return true;
    });
    await files.remove(fileId).catch(() => undefined);
    return answer<"deleteFile">(call, true);
  });

  routes.get(calls.download.path, async (call) => {
    const { fileId } = askOf<"download">(call);
    const person = call.get("session")?.person;
    if (!person) throw new Refusal(401, words.notLoggedIn);
    const file = (await findFile(database, person.id, fileId)) ?? (await pictureOf(person.id, fileId));
    if (!file) throw new Refusal(404, words.notFound);
    const bytes = await soundBytes(files, { ...file, id: fileId });
    if (!bytes) {
      report(new Error(`The stored file ${fileId} is missing or changed.`), "files");
      throw new Refusal(410, words.fileLost(file.name));
    }
    return ownPaper(call, bytes, file);
  });
  return routes;
}
