// Takes the events of the departments' systems, and hands out the papers of the applications that they have.

import { type Context, Hono } from "hono";
import { todayInShanghai } from "../../engine/check/calendar.ts";
import { workCalendar } from "../../engine/check/work-calendar.ts";
import { signatureCanvas } from "../../engine/signature/canvas.ts";
import { appendEntry } from "../audit/trail.ts";
import type { GatewayEnv } from "../base/context.ts";
import { sha256 } from "../base/hashes.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";
import {
  applicationById,
  applicationNumbered,
  holdApplication,
  mattersOf,
} from "../database/applications.ts";
import type { DepartmentEventRow } from "../database/department-rows.ts";
import { addEventOnce, fileHandedOver, findEvent, handedOverTo } from "../database/outbox.ts";
import type { ApplicationRow, Database, FileRow, MatterRow, Trx } from "../database/tables.ts";
import { statusesToday } from "../declaring/my-statuses.ts";
import { mostResultBytes, storeResults } from "../declaring/result-papers.ts";
import { intactBytes } from "../files/intact-files.ts";
import { actIn, type Pressed } from "../office/act.ts";
import { departmentOf, systemOf } from "../office/departments.ts";
import { actionOf, type DepartmentEvent, demandDay, mendNote, readEvent } from "../office/event.ts";
import { departmentPaths } from "../office/messages.ts";
import type { GatewayParts } from "./gateway-parts.ts";
import { departmentOfCall, knownDepartment } from "./known-department.ts";
import { ownPaper } from "./own-paper.ts";

/** How things stand; null once the citizen has taken the application back. */
interface StatusNow {
  status: string | null;
  matterStatus: string | null;
}

/** Bytes: papers are Base64. */
const mostEvent = 30 * 1024 * 1024;

export function departmentRoutes(parts: GatewayParts): Hono<GatewayEnv> {
  const { clock, content, database, departments = {}, files, report, secrets } = parts;
  const routes = new Hono<GatewayEnv>();
  const calendar = workCalendar(content.catalogue.workCalendar);
  const actorOf = (key: string) => `department:${key}`;
  const isOf = (key: string) => (each: { id: string; name: string }) =>
    systemOf(departments, each)?.key === key;

  /** The application, if this system has it and nobody has taken it back. Throws a Refusal: 404, 409. */
  async function findHanded(
    event: DepartmentEvent,
    key: string,
  ): Promise<{ row: ApplicationRow; matter: MatterRow }> {
    const row = await applicationNumbered(database, event.number);
    if (!row || !(await handedOverTo(database, row.id)).some(isOf(key)))
      throw new Refusal(404, words.notFound);
    if (row.withdrawnAt !== null)
      throw new Refusal(409, words.takenBack, { status: null, matterStatus: null });
    const matter = (await mattersOf(database, row.id)).find(
      ({ matterInfoId }) => matterInfoId === event.matter,
    );
    if (!matter) throw new Refusal(404, words.notFound);
    if (!isOf(key)(departmentOf(matter))) throw new Refusal(403, words.otherDepartment);
    return { row, matter };
  }

  routes.post(departmentPaths.events, knownDepartment(parts, mostEvent), async (call) => {
    const { key } = departmentOfCall(call, parts);
    const raw = call.get("raw");
    const now = clock.now();
    const event = readEvent(raw);
    const fingerprint = sha256(raw);
    const before = await findEvent(database, key, event.id);
    if (before) demandSame(before, fingerprint);
    if (before) return answerStatus(call, await statusOf(database, before.applicationId, event.matter));
    demandDay(event, todayInShanghai(now));
    const { row, matter } = await findHanded(event, key);
    const note = await noteOf(event, row, matter);
    const results =
      event.kind === "done"
        ? await storeResults(parts, row, matter.matterInfoId, papersOf(event.results ?? []), now)
        : [];
    const dropResults = async () => {
      for (const { id } of results) await files.remove(id).catch(() => undefined);
    };
    try {
      const { isNew, status } = await database.transaction().execute(async (trx) => {
        const of = { department: key, eventId: event.id, applicationId: row.id, at: now };
        const isNew = await addEventOnce(trx, { ...of, fingerprint });
        if (isNew) await carryOut(trx, event, row.id, { note, results }, actorOf(key));
        // It came twice at the same moment.
        else demandSame(await findEvent(trx, key, event.id), fingerprint);
        return { isNew, status: await statusOf(trx, row.id, event.matter) };
      });
      if (!isNew) await dropResults();
      return answerStatus(call, status);
    } catch (problem) {
      await dropResults();
      throw problem;
    }
  });

  async function noteOf(event: DepartmentEvent, row: ApplicationRow, { name }: MatterRow): Promise<string> {
    if (event.kind === "refused") return words.refusedMatter(name, event.reason.trim());
    if (event.kind !== "mend") return event.note?.trim() ?? "";
    const known = await content.byVersion(row.definition);
    return known ? mendNote(event, known.definition, event.matter) : event.reason.trim();
  }

  /** Throws a Refusal (409) with the present status where the rules of the desk forbid it. */
  async function carryOut(
    trx: Trx,
    event: DepartmentEvent,
    id: string,
    more: Pick<Pressed, "note" | "results">,
    actor: string,
  ): Promise<void> {
    const held = await holdApplication(trx, id);
    if (!held) throw new Refusal(409, words.takenBack, { status: null, matterStatus: null });
    const status = await statusOf(trx, id, event.matter);
    const action = actionOf(event, status.matterStatus ?? "");
    const isWhole = event.kind === "refused";
    const pressed = {
      id,
      matterInfoId: isWhole ? "" : event.matter,
      action: action ?? "",
      ...more,
      from: (isWhole ? status.status : status.matterStatus) ?? "",
      dueBy: event.kind === "mend" ? event.dueBy : "",
    };
    if (!action || !(await actIn(trx, { ...parts, calendar }, pressed, actor)))
      throw new Refusal(409, words.notNow, status);
  }

  async function statusOf(data: Database, id: string, matterInfoId: string): Promise<StatusNow> {
    const row = await applicationById(data, id);
    const matters = await mattersOf(data, id);
    const current = (await statusesToday(data, row.ownerId, clock.now()))(row);
    const matter = matters.find((each) => each.matterInfoId === matterInfoId);
    return {
      status: row.withdrawnAt === null ? current.status : null,
      matterStatus: matter?.status ?? null,
    };
  }

  routes.get(departmentPaths.file(":id"), knownDepartment(parts, 0), async (call) => {
    const { key } = departmentOfCall(call, parts);
    const found = await fileHandedOver(database, call.req.param("id") ?? "");
    const theirs = found && (await handedOverTo(database, found.applicationId)).filter(isOf(key));
    if (!found || !theirs?.some(({ fileIds }) => fileIds.includes(found.id)))
      throw new Refusal(404, words.notFound);
    return paper(call, found, key);
  });

  async function paper(
    call: Context<GatewayEnv>,
    {
      id,
      ownerId,
      ...file
    }: Pick<FileRow, "id" | "ownerId" | "sha256"> & Partial<Pick<FileRow, "name" | "type">>,
    key: string,
  ): Promise<Response> {
    const { name = words.signatureFile, type = signatureCanvas.imageType } = file;
    const bytes = await intactBytes(files, { id, sha256: file.sha256 });
    if (!bytes) {
      report(new Error(`The stored file ${id} is missing or changed.`), "files");
      throw new Refusal(410, words.fileLost(name));
    }
    await database.transaction().execute((trx) =>
      appendEntry(trx, secrets.signature, {
        personId: ownerId,
        actor: actorOf(key),
        act: "download",
        what: "department",
        subject: id,
        at: clock.now(),
      }),
    );
    return ownPaper(call, bytes, { name, type });
  }
  return routes;
}

/** Throws a Refusal (422) when another event came under this id. */
function demandSame(before: DepartmentEventRow | undefined, fingerprint: string): void {
  if (before?.fingerprint !== fingerprint) throw new Refusal(422, words.otherEvent);
}

const answerStatus = (call: Context<GatewayEnv>, data: StatusNow): Response =>
  call.json({ code: 200, msg: "", data });

/** Throws a Refusal (413) for more than all may have. */
function papersOf(results: readonly { name: string; content: string }[]) {
  const papers = results.map(({ name, content }) => ({ name, bytes: Buffer.from(content, "base64") }));
  const size = papers.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (size > mostResultBytes) throw new Refusal(413, words.tooLarge);
  return papers;
}
