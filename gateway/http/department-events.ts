// Takes the events of the departments' systems: each once, by its own department, as the application's life allows.

import { type Context, Hono } from "hono";
import { todayInShanghai } from "../../engine/check/calendar.ts";
import { workCalendar } from "../../engine/check/work-calendar.ts";
import type { DepartmentEvent, EventAnswer } from "../../engine/contract/department-types.gen.ts";
import { departmentCalls } from "../../engine/contract/departments.ts";
import { bytesInMB } from "../../engine/one-thing/file-limits.ts";
import type { GatewayEnv } from "../base/context.ts";
import { sha256 } from "../base/hashes.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";
import type { ApplicationRow, MatterRow } from "../database/application-rows.ts";
import { applicationById, applicationNumbered, mattersOf } from "../database/applications.ts";
import type { DepartmentEventRow } from "../database/department-rows.ts";
import { addEventOnce, findEvent, handedOverTo } from "../database/outbox.ts";
import type { FileRow, Trx } from "../database/tables.ts";
import {
  type CurrentApplication,
  currentApplication,
  explainCurrent,
  lockApplication,
} from "../declaring/current-application.ts";
import { mostResultBytes, storeResults } from "../declaring/result-papers.ts";
import { removeStored, removeUnwritten } from "../files/remove-stored.ts";
import { decide } from "../office/carry-out.ts";
import { departmentOf, isOfSystem } from "../office/departments.ts";
import { demandDay, lifeEvent, mendNote, readEvent } from "../office/event.ts";
import type { TakesBody } from "./checks/body.ts";
import type { GatewayParts } from "./gateway-parts.ts";
import { departmentOfCall } from "./known-department.ts";

/** Bytes: papers are Base64. */
const mostEvent = 30 * bytesInMB;

export function departmentEventRoutes(parts: GatewayParts, known: TakesBody): Hono<GatewayEnv> {
  const { clock, content, database, departments = {}, files } = parts;
  const routes = new Hono<GatewayEnv>();
  const calendar = workCalendar(content.catalogue.workCalendar);

  routes.post(departmentCalls.event.path, known(mostEvent), async (call) => {
    const { key } = departmentOfCall(call, parts);
    const raw = call.get("raw");
    const event = readEvent(raw);
    const fingerprint = sha256(raw);
    const before = await findEvent(database, key, event.id);
    if (before) {
      demandSame(before, fingerprint);
      const row = await applicationById(database, before.applicationId);
      return answerStatus(call, statusOf(await currentApplication(database, row, clock.now()), event));
    }
    demandDay(event, todayInShanghai(clock.now()));
    const { row, matter } = await findHanded(event, key);
    const note = await noteOf(event, row, matter);
    const results = await resultsOf(event, row);
    const stored = results.map(({ id }) => id);
    try {
      const { isNew, current } = await database
        .transaction()
        .execute((trx) => takeOnce(trx, event, { key, fingerprint, row, note, results }));
      if (!isNew) await removeStored(files, stored);
      return answerStatus(call, statusOf(current, event));
    } catch (problem) {
      await removeUnwritten(files, stored, problem);
      throw problem;
    }
  });

  /** The application, if this system has it and nobody has taken it back. Throws a Refusal: 403, 404, 409. */
  async function findHanded(
    event: DepartmentEvent,
    key: string,
  ): Promise<{ row: ApplicationRow; matter: MatterRow }> {
    const isTheirs = isOfSystem(departments, key);
    const row = await applicationNumbered(database, event.number);
    if (!row || !(await handedOverTo(database, row.id)).some(isTheirs))
      throw new Refusal(404, words.notFound);
    if (row.withdrawnAt !== null) throw takenBack();
    const matters = await mattersOf(database, row.id);
    const matter = matters.find(({ matterInfoId }) => matterInfoId === event.matter);
    if (!matter) throw new Refusal(404, words.notFound);
    if (!isTheirs(departmentOf(matter))) throw new Refusal(403, words.otherDepartment);
    return { row, matter };
  }

  async function noteOf(event: DepartmentEvent, row: ApplicationRow, { name }: MatterRow): Promise<string> {
    if (event.kind === "refused") return words.refusedMatter(name, event.reason.trim());
    if (event.kind !== "mend") return event.note?.trim() ?? "";
    const known = await content.byVersion(row.definition);
    return known ? mendNote(event, known.definition, event.matter) : event.reason.trim();
  }

  /** Stored before anything is decided. Throws a Refusal (413) for more than all may have. */
  async function resultsOf(event: DepartmentEvent, row: ApplicationRow): Promise<FileRow[]> {
    if (event.kind !== "done") return [];
    const papers = (event.results ?? []).map(({ name, content }) => ({
      name,
      bytes: Buffer.from(content, "base64"),
    }));
    const size = papers.reduce((sum, { bytes }) => sum + bytes.length, 0);
    if (size > mostResultBytes) throw new Refusal(413, words.tooLarge);
    return storeResults(parts, row, event.matter, papers, clock.now());
  }

  /** Throws a Refusal: 409 with the present status where the application's life forbids it, 422 when another event has its id. */
  async function takeOnce(
    trx: Trx,
    event: DepartmentEvent,
    given: { key: string; fingerprint: string; row: ApplicationRow; note: string; results: FileRow[] },
  ): Promise<{ isNew: boolean; current: CurrentApplication }> {
    const { key, fingerprint, row, note, results } = given;
    const now = clock.now();
    const once = { department: key, eventId: event.id, applicationId: row.id, at: now, fingerprint };
    if (!(await addEventOnce(trx, once))) {
      // It came twice at the same moment.
      demandSame(await findEvent(trx, key, event.id), fingerprint);
      const present = await applicationById(trx, row.id);
      return { isNew: false, current: await currentApplication(trx, present, now) };
    }
    const current = await lockApplication(trx, row.id, now);
    if (!current) throw takenBack();
    const matter = current.matters.find(({ matterInfoId }) => matterInfoId === event.matter);
    const what = matter && lifeEvent(event, matter);
    const said = {
      matterInfoId: event.kind === "refused" ? "" : event.matter,
      dueBy: event.kind === "mend" ? event.dueBy : "",
    };
    const actor = actorOf(key);
    const moved =
      what &&
      (await decide(trx, { ...parts, calendar }, current, { event: what, ...said, note, results }, actor));
    if (!moved) throw new Refusal(409, words.notNow, statusOf(current, event));
    return { isNew: true, current: moved };
  }
  return routes;
}

/** What the audit trail calls a department's system. */
export const actorOf = (key: string): string => `department:${key}`;

const takenBack = (): Refusal => new Refusal(409, words.takenBack, { status: null, matterStatus: null });

/** Throws a Refusal (422) when another event came under this id. */
function demandSame(before: DepartmentEventRow | undefined, fingerprint: string): void {
  if (before?.fingerprint !== fingerprint) throw new Refusal(422, words.otherEvent);
}

function statusOf(current: CurrentApplication, { matter: id }: Pick<DepartmentEvent, "matter">): EventAnswer {
  const matter = current.matters.find(({ matterInfoId }) => matterInfoId === id);
  const status = current.row.withdrawnAt === null ? explainCurrent(current).status : null;
  return { status, matterStatus: matter?.status ?? null };
}

const answerStatus = (call: Context<GatewayEnv>, data: EventAnswer): Response =>
  call.json({ code: 200, msg: "", data });
