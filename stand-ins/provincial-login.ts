// Stands in for the provincial login: a page of demo persons that leads back with a one-minute ticket or auth code.

import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { ownAddress } from "../gateway/base/own-address.ts";
import { page } from "../gateway/desk/page.ts";
import { demoPersons } from "../gateway/ops/seed/persons.ts";
import { formOf, newId, type Parts, refused } from "./parts.ts";

const path = "/stand-ins/provincial-login";
/** Kind of credential → the parameter that carries it back. */
const ways = {
  account: { says: "账号登录（返回 ticket）", gives: "ticket" },
  app: { says: "省政务服务 App 授权登录（返回 authCode）", gives: "authCode" },
} as const;
/** Milliseconds. */
const ticketLife = 60_000;

const keptAs = (credential: string): string => `login ${credential}`;

export function provincialLogin({ kept }: Parts) {
  return {
    async exchange({ credential }: { credential: string }) {
      const personId = await kept.take(keptAs(credential));
      const found = demoPersons.find(({ id }) => id === personId);
      if (!found) return { person: null };
      const { id, realName, mobile, certificateNumber, loginName } = found;
      return { person: { id, realName, mobile, certificateNumber, loginName } };
    },
  };
}

/** The portal's own address, as the proxy in front says it. */
function portalOf({ req }: Context): string {
  const [host, scheme] = [req.header("x-forwarded-host"), req.header("x-forwarded-proto")];
  return host ? `${scheme ?? "http"}://${host}` : new URL(req.url).origin;
}

/** The page and its buttons. */
export function provincialLoginPages(parts: Parts): Hono {
  const { kept, clock } = parts;
  const pages = new Hono();

  pages.get(path, (call) => {
    const back = ownAddress(call.req.query("return"), portalOf(call));
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
    const form = await formOf(call);
    const back = new URL(ownAddress(form("return"), portalOf(call)));
    const person = demoPersons.find(({ id }) => id === form("person"));
    if (!person) return refused(call, 400);
    const ticket = newId(parts);
    await kept.add(keptAs(ticket), person.id, clock.now() + ticketLife);
    const { gives } = form("way") === "app" ? ways.app : ways.account;
    back.searchParams.set(gives, ticket);
    return call.redirect(back.href, 303);
  });
  return pages;
}
