// Drafts for a company whose one-thing is signed, and the way through the e-sign stand-in.

import type { ServedContent } from "../../../content/checked-content.ts";
import type { DeclarationRecord } from "../../../engine/declaration/record.ts";
import { signatureWords } from "../../../engine/signature/texts.ts";
import type { Answer, Browser, CallOptions } from "./browser.ts";
import { type MadeDraft, newKey } from "./declarations.ts";
import { listedForCompanies } from "./doors.ts";
import { servedContent } from "./gateway-under-test.ts";
import { covers, makeUnsigned, save, signedRecord } from "./signing.ts";

const code = "household";

export const company = { id: "CO001", name: "云澜测试甲科技有限公司", creditCode: "91320400MA000TE56T" };

/** The content in which the signed one-thing needs a company. */
export function companyContent(): ServedContent {
  const { catalogue, definitions } = servedContent();
  const known = definitions.get(code);
  if (!known) throw new Error(`No one-thing ${code}.`);
  const definition = { ...known.definition, companyRequired: true };
  const listed = listedForCompanies(catalogue, code);
  return { catalogue: listed, definitions: new Map([...definitions, [code, { ...known, definition }]]) };
}

export type Change = (record: DeclarationRecord) => DeclarationRecord;

/** Everything is answered, for the company that has approved the person. */
export const companyRecord = (change: Change = (same) => same): DeclarationRecord =>
  signedRecord((record) =>
    change({ ...record, principal: { ...record.principal, kind: "company", company } }),
  );

export const makeCompanyDraft = (browser: Browser): Promise<MadeDraft> =>
  makeUnsigned(browser, companyRecord());

export const saveCompany = (
  browser: Browser,
  draft: MadeDraft,
  signatureId: string | null,
  change?: Change,
): Promise<MadeDraft> => save(browser, draft, signatureId, companyRecord(change));

export const begin = (
  browser: Browser,
  draftId: string,
  more: object = {},
  options: CallOptions = {},
): Promise<Answer> =>
  browser.call(
    "toESignPage",
    { draftId, covers: covers(companyRecord()), statement: signatureWords.statement, ...more },
    { idempotencyKey: newKey(), ...options },
  );

export const history = async (browser: Browser, draftId: string) =>
  (await browser.call("getSignHistoryList", { draftId })).data;

/** Presses a button on the platform's page; returns the portal's address that it leads back to. */
export async function press(browser: Browser, url: string, answer: string): Promise<string> {
  const { pathname, searchParams } = new URL(url, browser.origin);
  const form = new URLSearchParams({ flow: searchParams.get("flow") ?? "", answer });
  const response = await browser.fetch(pathname, {
    method: "POST",
    body: form.toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", origin: browser.origin },
  });
  return (response.headers.get("location") ?? "").replace(browser.origin, "");
}

/** Follows the way back; returns where the gateway leads on. */
export async function comeBack(browser: Browser, address: string): Promise<string> {
  const response = await browser.fetch(address);
  return `${response.status} ${response.headers.get("location")?.split("?")[0]}`;
}
