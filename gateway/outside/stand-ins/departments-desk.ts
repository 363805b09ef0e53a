// Stands in for the departments' desk: submitted applications are listed, and a clerk's button moves a matter to its next status.

import { Hono } from "hono";
import { html } from "hono/html";
import { formatDateTime } from "../../../engine/check/calendar.ts";
import type { GatewayEnv } from "../../context.ts";
import { moveMatter, newestApplications } from "../../database/desk.ts";
import type { GatewayParts } from "../../parts.ts";
import { Refusal } from "../../refusal.ts";
import { words } from "../../words.ts";
import { page } from "./page.ts";

const path = "/stand-ins/departments-desk";

/** What a clerk can do with a matter, by the status it is in. */
const nextSteps: Record<string, { to: string; note: string }[]> = {
  待受理: [{ to: "办理中", note: "部门已受理" }],
  办理中: [
    { to: "已办结", note: "部门已办结" },
    { to: "待补正", note: "材料需要补正" },
  ],
  待补正: [{ to: "办理中", note: "补正材料已收到" }],
};

export function departmentsDesk({
  database,
  clock,
}: Pick<GatewayParts, "database" | "clock">): Hono<GatewayEnv> {
  const pages = new Hono<GatewayEnv>();

  pages.get(path, async (call) => {
    const items = (await newestApplications(database)).map(
      ({ application, matters }) => html`<h2>${application.oneThingName} ${application.number}</h2>
        <p>${formatDateTime(application.submittedAt)} · ${application.status}</p>
        ${matters.map(
          (matter) => html`<form method="post" action="${path}">
            <input type="hidden" name="application" value="${application.id}" />
            <input type="hidden" name="matter" value="${matter.matterInfoId}" />
            <p>
              ${matter.departmentName} · ${matter.name} · ${matter.status}
              ${(nextSteps[matter.status] ?? []).map(
                ({ to }) => html`<button name="to" value="${to}">${to}</button>`,
              )}
            </p>
          </form>`,
        )}`,
    );
    const body = items.length > 0 ? html`${items}` : html`<p>暂无数据</p>`;
    return call.html(page("部门工作台（模拟）", body));
  });

  pages.post(path, async (call) => {
    const form = new URLSearchParams(new TextDecoder().decode(call.get("raw")));
    const text = (name: string): string => form.get(name)?.replaceAll("\0", "") ?? "";
    const moved = await moveMatter(database, text("application"), text("matter"), clock.now(), (status) =>
      nextSteps[status]?.find(({ to }) => to === text("to")),
    );
    if (!moved) throw new Refusal(400, words.notFound);
    return call.redirect(path, 303);
  });
  return pages;
}
