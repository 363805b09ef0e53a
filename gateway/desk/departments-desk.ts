// Stands in for the departments' desk: a clerk finds an application and moves it or one of its matters on.

import { Hono } from "hono";
import { html } from "hono/html";
import { formatDateTime, isCalendarDate, todayInShanghai } from "../../engine/check/calendar.ts";
import type { GatewayEnv } from "../base/context.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";
import { type DeskItem, deskPage } from "../database/desk.ts";
import type { MatterRow } from "../database/tables.ts";
import { statusesToday } from "../declaring/my-statuses.ts";
import { isInHand, type StatusToday, statuses, statusWithMatters } from "../declaring/status.ts";
import { act, type OfficeParts } from "../office/act.ts";
import {
  type Action,
  actionsOfWhole,
  finishAll,
  lapse,
  matterActions,
  openMatters,
} from "../office/rules.ts";
import { page } from "./page.ts";

const path = "/stand-ins/departments-desk";
/** Applications on one page. */
const size = 10;
/** Statuses that are never stored: a draft belongs to its owner alone, and an authorisation lapses by itself. */
const filters = statuses.filter((status) => status !== "暂存件" && status !== "授权过期");

interface View {
  search: string;
  status: string;
  page: number;
}

type Markup = ReturnType<typeof html>;

export function departmentsDesk(parts: OfficeParts): Hono<GatewayEnv> {
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
    const current = statusWithMatters(
      (await statusesToday(database, application.ownerId, clock.now()))(application),
      matters,
    );
    const { id, oneThingName, number, submittedAt, applicantNameText, companyName } = application;
    const whole = [
      ...actionsOfWhole(current, matters),
      ...(isInHand(current) && openMatters(matters).length > 0 ? [plain(finishAll)] : []),
      ...(application.companyId !== null && current.status !== "授权过期" ? [plain(lapse)] : []),
    ];
    return html`<section>
      <h2>${oneThingName} ${number}</h2>
      <p>
        ${formatDateTime(submittedAt)} · ${applicantNameText} ${companyName ?? ""} ·
        <b>${current.status}</b> ${current.statusNote} ${current.reason ?? ""} ${current.dueBy ?? ""}
      </p>
      ${actionForm(view, { id, matterInfoId: "", from: current.status, actions: whole, label: number })}
      ${matters.map((matter) => matterOf(matter, current, view))}
    </section>`;
  }

  function matterOf(matter: MatterRow, current: StatusToday, view: View): Markup {
    const { applicationId: id, matterInfoId, departmentName, name, status, mendBy } = matter;
    const actions = isInHand(current) ? (matterActions[status] ?? []) : [];
    return html`<div>
      <p>${departmentName} · ${name} · <b>${status}</b> ${mendBy ?? ""}</p>
      ${actionForm(view, { id, matterInfoId, from: status, actions, label: name })}
    </div>`;
  }

  pages.post(path, async (call) => {
    const form = new URLSearchParams(new TextDecoder().decode(call.get("raw")));
    const text = (name: string): string => (form.get(name) ?? "").replaceAll("\0", "").trim();
    const dueBy = text("dueBy");
    const now = todayInShanghai(clock.now());
    if (dueBy !== "" && (!isCalendarDate(dueBy) || dueBy < now))
      throw new Refusal(400, words.outsideContract);
    const pressed = {
      id: text("application"),
      matterInfoId: text("matter"),
      action: text("action"),
      from: text("from"),
      note: text("note").slice(0, 300),
      dueBy,
    };
    const done = await act(parts, pressed, "departments-desk");
    if (!done) throw new Refusal(409, words.notNow);
    return call.redirect(`${path}?${queryOf(viewOf(form))}`, 303);
  });
  return pages;
}

const plain = (name: string): Action => ({ name, to: "", note: "" });

function viewOf(given: URLSearchParams): View {
  const text = (name: string): string => (given.get(name) ?? "").replaceAll("\0", "").trim();
  const at = Number(text("page"));
  return {
    search: text("q").slice(0, 60),
    status: filters.find((status) => status === text("status")) ?? "",
    page: Number.isInteger(at) && at > 0 && at < 100_000 ? at : 1,
  };
}

const queryOf = ({ search, status, page: at }: View): string =>
  new URLSearchParams({ q: search, status, page: String(at) }).toString();

const link = (view: View, name: string): Markup => html`<a href="${path}?${queryOf(view)}">${name}</a> `;

function filterForm({ search, status }: View): Markup {
  return html`<form method="get" action="${path}">
    <p>
      <label>编号、事项或企业 <input name="q" value="${search}" /></label>
      <label
        >状态
        <select name="status">
          <option value="">全部</option>
          ${filters.map((each) => html`<option ${each === status ? "selected" : ""}>${each}</option>`)}
        </select></label
      >
      <button>查询</button>
    </p>
  </form>`;
}

/** One form per row, with reason and date beside the buttons that need them. */
function actionForm(
  { search, status, page: at }: View,
  shown: { id: string; matterInfoId: string; from: string; actions: Action[]; label: string },
): Markup {
  const { id, matterInfoId, from, actions, label } = shown;
  if (actions.length === 0) return html``;
  return html`<form method="post" action="${path}" aria-label="${label}">
    <input type="hidden" name="application" value="${id}" />
    <input type="hidden" name="matter" value="${matterInfoId}" />
    <input type="hidden" name="from" value="${from}" />
    <input type="hidden" name="q" value="${search}" />
    <input type="hidden" name="status" value="${status}" />
    <input type="hidden" name="page" value="${at}" />
    <p>
      ${
        actions.some(({ because }) => because)
          ? html`<label>说明 <input name="note" maxlength="300" /></label>
              <label>期限 <input name="dueBy" type="date" /></label>`
          : ""
      }
      ${actions.map(({ name }) => html`<button name="action" value="${name}">${name}</button> `)}
    </p>
  </form>`;
}
