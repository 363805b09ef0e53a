// Carries out what a clerk presses and records it as an event, or leaves everything as it was.

import { addWorkingDays, todayInShanghai } from "../../../engine/check/calendar.ts";
import {
  addEvent,
  changeApplication,
  changeMatter,
  holdApplication,
  mattersOf,
} from "../../database/applications.ts";
import { moveAuthorisation } from "../../database/companies.ts";
import type { ApplicationRow } from "../../database/tables.ts";
import { standingsOf } from "../../declaring/my-standing.ts";
import { isInHand, type Standing } from "../../declaring/standing.ts";
import type { Trx } from "../../effect.ts";
import type { GatewayParts } from "../../parts.ts";
import { words } from "../../words.ts";
import { type Deed, deedsOfWhole, finishAll, lapse, matterDeeds, openMatters } from "./desk-rules.ts";

export interface Pressed {
  id: string;
  /** Empty: the application as a whole. */
  matterInfoId: string;
  deed: string;
  /** The status the clerk saw: if somebody has moved it since, nothing happens. */
  from: string;
  /** Why, in the clerk's words; empty: the usual ones. */
  note: string;
  /** yyyy-MM-dd; empty: the usual number of days. */
  dueBy: string;
}

const approved = 2;
const canReapply = 8;

interface Held {
  trx: Trx;
  row: ApplicationRow;
  standing: Standing;
  now: number;
  pressed: Pressed;
}

/** False where the rules forbid it, or the status has changed meanwhile. */
export function doDeed(
  { database, clock }: Pick<GatewayParts, "clock" | "database">,
  pressed: Pressed,
): Promise<boolean> {
  return database.transaction().execute(async (trx) => {
    const row = await holdApplication(trx, pressed.id);
    if (!row) return false;
    const now = clock.now();
    const standing = (await standingsOf(trx, row.ownerId, now))(row);
    const held = { trx, row, standing, now, pressed };
    if (pressed.matterInfoId !== "") return moveMatter(held);
    if (standing.status !== pressed.from) return false;
    if (pressed.deed === finishAll) return finish(held);
    return pressed.deed === lapse ? takeAuthorisation(held) : moveApplication(held);
  });
}

async function moveMatter({ trx, row, standing, now, pressed }: Held): Promise<boolean> {
  const { matterInfoId, from } = pressed;
  const deed = matterDeeds[from]?.find(({ name }) => name === pressed.deed);
  if (!deed || !isInHand(standing) || lacksReason(deed, pressed)) return false;
  const matter = { applicationId: row.id, matterInfoId, status: from };
  if (!(await changeMatter(trx, matter, { status: deed.to, mendBy: dueBy(deed, pressed, now) })))
    return false;
  await addEvent(trx, {
    applicationId: row.id,
    matterInfoId,
    status: deed.to,
    note: said(deed, pressed),
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

async function finish({ trx, row, standing, now }: Held): Promise<boolean> {
  if (!isInHand(standing)) return false;
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

async function moveApplication({ trx, row, standing, now, pressed }: Held): Promise<boolean> {
  const matters = await mattersOf(trx, row.id);
  const deed = deedsOfWhole(standing, matters).find(({ name }) => name === pressed.deed);
  if (!deed || lacksReason(deed, pressed)) return false;
  const begun = matters.some(({ status }) => status !== "待受理");
  const to = deed.to === "已申请" && begun ? "办理中" : deed.to;
  await changeApplication(trx, row.id, {
    status: to,
    statusNote: words.statusNotes[to as keyof typeof words.statusNotes],
    reason: deed.because ? said(deed, pressed) : null,
    dueBy: dueBy(deed, pressed, now),
  });
  const event = { applicationId: row.id, matterInfoId: "", status: to, note: said(deed, pressed), at: now };
  await addEvent(trx, event);
  return true;
}

/** Spec 4: the application itself stays as it is; as soon as the company authorises again, it goes on. */
async function takeAuthorisation({ trx, row, standing, now }: Held): Promise<boolean> {
  if (row.companyId === null || standing.status === "授权过期" || standing.status === "不予批准")
    return false;
  const taken = await moveAuthorisation(trx, row.ownerId, row.companyId, approved, canReapply);
  if (!taken) return false;
  const event = { applicationId: row.id, matterInfoId: "", status: "授权过期", note: words.events.lapsed };
  await addEvent(trx, { ...event, at: now });
  return true;
}

const lacksReason = (deed: Deed, { note }: Pressed): boolean => deed.because === true && note === "";

const said = ({ note }: Deed, pressed: Pressed): string => pressed.note || note;

function dueBy({ days }: Deed, pressed: Pressed, now: number): string | null {
  if (days === undefined) return null;
  return pressed.dueBy || addWorkingDays(todayInShanghai(now), days);
}
