// Lets a person hand in what an application lacks, withdraw it, or apply again.

import { Hono } from "hono";
import { workCalendar } from "../../../engine/check/work-calendar.ts";
import { type Ask, calls } from "../../../engine/contract/calls.ts";
import { supplementPlace } from "../../../engine/one-thing/supplements.ts";
import { idempotentWrite } from "../../audit/idempotent-write.ts";
import { answer, askOf, type Call, type GatewayEnv, personOf } from "../../base/context.ts";
import { newId } from "../../base/random.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import { findApplication } from "../../database/applications.ts";
import { removeFiles } from "../../database/attachments.ts";
import { addSupplement, waitingFiles } from "../../database/supplements.ts";
import type { Trx } from "../../database/tables.ts";
import {
  type CurrentApplication,
  currentApplication,
  lockApplication,
  moveNow,
} from "../../declaring/current-application.ts";
import { dropCopies, keepTakenOver, takeOver } from "../../declaring/take-over.ts";
import { handingIn, holdWaiting } from "../../declaring/upload-place.ts";
import { draftInfo } from "../../declaring/views/draft-views.ts";
import { demandRealName } from "../../declaring/who-declares.ts";
import { carryOut, type GivenEvent, lacks } from "../../office/carry-out.ts";
import { departmentOf } from "../../office/departments.ts";
import { tell } from "../../office/hand-over.ts";
import { supplementedMessage } from "../../office/messages.ts";
import type { GatewayParts } from "../gateway-parts.ts";

/** With an empty `matterInfoId`, the authority paper is handed in. */
type HandedIn = Ask<"singleReturnRegister">;

export function applicationActionRoutes(parts: GatewayParts): Hono<GatewayEnv> {
  const { clock, content, database, random } = parts;
  const routes = new Hono<GatewayEnv>();
  const calendar = workCalendar(content.catalogue.workCalendar);

  /** Spec 7, import/jsonData: applies again after a refusal. */
  routes.post(calls.importJsonData.path, (call) => again(call, "reapply"));

  /** Spec 4: the owner may withdraw it until the first department starts on it and makes it 办理中. */
  routes.post(calls.withdrawApplication.path, (call) => again(call, "withdraw"));

  /** Turns the content of an application into a new draft. */
  async function again(call: Call, event: "reapply" | "withdraw"): Promise<Response> {
    const { id } = askOf<"importJsonData" | "withdrawApplication">(call);
    const person = personOf(call);
    // For a retry, the application may be gone or have another status by now; the stored answer is returned.
    const application = await findApplication(database, person.id, id);
    const before = application && (await currentApplication(database, application, clock.now()));
    const may = before && moveNow(before, event);
    const taken = may ? await takeOver(parts, person, before.row) : undefined;
    try {
      const data = await idempotentWrite(call, parts, async (trx, now) => {
        const current = await lockApplication(trx, id, now, person.id);
        if (!current) throw new Refusal(404, words.notFound);
        if (!taken) throw new Refusal(409, words.notNow);
        await demandMove(trx, current, { event, matterInfoId: "" });
        await keepTakenOver(trx, taken, parts.settings.personQuotaMB);
        return { ...draftInfo(taken.draft), code: taken.draft.code };
      });
      if (taken && data.draftId !== taken.draft.id) await dropCopies(parts, taken);
      return answer<"importJsonData" | "withdrawApplication">(call, data);
    } catch (problem) {
      if (taken) await dropCopies(parts, taken);
      throw problem;
    }
  }

  /** Throws a Refusal (409) when its life does not allow the event now. */
  async function demandMove(trx: Trx, current: CurrentApplication, given: GivenEvent): Promise<void> {
    if (!(await carryOut(trx, { random, calendar }, current, given))) throw new Refusal(409, words.notNow);
  }

  routes.post(calls.handInAuthority.path, async (call) => {
    const { id, fileIds } = askOf<"handInAuthority">(call);
    await handIn(call, { id, fileIds, matterInfoId: "", note: "" });
    return answer<"handInAuthority">(call, true);
  });

  /** Spec 7, singleReturnRegister: registers a returned matter again. */
  routes.post(calls.singleReturnRegister.path, async (call) => {
    const { id, matterInfoId, fileIds, note } = askOf<"singleReturnRegister">(call);
    await handIn(call, { id, fileIds, matterInfoId, note: note.trim() });
    return answer<"singleReturnRegister">(call, true);
  });

  /** Binds the files and moves what waited for them; files that were uploaded but not handed in are deleted. */
  async function handIn(call: Call, { id, fileIds, matterInfoId, note }: HandedIn): Promise<void> {
    const person = personOf(call);
    demandRealName(person);
    const place = supplementPlace(matterInfoId);
    let gone: string[] = [];
    await idempotentWrite(call, parts, async (trx, now) => {
      const current = await holdWaiting(trx, person.id, id, matterInfoId, parts);
      const files = await waitingFiles(trx, current.row, place);
      const waiting = files.map((file) => file.id);
      if (fileIds.some((fileId) => !waiting.includes(fileId))) throw new Refusal(404, words.notFound);
      const given = { event: handingIn(matterInfoId), matterInfoId, note, fileIds };
      if (lacks(moveNow(current, given.event, matterInfoId), given)) {
        throw new Refusal(400, matterInfoId === "" ? words.authorityMissing : words.nothingHandedIn);
      }
      const left = files.filter((file) => !fileIds.includes(file.id));
      gone = left.map((file) => file.id);
      await removeFiles(trx, person.id, left);
      const supplement = { id: newId(random), ownerId: person.id, note, fileIds: JSON.stringify(fileIds) };
      await addSupplement(trx, { applicationId: id, matterInfoId, at: now, ...supplement });
      await demandMove(trx, current, given);
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
    await drop(gone);
  }

  /** The sweep removes later what fails here. */
  async function drop(ids: readonly string[]): Promise<void> {
    for (const each of ids) await parts.files.remove(each).catch(() => undefined);
  }
  return routes;
}
