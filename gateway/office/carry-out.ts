// Makes a transition of an application with everything that belongs to it, or leaves everything unchanged.

import {
  type ApplicationEvent,
  type ApplicationState,
  type StoredStatus,
  storedStatuses,
} from "../../engine/application/application-life.ts";
import { authorisation, authorisationTransition } from "../../engine/application/authorisation.ts";
import { isDone, isMatterEvent } from "../../engine/application/matter-life.ts";
import { transitionTexts } from "../../engine/application/texts.ts";
import { addWorkingDays, todayInShanghai, type WorkCalendar } from "../../engine/check/calendar.ts";
import { appendEntry, subjectOf } from "../audit/trail.ts";
import type { Keys } from "../base/keys.ts";
import type { Random } from "../base/random.ts";
import { words } from "../base/texts.ts";
import type { ApplicationRow } from "../database/application-rows.ts";
import { addEvent, changeApplication, changeMatter } from "../database/applications.ts";
import { addFile } from "../database/attachments.ts";
import { moveAuthorisation } from "../database/companies.ts";
import type { FileRow, Trx } from "../database/tables.ts";
import { type CurrentApplication, type Move, moveNow } from "../declaring/current-application.ts";
import { tell } from "./hand-over.ts";
import { statusMessage, withdrawnMessage } from "./messages.ts";

/** An event as a clerk, a department's system or a citizen gives it. */
export interface GivenEvent {
  event: ApplicationEvent;
  /** Empty for the application as a whole. */
  matterInfoId: string;
  /** In the words of who gives it; empty for the usual ones. */
  note?: string;
  /** What a citizen hands in. */
  fileIds?: readonly string[];
  /** yyyy-MM-dd; empty for the usual number of days. */
  dueBy?: string;
  /** What a matter that is done results in: files in the store whose rows are not written yet. */
  results?: readonly FileRow[];
}

interface Parts {
  random: Random;
  /** The city's. */
  calendar: WorkCalendar;
}

export interface DecidingParts extends Parts {
  /** `signature` seals the trail. */
  secrets: { signature: Keys };
}

/**
 * What a department decides, with its entry in the audit trail; `actor`: for the trail. The application is locked. Returns it as it
 * stands afterwards; undefined when its life does not allow the event, or leaves it to the citizen.
 */
export async function decide(
  trx: Trx,
  parts: DecidingParts,
  current: CurrentApplication,
  given: GivenEvent,
  actor: string,
): Promise<CurrentApplication | undefined> {
  const move = moveNow(current, given.event, given.matterInfoId);
  if (move?.by !== "department" && move?.by !== "company") return undefined;
  const moved = await carryOut(trx, parts, current, move, given);
  if (!moved) return undefined;
  const { ownerId: personId, id } = moved.row;
  const what = transitionTexts[given.event];
  const subject = subjectOf(id, given.matterInfoId);
  const entry = { personId, actor, act: "decide", what, subject, at: moved.now } as const;
  await appendEntry(trx, parts.secrets.signature, entry);
  return moved;
}

/** The same without an entry, whoever makes it. `move`: what the event does now. */
export async function carryOut(
  trx: Trx,
  { random, calendar }: Parts,
  current: CurrentApplication,
  move: Move,
  given: GivenEvent,
): Promise<CurrentApplication | undefined> {
  if (lacks(move, given)) return undefined;
  const { row, now } = current;
  const { event } = given;
  const { to } = move;
  // Its content becomes a draft; it stays as it is.
  if (event === "reapply") return current;
  if (to === "已撤回") {
    await tell(trx, { random }, row, withdrawnMessage(now), now);
    return changed(trx, current, { withdrawnAt: now });
  }
  // A citizen's words stand in what was handed in.
  const note = (move.by !== "citizen" && given.note) || noteOf(event, to);
  const dueBy = dueDay(move, given, now, calendar);
  if (isMatterEvent(event)) return moveMatters(trx, current, move, { ...given, note, dueBy });
  const happened = { applicationId: row.id, matterInfoId: "", note, at: now };
  if (to === "授权过期") {
    if (!(await takeAuthorisation(trx, row))) return undefined;
    await addEvent(trx, { ...happened, status: to });
    return { ...current, lapsed: true };
  }
  if (!isStored(to)) return undefined;
  await addEvent(trx, { ...happened, status: to });
  const asked = move.needs === "reason" ? note : null;
  if (move.by === "department") await tell(trx, { random }, row, statusMessage(to, asked, now), now);
  return changed(trx, current, { status: to, statusNote: words.statusNotes[to], reason: asked, dueBy });
}

/** Whether something is missing that the transition needs. */
export function lacks(
  { needs }: Pick<Move, "needs">,
  { note = "", fileIds = [] }: Omit<GivenEvent, "event">,
): boolean {
  if (needs === undefined) return false;
  const noNote = note === "";
  const noFiles = fileIds.length === 0;
  return { reason: noNote, files: noFiles, "files-or-note": noNote && noFiles }[needs];
}

async function changed(
  trx: Trx,
  current: CurrentApplication,
  change: Parameters<typeof changeApplication>[2],
): Promise<CurrentApplication> {
  await changeApplication(trx, current.row.id, change);
  return { ...current, row: { ...current.row, ...change } };
}

async function moveMatters(
  trx: Trx,
  current: CurrentApplication,
  { to, matters: moved }: Move,
  { note, dueBy, results = [] }: { note: string; dueBy: string | null; results?: readonly FileRow[] },
): Promise<CurrentApplication> {
  const { row, now } = current;
  for (const { matter, to: status } of moved) {
    const { applicationId, matterInfoId } = matter;
    await changeMatter(trx, matter, { status, mendBy: dueBy });
    if (isDone({ status })) for (const paper of results) await addFile(trx, paper);
    await addEvent(trx, { applicationId, matterInfoId, status, note, at: now });
  }
  const matters = current.matters.map((matter) => {
    const way = moved.find((each) => each.matter === matter);
    return way ? { ...matter, status: way.to, mendBy: dueBy } : matter;
  });
  if (to === row.status || !isStored(to)) return { ...current, matters };
  return changed(trx, { ...current, matters }, { status: to, statusNote: words.statusNotes[to] });
}

/** Spec 4: the application itself stays unchanged; it continues as soon as the company authorises again. */
async function takeAuthorisation(trx: Trx, { ownerId, companyId }: ApplicationRow): Promise<boolean> {
  const { approved } = authorisation;
  const lapse = authorisationTransition(approved, "lapse");
  return (
    lapse !== undefined &&
    companyId !== null &&
    (await moveAuthorisation(trx, ownerId, companyId, approved, lapse.to))
  );
}

const isStored = (status: string): status is StoredStatus =>
  (storedStatuses as readonly string[]).includes(status);

const notes: Partial<Record<ApplicationEvent, string>> = words.eventNotes;
const noteOf = (event: ApplicationEvent, to: ApplicationState): string =>
  notes[event] ?? (isStored(to) ? words.statusNotes[to] : "");

function dueDay(
  { days }: Move,
  { dueBy = "" }: GivenEvent,
  now: number,
  calendar: WorkCalendar,
): string | null {
  if (days === undefined) return null;
  return dueBy || addWorkingDays(todayInShanghai(now), days, calendar);
}
