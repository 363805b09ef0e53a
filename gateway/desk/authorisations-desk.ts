// Stands in for the companies: lists each authorisation and lets the company grant, refuse or withdraw it.

import { Hono } from "hono";
import { html } from "hono/html";
import { formatDateTime } from "../../engine/check/calendar.ts";
import { companyState } from "../../engine/company/authorisation.ts";
import { maskName } from "../../engine/privacy/mask.ts";
import type { GatewayEnv } from "../base/context.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";
import { listAuthorisations, moveAuthorisation } from "../database/companies.ts";
import type { Database } from "../database/tables.ts";
import { page } from "./page.ts";

const path = "/stand-ins/authorisations";

/** What a company can do with an authorisation in each state (Spec 4): the next state, and the label of the button. */
const nextSteps: Record<number, { to: number; says: string }[]> = {
  0: [{ to: 1, says: "受理审核" }],
  1: [
    { to: 2, says: "通过" },
    { to: 9, says: "驳回" },
  ],
  2: [{ to: 8, says: "授权过期" }],
  9: [{ to: 8, says: "允许重新申请" }],
};

export function authorisationsDesk({ database }: { database: Database }): Hono<GatewayEnv> {
  const pages = new Hono<GatewayEnv>();

  pages.get(path, async (call) => {
    const rows = (await listAuthorisations(database)).map(
      ({
        ownerId,
        companyId,
        companyName,
        realName,
        applyTime,
        state,
      }) => html`<form method="post" action="${path}">
        <section>
        <input type="hidden" name="owner" value="${ownerId}" />
        <input type="hidden" name="company" value="${companyId}" />
        <input type="hidden" name="from" value="${state}" />
        <h2>${companyName}</h2>
        <p>
          授权给 ${maskName(realName)} · ${formatDateTime(applyTime)} 申请 · ${companyState(state).text}
          ${(nextSteps[state] ?? []).map(
            ({ to, says }) =>
              html`<button name="to" value="${to}" aria-label="${companyName}：${says}">${says}</button>`,
          )}
        </p>
        </section>
      </form>`,
    );
    const body = html`<p>本页代替企业办理授权的一方，仅供试用。企业和人员均为虚构。</p>
      ${rows.length > 0 ? rows : html`<p>暂无数据</p>`}`;
    return call.html(page("企业授权（模拟）", body));
  });

  pages.post(path, async (call) => {
    const form = new URLSearchParams(new TextDecoder().decode(call.get("raw")));
    const text = (name: string): string => form.get(name)?.replaceAll("\0", "") ?? "";
    const [from, to] = [Number(text("from") || Number.NaN), Number(text("to") || Number.NaN)];
    const step = nextSteps[from]?.find((next) => next.to === to);
    const moved = step && (await moveAuthorisation(database, text("owner"), text("company"), from, to));
    if (!moved) throw new Refusal(400, words.notFound);
    return call.redirect(path, 303);
  });
  return pages;
}
