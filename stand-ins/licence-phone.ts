// Stands in for the business licence app: its owner chooses a company, confirms, refuses, fails or lets the code expire.

import type { Hono } from "hono";
import { html } from "hono/html";
import { type DemoPerson, demoPersons } from "../gateway/ops/seed/persons.ts";
import { newId, type Parts } from "./parts.ts";
import { awaitAnswer, stateOf } from "./phone-answers.ts";
import { qrPicture } from "./qr-picture.ts";
import { scannedPages } from "./scanned-page.ts";

const path = "/stand-ins/phone/licence";
/** Milliseconds in which an auth code may be used. */
const authCodeLife = 60_000;

const legalPersons = demoPersons.filter((person): person is DemoPerson & LegalDemoPerson =>
  Boolean(person.entLicenseSn && person.company),
);
/** Which door a code was made for is part of its name: the provincial login knows none of these. */
const keptAs = (authCode: string): string => `licence ${authCode}`;

type LegalDemoPerson = { company: NonNullable<DemoPerson["company"]> };

export function licenceQr(parts: Parts) {
  const { kept, clock } = parts;
  return {
    async begin({ id, origin }: Record<"id" | "origin", string>) {
      const expiresAt = await awaitAnswer(parts, id);
      const text = `${origin}${path}?code=${id}`;
      return { imageBase64: qrPicture(text), text, expiresAt };
    },
    async look({ id }: { id: string }) {
      const { state, personId } = await stateOf(parts, id);
      if (state !== "confirmed") return { state, authCode: null };
      if (personId === null) return { state: "failed" as const, authCode: null };
      const authCode = newId(parts);
      await kept.add(keptAs(authCode), personId, clock.now() + authCodeLife);
      return { state, authCode };
    },
    async exchange({ authCode }: { authCode: string }) {
      const personId = await kept.take(keptAs(authCode));
      const found = legalPersons.find(({ id }) => id === personId);
      if (!found) return { person: null };
      const { id, realName, mobile, certificateNumber, loginName, entLicenseSn, company } = found;
      const { state: _, ...itsCompany } = company;
      return {
        person: { id, realName, mobile, certificateNumber, loginName, entLicenseSn, company: itsCompany },
      };
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

export const licencePhonePages = (parts: Parts): Hono =>
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
