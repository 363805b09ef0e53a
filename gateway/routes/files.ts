// Files and licences for a draft's materials go in and are kept; they come out to their owner, as attachments only.

import { Hono } from "hono";
import { answer, askOf, type GatewayEnv, personOf } from "../context.ts";
import { contracts } from "../contracts.ts";
import { addFile, filesOfDraft, findFile, keepLicence, removeFile } from "../database/attachments.ts";
import { findDraft, holdDraft } from "../database/drafts.ts";
import { whoDeclares } from "../declaring/who-declares.ts";
import { fileInfo, licenceInfo } from "../draft-views.ts";
import { effect, type Trx } from "../effect.ts";
import { checkRoom, checkUpload } from "../files/check-upload.ts";
import { asAttachment } from "../files/file-name.ts";
import { type GatewayParts, newId } from "../parts.ts";
import { Refusal } from "../refusal.ts";
import { words } from "../words.ts";

interface Upload {
  draftId: string;
  material: string;
  fileHash: string;
}

export function fileRoutes(parts: GatewayParts): Hono<GatewayEnv> {
  const { clock, content, database, files, outside, random } = parts;
  const routes = new Hono<GatewayEnv>();

  /** The material of an open draft of this owner, as the draft's own definition knows it. */
  async function materialOf(ownerId: string, draftId: string, key: string) {
    const draft = await findDraft(database, ownerId, draftId);
    const known = draft && (await content.byVersion(draft.definition));
    if (!draft || !known) throw new Refusal(404, words.notFound);
    if (draft.closedAt !== null) throw new Refusal(409, words.draftClosed);
    const { materials } = known.definition.oneThing;
    const material = Object.hasOwn(materials, key) ? materials[key] : undefined;
    if (!material) throw new Refusal(400, words.unknownAnswer);
    return material;
  }

  /** Nothing is attached to what was submitted or taken away meanwhile. */
  async function demandOpen(trx: Trx, ownerId: string, draftId: string): Promise<void> {
    const held = await holdDraft(trx, ownerId, draftId);
    if (!held) throw new Refusal(404, words.notFound);
    if (held.closedAt !== null) throw new Refusal(409, words.draftClosed);
  }

  routes.post(contracts.uploadFile.path, async (call) => {
    const { draftId, material: key, fileHash } = askOf<Upload>(call);
    const person = personOf(call);
    whoDeclares(person);
    const ownerId = person.id;
    const material = await materialOf(ownerId, draftId, key);
    const { bytes, ...checked } = await checkUpload(call.get("file"), fileHash, material);
    const id = newId(random);
    await files.save(id, bytes);
    try {
      const file = { ...checked, id, draftId, ownerId, material: key, createdAt: clock.now() };
      const info = await effect(call, parts, async (trx) => {
        await demandOpen(trx, ownerId, draftId);
        checkRoom(file, await filesOfDraft(trx, ownerId, draftId), material);
        await addFile(trx, file);
        return fileInfo(file);
      });
      // The same upload again was answered with the file of the first time.
      if (info.fileId !== id) await files.remove(id);
      return answer(call, info);
    } catch (problem) {
      await files.remove(id).catch(() => undefined);
      throw problem;
    }
  });

  routes.post(contracts.deleteFile.path, async (call) => {
    const { fileId } = askOf<{ fileId: string }>(call);
    const ownerId = personOf(call).id;
    await effect(call, parts, async (trx) => {
      const file = await findFile(trx, ownerId, fileId);
      if (!file) throw new Refusal(404, words.notFound);
      await demandOpen(trx, ownerId, file.draftId);
      await removeFile(trx, ownerId, fileId);
      return true;
    });
    await files.remove(fileId).catch(() => undefined);
    return answer(call, true);
  });

  routes.get(contracts.download.path, async (call) => {
    const { fileId } = askOf<{ fileId: string }>(call);
    const person = call.get("session")?.person;
    if (!person) throw new Refusal(401, words.notLoggedIn);
    const file = await findFile(database, person.id, fileId);
    const bytes = file && (await files.read(fileId));
    if (!bytes) throw new Refusal(404, words.notFound);
    return call.body(bytes as Uint8Array<ArrayBuffer>, 200, {
      "Content-Type": file.type,
      "Content-Disposition": asAttachment(file.name),
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cache-Control": "private, no-store",
    });
  });

  routes.post(contracts.getLicense.path, async (call) => {
    const { draftId, material: key } = askOf<{ draftId: string; material: string }>(call);
    if (!outside.eLicences) throw new Refusal(501, words.notOpen);
    const person = personOf(call);
    whoDeclares(person);
    const material = await materialOf(person.id, draftId, key);
    if (material.from !== "e-licence") throw new Refusal(400, words.noLicenceHere);
    const found = await outside.eLicences.find(person, material.name);
    const info = await effect(call, parts, async (trx, now) => {
      await demandOpen(trx, person.id, draftId);
      if (!found) return null;
      const licence = {
        id: newId(random),
        draftId,
        ownerId: person.id,
        material: key,
        ...found,
        fetchedAt: now,
      };
      await keepLicence(trx, licence);
      return licenceInfo(licence);
    });
    return answer(call, info);
  });
  return routes;
}
