// Carries out what a clerk or a department's system decides and records it as an event, or leaves everything unchanged.

import { addWorkingDays, todayInShanghai, type WorkCalendar } from "../../engine/check/calendar.ts";
import { authorisation } from "../../engine/company/authorisation.ts";
import type { AuditParts } from "../audit/audited.ts";
import { appendEntry } from "../audit/trail.ts";
import type { Random } from "../base/random.ts";
import { words } from "../base/texts.ts";
import {
  addEvent,
  changeApplication,
  changeMatter,
  holdApplication,
  mattersOf,
} from "../database/applications.ts";
import { addFile } from "../database/attachments.ts";
import { moveAuthorisation } from "../database/companies.ts";
import type { ApplicationRow, FileRow, Trx } from "../database/tables.ts";
import { statusesToday } from "../declaring/my-statuses.ts";
import { isInHand, type StatusToday } from "../declaring/status.ts";
import { tell } from "./hand-over.ts";
import { statusMessage } from "./messages.ts";
import { type Action, actionsOfWhole, finishAll, lapse, matterActions, openMatters } from "./rules.ts";

export interface Pressed {
  id: string;
  /** Empty for the application as a whole. */
  matterInfoId: string;
  action: string;
  /** The status that the clerk saw: if somebody has changed it since, nothing happens. */
  from: string;
  /** The reason in the clerk's words; empty for the usual one. */
  note: string;
  /** yyyy-MM-dd; empty for the usual number of days. */
  dueBy: string;
  /** What a matter that is done results in: files in the store whose rows are not written yet. */
  results?: readonly FileRow[];
}

interface Held {
  random: Random;
  trx: Trx;
  row: ApplicationRow;
  current: StatusToday;
  now: number;
  pressed: Pressed;
  calendar: WorkCalendar;
}

export interface OfficeParts extends AuditParts {
  random: Random;
  /** The city's. */
  calendar: WorkCalendar;
}

/** False when the rules forbid it, or the status has changed meanwhile. `actor`: for the audit trail. */
export function act(parts: OfficeParts, pressed: Pressed, actor: string): Promise<boolean> {
  return parts.database.transaction().execute((trx) => actIn(trx, parts, pressed, actor));
}

/** The same inside a transaction. */
export async function actIn(
  trx: Trx,
  { clock, random, secrets, calendar }: Omit<OfficeParts, "database">,
  pressed: Pressed,
  actor: string,
): Promise<boolean> {
  const row = await holdApplication(trx, pressed.id);
  if (!row) return false;
  const now = clock.now();
  const current = (await statusesToday(trx, row.ownerId, now))(row);
  if (!(await move({ trx, random, row, current, now, pressed, calendar }))) return false;
  await appendEntry(trx, secrets.signature, {
    personId: row.ownerId,
    actor,
    act: "decide",
    what: pressed.action,
    subject: row.id,
    at: now,
  });
  return true;
}

async function move(held: Held): Promise<boolean> {
  const { current, pressed } = held;
  if (pressed.matterInfoId !== "") return moveMatter(held);
  if (current.status !== pressed.from) return false;
  if (pressed.action === finishAll) return finish(held);
  return pressed.action === lapse ? takeAuthorisation(held) : moveApplication(held);
}

async function moveMatter(held: Held): Promise<boolean> {
  const { trx, row, current, now, pressed } = held;
  const { matterInfoId, from } = pressed;
  const action = matterActions[from]?.find(({ name }) => name === pressed.action);
  if (!action || !isInHand(current) || lacksReason(action, pressed)) return false;
  const matter = { applicationId: row.id, matterInfoId, status: from };
  if (!(await changeMatter(trx, matter, { status: action.to, mendBy: dueBy(action, held) }))) return false;
  if (action.to === "已办结") for (const paper of pressed.results ?? []) await addFile(trx, paper);
  await addEvent(trx, {
    applicationId: row.id,
    matterInfoId,
    status: action.to,
    note: said(action, pressed),
    at: now,
  });
  await begin(trx, row);
  return true;
}

/** The first action of a department. */
async function begin(trx: Trx, { id, status }: ApplicationRow): Promise<void> {
  if (status !== "已申请") return;
  await changeApplication(trx, id, { status: "办理中", statusNote: words.statusNotes.办理中 });
}

async function finish({ trx, row, current, now }: Held): Promise<boolean> {
  if (!isInHand(current)) return false;
  const open = openMatters(await mattersOf(trx, row.id));
  for (const matter of open) {
    await changeMatter(trx, matter, { status: "已办结", mendBy: null });
    const { matterInfoId } = matter;
    await addEvent(trx, {
      applicationId: row.id,
      matterInfoId,
      status: "已办结",
      note: "部门已办结",
      at: now,
    });
  }
  await begin(trx, row);
  return open.length > 0;
}

async function moveApplication(held: Held): Promise<boolean> {
  const { trx, random, row, current, now, pressed } = held;
  const matters = await mattersOf(trx, row.id);
  const action = actionsOfWhole(current, matters).find(({ name }) => name === pressed.action);
  if (!action || lacksReason(action, pressed)) return false;
  const begun = matters.some(({ status }) => status !== "待受理");
  const to = action.to === "已申请" && begun ? "办理中" : action.to;
  const reason = action.because ? said(action, pressed) : null;
  await changeApplication(trx, row.id, {
    status: to,
    statusNote: words.statusNotes[to as keyof typeof words.statusNotes],
    reason,
    dueBy: dueBy(action, held),
  });
  const event = { applicationId: row.id, matterInfoId: "", status: to, note: said(action, pressed), at: now };
  await addEvent(trx, event);
  await tell(trx, { random }, row, statusMessage(to, reason, now), now);
  return true;
}

/** Spec 4: the application itself stays unchanged; it continues as soon as the company authorises again. */
async function takeAuthorisation({ trx, row, current, now }: Held): Promise<boolean> {
  if (row.companyId === null || current.status === "授权过期" || current.status === "不予批准") return false;
  const taken = await moveAuthorisation(
    trx,
    row.ownerId,
    row.companyId,
    authorisation.approved,
    authorisation.canReapply,
  );
  if (!taken) return false;
  const event = { applicationId: row.id, matterInfoId: "", status: "授权过期", note: words.events.lapsed };
  await addEvent(trx, { ...event, at: now });
  return true;
}

const lacksReason = (action: Action, { note }: Pressed): boolean => action.because === true && note === "";

const said = ({ note }: Action, pressed: Pressed): string => pressed.note || note;

function dueBy({ days }: Action, { pressed, now, calendar }: Held): string | null {
  if (days === undefined) return null;
  return pressed.dueBy || addWorkingDays(todayInShanghai(now), days, calendar);
}
