// Stands in for the companies: lists each authorisation and lets the company grant, refuse or withdraw it.

import { Hono } from "hono";
import { html } from "hono/html";
import {
  type AuthorisationEvent,
  authorisationLife,
  authorisationTransition,
  companyState,
  isAuthorisationState,
} from "../../engine/application/authorisation.ts";
import { eventsAt } from "../../engine/application/life.ts";
import { authorisationTexts } from "../../engine/application/texts.ts";
import { formatDateTime } from "../../engine/check/calendar.ts";
import { maskName } from "../../engine/privacy/mask.ts";
import type { GatewayEnv } from "../base/context.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";
import { listAuthorisations, moveAuthorisation } from "../database/companies.ts";
import type { Database } from "../database/tables.ts";
import { page } from "./page.ts";

const path = "/stand-ins/authorisations";

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
          ${eventsAt(authorisationLife, state)
            .filter((event) => authorisationTransition(state, event)?.by === "company")
            .map((event) => {
              const says = authorisationTexts[event];
              return html`<button name="event" value="${event}" aria-label="${companyName}：${says}">${says}</button>`;
            })}
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
    const from = Number(text("from") || Number.NaN);
    const event = text("event");
    const next =
      isAuthorisationState(from) && isEvent(event) ? authorisationTransition(from, event) : undefined;
    const moved =
      next?.by === "company" &&
      isAuthorisationState(from) &&
      (await moveAuthorisation(database, text("owner"), text("company"), from, next.to));
    if (!moved) throw new Refusal(400, words.notFound);
    return call.redirect(path, 303);
  });
  return pages;
}

const isEvent = (text: string): text is AuthorisationEvent => Object.hasOwn(authorisationTexts, text);
