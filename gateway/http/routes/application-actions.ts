// Lets a person hand in what an application lacks, withdraw it, or apply again.

import { workCalendar } from "../../../engine/check/work-calendar.ts";
import type { Ask } from "../../../engine/contract/calls.ts";
import { supplementPlace } from "../../../engine/one-thing/supplements.ts";
import { newId } from "../../base/random.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import { findApplication } from "../../database/applications.ts";
import { removeFiles } from "../../database/attachments.ts";
import { addSupplement, waitingFiles } from "../../database/supplements.ts";
import { currentApplication, lockApplication, moveNow } from "../../declaring/current-application.ts";
import { keepTakenOver, takeOver } from "../../declaring/take-over.ts";
import { handingIn, holdWaiting } from "../../declaring/upload-place.ts";
import { draftInfo } from "../../declaring/views/draft-views.ts";
import { demandRealName } from "../../declaring/who-declares.ts";
import { removeStored, removeUnwritten } from "../../files/remove-stored.ts";
import { carryOut, lacks } from "../../office/carry-out.ts";
import { departmentOf } from "../../office/departments.ts";
import { tell } from "../../office/hand-over.ts";
import { supplementedMessage } from "../../office/messages.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import type { Given, Handle } from "../handle.ts";

export function applicationActionRoutes(handle: Handle, parts: GatewayParts): void {
  const { clock, content, database, files, random } = parts;
  const calendar = workCalendar(content.catalogue.workCalendar);

  /** Spec 7, import/jsonData: applies again after a refusal. */
  handle("importJsonData", (given) => again(given, "reapply"));

  /** Spec 4: the owner may withdraw it until the first department starts on it and makes it 办理中. */
  handle("withdrawApplication", (given) => again(given, "withdraw"));

  /** Turns the content of an application into a new draft. */
  async function again(
    { ask: { id }, person, write }: Given<"importJsonData" | "withdrawApplication">,
    event: "reapply" | "withdraw",
  ) {
    // For a retry, the application may be gone or have another status by now; the stored answer is returned.
    const application = await findApplication(database, person.id, id);
    const before = application && (await currentApplication(database, application, clock.now()));
    const taken = before && moveNow(before, event) ? await takeOver(parts, person, before.row) : undefined;
    const copies = taken?.files.map((each) => each.id) ?? [];
    try {
      const data = await write(async (trx, now) => {
        const current = await lockApplication(trx, id, now, person.id);
        if (!current) throw new Refusal(404, words.notFound);
        const move = moveNow(current, event);
        if (!taken || !move) throw new Refusal(409, words.notNow);
        await demandDone(carryOut(trx, { random, calendar }, current, move, { event, matterInfoId: "" }));
        await keepTakenOver(trx, taken, parts.settings.personQuotaMB);
        return { ...draftInfo(taken.draft), code: taken.draft.code };
      });
      if (data.draftId !== taken?.draft.id) await removeStored(files, copies);
      return data;
    } catch (problem) {
      await removeUnwritten(files, copies, problem);
      throw problem;
    }
  }

  handle("handInAuthority", ({ ask, ...given }) => handIn(given, { ...ask, matterInfoId: "", note: "" }));

  /** Spec 7, singleReturnRegister: registers a returned matter again. */
  handle("singleReturnRegister", ({ ask, ...given }) => handIn(given, { ...ask, note: ask.note.trim() }));

  /** Binds the files and moves what waited for them; files that were uploaded but not handed in are deleted. With an empty `matterInfoId`, it is the authority paper. */
  async function handIn(
    { person, write }: Pick<Given<"singleReturnRegister">, "person" | "write">,
    { id, fileIds, matterInfoId, note }: Ask<"singleReturnRegister">,
  ): Promise<true> {
    demandRealName(person);
    const place = supplementPlace(matterInfoId);
    let gone: string[] = [];
    await write(async (trx, now) => {
      const { current, move } = await holdWaiting(trx, person.id, id, matterInfoId, parts);
      const files = await waitingFiles(trx, current.row, place);
      const waiting = files.map((file) => file.id);
      if (fileIds.some((fileId) => !waiting.includes(fileId))) throw new Refusal(404, words.notFound);
      const given = { event: handingIn(matterInfoId), matterInfoId, note, fileIds };
      if (lacks(move, given)) {
        throw new Refusal(400, matterInfoId === "" ? words.authorityMissing : words.nothingHandedIn);
      }
      const left = files.filter((file) => !fileIds.includes(file.id));
      gone = left.map((file) => file.id);
      await removeFiles(trx, person.id, left);
      const supplement = { id: newId(random), ownerId: person.id, note, fileIds: JSON.stringify(fileIds) };
      await addSupplement(trx, { applicationId: id, matterInfoId, at: now, ...supplement });
      await demandDone(carryOut(trx, { random, calendar }, current, move, given));
      const handed = files.filter((file) => fileIds.includes(file.id));
      const said = supplementedMessage(
        { matterInfoId, note, at: now },
        handed,
        parts.settings.publicUrl ?? "",
      );
      const concerned = current.matters.filter(
        (each) => matterInfoId === "" || each.matterInfoId === matterInfoId,
      );
      const theirs = new Set(concerned.map((each) => departmentOf(each).id));
      await tell(trx, parts, current.row, said, now, (department) => theirs.has(department.id));
      return true;
    });
    await removeStored(files, gone);
    return true;
  }
}

/** Throws a Refusal (409) when the application's life did not allow it. */
async function demandDone(moving: Promise<unknown>): Promise<void> {
  if (!(await moving)) throw new Refusal(409, words.notNow);
}
