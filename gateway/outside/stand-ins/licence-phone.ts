// Stands in for the business licence app: its owner chooses a company, confirms, refuses, fails or lets the code expire.

import type { Hono } from "hono";
import { html } from "hono/html";
import type { GatewayEnv } from "../../context.ts";
import { issueTicket, spendTicket } from "../../database/sessions.ts";
import { type Dependencies, newId } from "../../dependencies.ts";
import { sha256 } from "../../hashes.ts";
import { type DemoPerson, demoPersons } from "../../seed/persons.ts";
import type { LicenceQr } from "../outside.ts";
import { awaitAnswer, type PhoneParts, stateOf } from "./phone-answers.ts";
import { qrPicture } from "./qr-picture.ts";
import { scannedPages } from "./scanned-page.ts";

type Parts = PhoneParts & Pick<Dependencies, "random">;

const path = "/stand-ins/phone/licence";
/** Milliseconds in which an auth code may be used. */
const authCodeLife = 60_000;

const legalPersons = demoPersons.filter((person): person is DemoPerson & LegalDemoPerson =>
  Boolean(person.entLicenseSn && person.company),
);
/** Which door a code was made for is part of its hash: the provincial login knows none of these. */
const keptAs = (authCode: string): string => sha256(`licence ${authCode}`);

type LegalDemoPerson = { company: NonNullable<DemoPerson["company"]> };

export function licenceQr(parts: Parts): LicenceQr {
  const { database, clock, random } = parts;
  return {
    async begin({ id, origin }) {
      const expiresAt = await awaitAnswer(parts, id);
      const text = `${origin}${path}?code=${id}`;
      return { imageBase64: qrPicture(text), text, expiresAt };
    },
    async look(id) {
      const { state, personId } = await stateOf(parts, id);
      if (state !== "confirmed") return { state };
      if (personId === null) return { state: "failed" };
      const authCode = newId(random);
      await issueTicket(database, keptAs(authCode), personId, clock.now() + authCodeLife);
      return { state, authCode };
    },
    async exchange(authCode) {
      const id = await spendTicket(database, keptAs(authCode), clock.now());
      return legalPersons.find((person) => person.id === id);
    },
  };
}

const companies = legalPersons.map(
  ({ id, company }, at) =>
    html`<p>
      <label>
        <input type="radio" name="person" value="${id}" ${at === 0 ? "checked" : ""} />
        ${company.companyName}（${company.unifiedSocialCreditCode}）
      </label>
    </p>`,
);

export const licencePhonePages = (parts: PhoneParts): Hono<GatewayEnv> =>
  scannedPages(parts, {
    path,
    title: "电子营业执照（模拟）",
    code: "code",
    lead: "本页代替手机上的电子营业执照 App 或小程序，仅供试用。企业均为虚构，请选择营业执照：",
    answers: {
      confirmed: "确认登录",
      refused: "拒绝登录",
      failed: "核验失败（执照无效）",
      expired: "让二维码失效",
    },
    choice: {
      fields: html`<fieldset>
        <legend>营业执照</legend>
        ${companies}
      </fieldset>`,
      isOne: (personId) => legalPersons.some(({ id }) => id === personId),
    },
  });
