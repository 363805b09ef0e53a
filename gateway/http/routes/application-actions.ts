// Lets a person hand in what an application lacks, withdraw it, or apply again.

import { Hono } from "hono";
import { type Ask, calls } from "../../../engine/contract/calls.ts";
import { supplementPlace } from "../../../engine/one-thing/supplements.ts";
import { idempotentWrite } from "../../audit/idempotent-write.ts";
import { answer, askOf, type Call, type GatewayEnv, personOf } from "../../base/context.ts";
import { newId } from "../../base/random.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import {
  addEvent,
  changeApplication,
  changeMatter,
  findApplication,
  holdApplication,
  mattersOf,
} from "../../database/applications.ts";
import { removeFiles } from "../../database/attachments.ts";
import { addSupplement, waitingFiles } from "../../database/supplements.ts";
import type { ApplicationRow, Trx } from "../../database/tables.ts";
import { statusesToday } from "../../declaring/my-statuses.ts";
import { type Status, withdrawable } from "../../declaring/status.ts";
import { dropCopies, keepTakenOver, takeOver } from "../../declaring/take-over.ts";
import { holdWaiting } from "../../declaring/upload-place.ts";
import { draftInfo } from "../../declaring/views/draft-views.ts";
import { demandRealName } from "../../declaring/who-declares.ts";
import { departmentOf } from "../../office/departments.ts";
import { tell } from "../../office/hand-over.ts";
import { supplementedMessage, withdrawnMessage } from "../../office/messages.ts";
import type { GatewayParts } from "../gateway-parts.ts";

/** With an empty `matterInfoId`, the authority paper is handed in. */
type HandedIn = Ask<"singleReturnRegister">;

export function applicationActionRoutes(parts: GatewayParts): Hono<GatewayEnv> {
  const { database, random } = parts;
  const routes = new Hono<GatewayEnv>();

  /** Spec 7, import/jsonData: applies again after a refusal. */
  routes.post(calls.importJsonData.path, (call) => again(call, "不予批准"));

  /** Spec 4: the owner may withdraw it until the first department starts on it and makes it 办理中. */
  routes.post(calls.withdrawApplication.path, (call) =>
    again(call, withdrawable, async (trx, held, now) => {
      await changeApplication(trx, held.id, { withdrawnAt: now });
      await tell(trx, parts, held, withdrawnMessage(now), now);
    }),
  );

  /** Turns an application with that status into a draft. */
  async function again(
    call: Call,
    from: Status,
    also: (trx: Trx, held: ApplicationRow, now: number) => Promise<void> = async () => undefined,
  ): Promise<Response> {
    const { id } = askOf<"importJsonData" | "withdrawApplication">(call);
    const person = personOf(call);
    // For a retry, the application may be gone or have another status by now; the stored answer is returned.
    const application = await findApplication(database, person.id, id);
    const current = await statusesToday(database, person.id, parts.clock.now());
    const may = application !== undefined && current(application).status === from;
    const taken = may ? await takeOver(parts, person, application) : undefined;
    try {
      const data = await idempotentWrite(call, parts, async (trx, now) => {
        const held = await holdApplication(trx, id, person.id);
        if (!held) throw new Refusal(404, words.notFound);
        const { status } = (await statusesToday(trx, person.id, now))(held);
        if (!taken || status !== from) throw new Refusal(409, words.notNow);
        await also(trx, held, now);
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

  routes.post(calls.handInAuthority.path, async (call) => {
    const { id, fileIds } = askOf<"handInAuthority">(call);
    const { gone } = await handIn(call, { id, fileIds, matterInfoId: "", note: "" }, async (trx) => {
      const matters = await mattersOf(trx, id);
      const begun = matters.some(({ status }) => status !== "待受理");
      const status = begun ? "办理中" : "已申请";
      const statusNote = words.statusNotes[status];
      await changeApplication(trx, id, { status, statusNote, reason: null, dueBy: null });
      return { status, note: words.events.authorityIn };
    });
    await drop(gone);
    return answer<"handInAuthority">(call, true);
  });

  /** Spec 7, singleReturnRegister: registers a returned matter again. */
  routes.post(calls.singleReturnRegister.path, async (call) => {
    const { id, matterInfoId, fileIds, note } = askOf<"singleReturnRegister">(call);
    const handedIn = { id, fileIds, matterInfoId, note: note.trim() };
    const { gone } = await handIn(call, handedIn, async (trx) => {
      const matter = { applicationId: id, matterInfoId, status: "待补正" };
      const next = "办理中";
      if (!(await changeMatter(trx, matter, { status: next, mendBy: null }))) {
        throw new Refusal(409, words.notNow);
      }
      return { status: next, note: words.events.mended };
    });
    await drop(gone);
    return answer<"singleReturnRegister">(call, true);
  });

  /** Binds the files, runs `move` and writes its event; returns the files that were uploaded but not handed in. */
  async function handIn(
    call: Call,
    { id, fileIds, matterInfoId, note }: HandedIn,
    move: (trx: Trx) => Promise<{ status: string; note: string }>,
  ): Promise<{ gone: string[] }> {
    const person = personOf(call);
    demandRealName(person);
    const place = supplementPlace(matterInfoId);
    let gone: string[] = [];
    await idempotentWrite(call, parts, async (trx, now) => {
      const held = await holdWaiting(trx, person.id, id, matterInfoId, parts);
      const files = await waitingFiles(trx, held, place);
      const waiting = files.map((file) => file.id);
      if (fileIds.some((fileId) => !waiting.includes(fileId))) throw new Refusal(404, words.notFound);
      if (fileIds.length === 0 && note === "") {
        throw new Refusal(400, matterInfoId === "" ? words.authorityMissing : words.nothingHandedIn);
      }
      const left = files.filter((file) => !fileIds.includes(file.id));
      gone = left.map((file) => file.id);
      await removeFiles(trx, person.id, left);
      const event = { applicationId: id, matterInfoId, at: now };
      const supplement = { id: newId(random), ownerId: person.id, note, fileIds: JSON.stringify(fileIds) };
      await addSupplement(trx, { ...event, ...supplement });
      await addEvent(trx, { ...event, ...(await move(trx)) });
      const handed = files.filter((file) => fileIds.includes(file.id));
      const said = supplementedMessage({ ...event, note }, handed, parts.settings.publicUrl ?? "");
      const matters = await mattersOf(trx, id);
      const concerned = matters.filter((each) => matterInfoId === "" || each.matterInfoId === matterInfoId);
      const theirs = new Set(concerned.map((each) => departmentOf(each).id));
      await tell(trx, parts, held, said, now, (department) => theirs.has(department.id));
      return true;
    });
    return { gone };
  }

  /** The sweep removes later what fails here. */
  async function drop(ids: readonly string[]): Promise<void> {
    for (const each of ids) await parts.files.remove(each).catch(() => undefined);
  }
  return routes;
}
