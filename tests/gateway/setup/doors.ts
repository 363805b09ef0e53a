// One-things that need a face check or a company, a phone's answers, and declarations for a company.

import type { ServedContent } from "../../../content/checked-content.ts";
import type { WireDeclaration } from "../../../engine/contract/types.gen.ts";
import type { Catalogue } from "../../../engine/one-thing/definition.ts";
import type { Browser } from "./browser.ts";
import { goodDeclaration, makeDraft, pdf } from "./declarations.ts";
import { servedContent } from "./gateway-under-test.ts";

const code = "parking";

/** The content with a variation of `parking`. */
export function contentWith(change: {
  faceVerification?: boolean;
  companyRequired?: boolean;
  /** Among the services for companies; what needs a company is. */
  listed?: boolean;
}): ServedContent {
  const { definitions, ...city } = servedContent();
  const known = definitions.get(code);
  if (!known) throw new Error(`No one-thing ${code}.`);
  const { faceVerification = false, companyRequired = false, listed = companyRequired } = change;
  const catalogue = listed ? listedForCompanies(city.catalogue, code) : city.catalogue;
  const oneThing = { ...known.definition.oneThing, faceVerification };
  const definition = { ...known.definition, oneThing, companyRequired };
  return { catalogue, definitions: new Map([...definitions, [code, { ...known, definition }]]) };
}

/** The city whose services for companies are this one alone. */
export const listedForCompanies = (catalogue: Catalogue, code: string): Catalogue => ({
  ...catalogue,
  serviceLists: { ...catalogue.serviceLists, QY: [{ group: "甲", items: [code] }] },
});

/** A declaration for a company, or for the person if empty. */
export function declarationFor(instanceId: string): WireDeclaration {
  const declaration = goodDeclaration();
  return { ...declaration, formData: { ...declaration.formData, instanceId } };
}

/** A draft that can be submitted as it is. */
export async function wholeDraftFor(browser: Browser, instanceId: string) {
  const draft = await makeDraft(browser, declarationFor(instanceId));
  for (const material of ["idCard", "parkingRight", "vehicle"]) {
    await browser.upload({ draftId: draft.draftId, material }, { name: `${material}.pdf`, bytes: pdf });
  }
  return draft;
}

export const oneThingId = (): string => servedContent().definitions.get(code)?.definition.oneThing.id ?? "";

/** Starts a face check; returns its id and the text of the QR code. */
export async function beginFace(browser: Browser): Promise<{ randomId: string; qrText: string }> {
  const { data, status, msg } = await browser.call("cardIdToRandomId", { oneThingId: oneThingId() });
  if (status !== 200) throw new Error(`The face check was refused: ${msg}`);
  return data;
}

/** Scans the code with a phone that has no session, and presses that button. */
export async function phone(browser: Browser, qrText: string, answer: string): Promise<number> {
  const { pathname, searchParams } = new URL(qrText);
  const form = new URLSearchParams({ check: searchParams.get("check") ?? "", answer });
  const response = await browser.fetch(pathname, {
    method: "POST",
    body: form.toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", origin: browser.origin },
  });
  return response.status;
}

export async function confirmFace(browser: Browser, handset: Browser): Promise<void> {
  const { randomId, qrText } = await beginFace(browser);
  await phone(handset, qrText, "confirmed");
  await browser.call("pcGetFaceResult", { id: randomId });
}
