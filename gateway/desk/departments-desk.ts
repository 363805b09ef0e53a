// Stands in for the departments' desk: a clerk finds an application and moves it or one of its matters on.

import { Hono } from "hono";
import { html } from "hono/html";
import {
  type ApplicationEvent,
  applicationLife,
  type StoredStatus,
  storedStatuses,
} from "../../engine/application/application-life.ts";
import { eventsAt } from "../../engine/application/life.ts";
import { transitionTexts } from "../../engine/application/texts.ts";
import { formatDateTime, isCalendarDate, todayInShanghai } from "../../engine/check/calendar.ts";
import type { Clock } from "../base/clock.ts";
import type { GatewayEnv } from "../base/context.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";
import type { MatterRow } from "../database/application-rows.ts";
import { type DeskItem, deskPage } from "../database/desk.ts";
import type { Database } from "../database/tables.ts";
import {
  type CurrentApplication,
  currentApplication,
  explainCurrent,
  lockApplication,
  type Move,
  moveNow,
} from "../declaring/current-application.ts";
import { statusWithMatters } from "../declaring/status.ts";
import { type DecidingParts, decide } from "../office/carry-out.ts";
import { page } from "./page.ts";

const path = "/stand-ins/departments-desk";
/** Applications on one page. */
const size = 10;

interface View {
  search: string;
  /** Absent for all. */
  status: StoredStatus | undefined;
  page: number;
}

export interface DeskParts extends DecidingParts {
  clock: Clock;
  database: Database;
}

type Markup = ReturnType<typeof html>;

export function departmentsDesk(parts: DeskParts): Hono<GatewayEnv> {
  const { database, clock } = parts;
  const pages = new Hono<GatewayEnv>();

  pages.get(path, async (call) => {
    const view = viewOf(new URL(call.req.url).searchParams);
    const { items, total } = await deskPage(database, { ...view, size });
    const shown: Markup[] = [];
    for (const item of items) shown.push(await itemOf(item, view));
    const last = Math.max(1, Math.ceil(total / size));
    return call.html(
      page(
        "部门工作台（模拟）",
        html`${filterForm(view)}
          <p>共 ${total} 件，第 ${view.page} / ${last} 页</p>
          ${shown.length > 0 ? shown : html`<p>暂无数据</p>`}
          <p>
            ${view.page > 1 ? link({ ...view, page: view.page - 1 }, "上一页") : ""}
            ${view.page < last ? link({ ...view, page: view.page + 1 }, "下一页") : ""}
          </p>
          <p><a href="/stand-ins/authorisations">企业授权（模拟）</a></p>`,
      ),
    );
  });

  async function itemOf({ application, matters }: DeskItem, view: View): Promise<Markup> {
    const current = await currentApplication(database, application, clock.now());
    const { status, statusNote, reason, dueBy } = statusWithMatters(explainCurrent(current), matters);
    const { id, oneThingName, number, submittedAt, applicantNameText, companyName } = application;
    return html`<section>
      <h2>${oneThingName} ${number}</h2>
      <p>
        ${formatDateTime(submittedAt)} · ${applicantNameText} ${companyName ?? ""} ·
        <b>${status}</b> ${statusNote} ${reason ?? ""} ${dueBy ?? ""}
      </p>
      ${actionForm(view, { id, matterInfoId: "", from: status, moves: offered(current), label: number })}
      ${matters.map((matter) => matterOf(matter, current, view))}
    </section>`;
  }

  function matterOf(
    { name, departmentName, status, mendBy, matterInfoId }: MatterRow,
    current: CurrentApplication,
    view: View,
  ): Markup {
    const shown = { id: current.row.id, matterInfoId, from: status, moves: offered(current, matterInfoId) };
    return html`<div>
      <p>${departmentName} · ${name} · <b>${status}</b> ${mendBy ?? ""}</p>
      ${actionForm(view, { ...shown, label: name })}
    </div>`;
  }

  pages.post(path, async (call) => {
    const form = new URLSearchParams(new TextDecoder().decode(call.get("raw")));
    const text = (name: string): string => (form.get(name) ?? "").replaceAll("\0", "").trim();
    const dueBy = text("dueBy");
    const now = clock.now();
    if (dueBy !== "" && (!isCalendarDate(dueBy) || dueBy < todayInShanghai(now)))
      throw new Refusal(400, words.outsideContract);
    const matterInfoId = text("matter");
    const given = { matterInfoId, note: text("note").slice(0, 300), dueBy };
    const event = text("event");
    const done = await database.transaction().execute(async (trx) => {
      const current = await lockApplication(trx, text("application"), now);
      if (!current || !isEvent(event) || statusShown(current, matterInfoId) !== text("from"))
        return undefined;
      return decide(trx, parts, current, { ...given, event }, "departments-desk");
    });
    if (!done) throw new Refusal(409, words.notNow);
    return call.redirect(`${path}?${queryOf(viewOf(form))}`, 303);
  });
  return pages;
}

/** The status that the clerk saw: if somebody has changed it since, nothing happens. */
const statusShown = (current: CurrentApplication, matterInfoId: string): string | undefined =>
  matterInfoId === ""
    ? explainCurrent(current).status
    : current.matters.find((matter) => matter.matterInfoId === matterInfoId)?.status;

const isEvent = (text: string): text is ApplicationEvent => Object.hasOwn(transitionTexts, text);

interface Offered {
  event: ApplicationEvent;
  needs: Move["needs"];
}

/** What the department may do now; also the company's own decision, so that a trial can reach every status. */
function offered(current: CurrentApplication, matterInfoId = ""): Offered[] {
  return eventsAt(applicationLife, explainCurrent(current).status).flatMap((event) => {
    const { by, needs } = moveNow(current, event, matterInfoId) ?? {};
    return by === "department" || by === "company" ? [{ event, needs }] : [];
  });
}

function viewOf(given: URLSearchParams): View {
  const text = (name: string): string => (given.get(name) ?? "").replaceAll("\0", "").trim();
  const at = Number(text("page"));
  return {
    search: text("q").slice(0, 60),
    status: storedStatuses.find((status) => status === text("status")),
    page: Number.isInteger(at) && at > 0 && at < 100_000 ? at : 1,
  };
}

const queryOf = ({ search, status, page: at }: View): string =>
  new URLSearchParams({ q: search, status: status ?? "", page: String(at) }).toString();

const link = (view: View, name: string): Markup => html`<a href="${path}?${queryOf(view)}">${name}</a> `;

function filterForm({ search, status }: View): Markup {
  return html`<form method="get" action="${path}">
    <p>
      <label>编号、事项或企业 <input name="q" value="${search}" /></label>
      <label
        >状态
        <select name="status">
          <option value="">全部</option>
          ${storedStatuses.map((each) => html`<option ${each === status ? "selected" : ""}>${each}</option>`)}
        </select></label
      >
      <button>查询</button>
    </p>
  </form>`;
}

/** One form per row, with reason and date beside the buttons that need them. */
function actionForm(
  { search, status, page: at }: View,
  shown: { id: string; matterInfoId: string; from: string; moves: Offered[]; label: string },
): Markup {
  const { id, matterInfoId, from, moves, label } = shown;
  if (moves.length === 0) return html``;
  return html`<form method="post" action="${path}" aria-label="${label}">
    <input type="hidden" name="application" value="${id}" />
    <input type="hidden" name="matter" value="${matterInfoId}" />
    <input type="hidden" name="from" value="${from}" />
    <input type="hidden" name="q" value="${search}" />
    <input type="hidden" name="status" value="${status ?? ""}" />
    <input type="hidden" name="page" value="${at}" />
    <p>
      ${
        moves.some(({ needs }) => needs === "reason")
          ? html`<label>说明 <input name="note" maxlength="300" /></label>
              <label>期限 <input name="dueBy" type="date" /></label>`
          : ""
      }
      ${moves.map(({ event }) => html`<button name="event" value="${event}">${transitionTexts[event]}</button> `)}
    </p>
  </form>`;
}
