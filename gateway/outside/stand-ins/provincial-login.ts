// Stands in for the provincial login: a page of demo persons that leads back with a one-minute ticket or auth code.

import { Hono } from "hono";
import { html } from "hono/html";
import type { GatewayEnv } from "../../context.ts";
import { issueTicket, spendTicket } from "../../database/sessions.ts";
import { type Dependencies, newId } from "../../dependencies.ts";
import { sha256 } from "../../hashes.ts";
import { originOf, ownAddress } from "../../own-address.ts";
import { Refusal } from "../../refusal.ts";
import { demoPersons } from "../../seed/persons.ts";
import { words } from "../../texts.ts";
import type { ProvincialLogin } from "../outside.ts";
import { page } from "./page.ts";

type Parts = Pick<Dependencies, "database" | "clock" | "random">;

const path = "/stand-ins/provincial-login";
/** Kind of credential → the parameter that carries it back. */
const ways = {
  account: { says: "账号登录（返回 ticket）", gives: "ticket" },
  app: { says: "省政务服务 App 授权登录（返回 authCode）", gives: "authCode" },
} as const;
/** Milliseconds. */
const ticketLife = 60_000;

export function provincialLogin({ database, clock }: Parts): ProvincialLogin {
  return {
    url: path,
    async exchange(credential) {
      const userId = await spendTicket(database, sha256(credential), clock.now());
      const person = demoPersons.find(({ id }) => id === userId);
      return person && { ...person, userType: "personal", entLicenseSn: "", company: null };
    },
  };
}

/** The page and its buttons. `publicUrl` is the address that citizens use, when a proxy hides it. */
export function provincialLoginPages(parts: Parts, publicUrl: string | null): Hono<GatewayEnv> {
  const { database, clock, random } = parts;
  const pages = new Hono<GatewayEnv>();

  pages.get(path, (call) => {
    const back = ownAddress(call.req.query("return"), originOf(call, { publicUrl }));
    const choices = demoPersons.map(
      ({ id, realName, shows }) =>
        html`<p><button name="person" value="${id}">${realName}</button> ${shows}</p>`,
    );
    return call.html(
      page(
        "省统一身份认证（模拟）",
        html`<p>本页代替省统一身份认证平台，仅供试用。人员均为虚构，请选择一位登录：</p>
          <form method="post" action="${path}">
            <input type="hidden" name="return" value="${back}" />
            <fieldset>
              <legend>登录方式</legend>
              ${Object.entries(ways).map(
                ([way, { says }]) =>
                  html`<p>
                    <label><input type="radio" name="way" value="${way}" ${way === "account" ? "checked" : ""} /> ${says}</label>
                  </p>`,
              )}
            </fieldset>
            ${choices}
          </form>`,
      ),
    );
  });

  pages.post(path, async (call) => {
    const form = new URLSearchParams(new TextDecoder().decode(call.get("raw")));
    const back = new URL(ownAddress(form.get("return") ?? undefined, originOf(call, { publicUrl })));
    const person = demoPersons.find(({ id }) => id === form.get("person"));
    if (!person) throw new Refusal(400, words.notFound);
    const ticket = newId(random);
    await issueTicket(database, sha256(ticket), person.id, clock.now() + ticketLife);
    const { gives } = form.get("way") === "app" ? ways.app : ways.account;
    back.searchParams.set(gives, ticket);
    return call.redirect(back.href, 303);
  });
  return pages;
}
