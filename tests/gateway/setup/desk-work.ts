// Submits applications, and presses a clerk's buttons at the departments' desk.

import type { AuthorisationState } from "../../../engine/application/authorisation.ts";
import { transitionTexts } from "../../../engine/application/texts.ts";
import type { Browser } from "./browser.ts";
import { makeWholeDraft, pdf, submit } from "./declarations.ts";
import { wholeDraftFor } from "./doors.ts";
import type { UnderTest } from "./gateway-under-test.ts";

export const matter = "OT901-M01";
export const deskPath = "/stand-ins/departments-desk";

/** Returns the application's id and number. */
export async function submitted(browser: Browser, companyId = ""): Promise<{ id: string; number: string }> {
  const draft = companyId ? await wholeDraftFor(browser, companyId) : await makeWholeDraft(browser);
  const { data, msg, status } = await submit(browser, draft);
  if (status !== 200) throw new Error(`The draft was not taken: ${msg}`);
  return data;
}

export interface Press {
  /** The label of the button. */
  action: string;
  from: string;
  /** Absent for the application as a whole. */
  matter?: string;
  note?: string;
  dueBy?: string;
}

const eventOf = (label: string): string => {
  const [event] = Object.entries(transitionTexts).find(([, said]) => said === label) ?? [];
  if (event === undefined) throw new Error(`There is no button ${label}.`);
  return event;
};

/** Returns the HTTP status: 303 done, 409 not allowed or too late. */
export async function press(
  browser: Browser,
  id: string,
  { matter: of = "", action, ...rest }: Press,
): Promise<number> {
  const response = await browser.fetch(deskPath, {
    method: "POST",
    body: new URLSearchParams({ application: id, matter: of, event: eventOf(action), ...rest }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", origin: browser.origin },
  });
  return response.status;
}

export const askAuthority = (browser: Browser, id: string, more: Partial<Press> = {}) =>
  press(browser, id, { action: "要求上传委托书", from: "已申请", note: "非本人办理", ...more });

export const refuse = (browser: Browser, id: string, from = "已申请") =>
  press(browser, id, { action: "不予批准", from, note: "车位不在本市" });

/** The matter is accepted and then returned. */
export async function returned(browser: Browser, id: string): Promise<void> {
  await press(browser, id, { matter, action: "受理", from: "待受理" });
  await press(browser, id, { matter, action: "要求补正", from: "办理中", note: "照片不清楚" });
}

/** Uploads a file to what an application waits for; returns its id, or the answer that refused it. */
export async function supplement(browser: Browser, id: string, place: string, bytes: Uint8Array = pdf) {
  return browser.upload({ draftId: id, material: place }, { name: "文件.pdf", bytes });
}

export async function setAuthorisation(
  { parts }: UnderTest,
  companyId: string,
  state: AuthorisationState,
  ownerId = "demo-person-1",
): Promise<void> {
  await parts.database
    .updateTable("authorisations")
    .set({ state })
    .where("companyId", "=", companyId)
    .where("ownerId", "=", ownerId)
    .execute();
}
