// Stands in for the electronic business licence app: a page on which its owner chooses a company, confirms, refuses, fails or lets the code expire.

import { Hono } from "hono";
import { html } from "hono/html";
import type { GatewayEnv } from "../../context.ts";
import { issueTicket, spendTicket } from "../../database/sessions.ts";
import { findPerson } from "../../database/users.ts";
import { sha256 } from "../../hashes.ts";
import { type GatewayParts, newId } from "../../parts.ts";
import { Refusal } from "../../refusal.ts";
import { type DemoPerson, demoPersons } from "../../seed/persons.ts";
import { words } from "../../words.ts";
import type { LicenceQr } from "../licence-qr.ts";
import { page } from "./page.ts";
import { answerOf, codeLife, isAnswer, keepAnswer, type PhoneParts } from "./phone.ts";
import { qrPicture } from "./qr-picture.ts";

type Parts = PhoneParts & Pick<GatewayParts, "random">;

const path = "/stand-ins/phone/licence";
const title = "电子营业执照（模拟）";
/** Milliseconds in which an auth code may be used. */
const authCodeLife = 60_000;

const answers = {
  confirmed: "确认登录",
  refused: "拒绝登录",
  failed: "核验失败（执照无效）",
  expired: "让二维码失效",
} as const;

const legalPersons = demoPersons.filter((person): person is DemoPerson & LegalDemoPerson =>
  Boolean(person.entLicenseSn && person.company),
);
type LegalDemoPerson = { company: NonNullable<DemoPerson["company"]> };

export function licenceQr(parts: Parts): LicenceQr {
  const { database, clock, random } = parts;
  return {
    async begin({ id, origin }) {
      const expiresAt = clock.now() + codeLife;
      await database
        .insertInto("phoneAnswers")
        .values({ id, answer: "waiting", expiresAt, personId: null })
        .execute();
      const text = `${origin}${path}?code=${id}`;
      return { imageBase64: qrPicture(text), text, expiresAt };
    },
    async look(id) {
      const row = await answerOf(parts, id);
      if (!row) return { state: "expired" };
      if (!isAnswer(row.answer)) return { state: row.expiresAt > clock.now() ? "waiting" : "expired" };
      if (row.answer !== "confirmed") return { state: row.answer };
      if (row.personId === null) return { state: "failed" };
      const authCode = newId(random);
      await issueTicket(database, sha256(authCode), row.personId, clock.now() + authCodeLife);
      return { state: "confirmed", authCode };
    },
    async exchange(authCode) {
      const id = await spendTicket(database, sha256(authCode), clock.now());
      const person = id === undefined ? undefined : await findPerson(database, id);
      return person?.company ? { ...person, company: person.company } : undefined;
    },
  };
}

export function licencePhonePages(parts: Parts): Hono<GatewayEnv> {
  const { clock } = parts;
  const pages = new Hono<GatewayEnv>();
  const told = (text: string) => page(title, html`<p>${text}</p>`);

  pages.get(path, async (call) => {
    const id = call.req.query("code")?.replaceAll("\0", "") ?? "";
    const row = await answerOf(parts, id);
    if (!row || row.expiresAt <= clock.now()) return call.html(told("二维码已失效，请回到电脑上刷新。"));
    if (isAnswer(row.answer)) return call.html(told(`已处理：${answers[row.answer]}。请回到原来的页面。`));
    const companies = legalPersons.map(
      ({ id: person, company }, at) =>
        html`<p>
          <label>
            <input type="radio" name="person" value="${person}" ${at === 0 ? "checked" : ""} />
            ${company.companyName}（${company.unifiedSocialCreditCode}）
          </label>
        </p>`,
    );
    const buttons = Object.entries(answers).map(
      ([answer, text]) => html`<p><button name="answer" value="${answer}">${text}</button></p>`,
    );
    return call.html(
      page(
        title,
        html`<p>本页代替手机上的电子营业执照 App 或小程序，仅供试用。企业均为虚构，请选择营业执照：</p>
          <form method="post" action="${path}">
            <input type="hidden" name="code" value="${id}" />
            <fieldset>
              <legend>营业执照</legend>
              ${companies}
            </fieldset>
            ${buttons}
          </form>`,
      ),
    );
  });

  pages.post(path, async (call) => {
    const form = new URLSearchParams(new TextDecoder().decode(call.get("raw")));
    const text = (name: string): string => form.get(name)?.replaceAll("\0", "") ?? "";
    const [answer, code] = [text("answer"), text("code")];
    const person = legalPersons.find(({ id }) => id === text("person"));
    if (!isAnswer(answer) || (answer === "confirmed" && !person)) throw new Refusal(400, words.notFound);
    await keepAnswer(parts, code, answer, answer === "confirmed" ? (person?.id ?? null) : null);
    return call.redirect(`${path}?code=${encodeURIComponent(code)}`, 303);
  });
  return pages;
}
