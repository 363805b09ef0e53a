// A person signs: by their typed name, by hand on their phone, or with the seal of the company for which they act.

import type { DeclarationSession } from "../../engine/portal/session/session.ts";
import { handwritingView } from "../../engine/portal/signing/on-phone.ts";
import { png } from "../people/small-files.ts";
import type { Page } from "./device.ts";
import { goOn, leave, type PersonParts, type Sitting, second, until } from "./sitting.ts";

/** Gives the page on which the person goes on. */
export async function sign(
  page: Page,
  session: DeclarationSession,
  sitting: Sitting,
  parts: PersonParts,
): Promise<Page> {
  const { person, chance } = sitting;
  const { actor } = session;
  const way = chance();
  const { company } = actor.getSnapshot().context.record.principal;
  if (company && way < 0.5) return seal(page, session, sitting, parts);
  if (way < 0.7) actor.send({ type: "SIGN", given: { kind: "typed", name: person.realName }, onward: true });
  else await signByPhone(page, session, sitting, parts);
  return page;
}

/** The computer shows a code, and the phone is written on. */
async function signByPhone(
  page: Page,
  session: DeclarationSession,
  { phone }: Sitting,
  parts: PersonParts,
): Promise<void> {
  const check = await session.phoneSigning();
  const is = () => check.getSnapshot();
  check.start();
  await until(page, parts, () => !is().matches("opening"));
  const { code } = is().context;
  if (code) {
    const page = phone.load(code.text);
    await write(page, parts, new URL(code.text).hash.slice(1)).catch(leave);
    page.close(true);
  }
  await until(page, parts, () => !is().matches("waiting"), 10 * second).catch(leave);
  // A confirmation takes effect all the same.
  check.send({ type: "CLOSE" });
}

async function write(page: Page, parts: PersonParts, token: string): Promise<void> {
  const writing = await page.portal.handwriting(token);
  const status = () => handwritingView(writing.getSnapshot()).status;
  writing.start();
  await until(page, parts, () => status() !== "opening");
  for (let tries = 0; status() === "writing" && tries < 3; tries += 1) {
    writing.send({ type: "SIGN", image: png.toString("base64") });
    await until(page, parts, () => status() !== "sending");
  }
  writing.stop();
}

/** The browser is led to the platform of seals, and comes back with what it says. */
async function seal(
  page: Page,
  { actor }: DeclarationSession,
  { device, chance, calm }: Sitting,
  parts: PersonParts,
): Promise<Page> {
  actor.send({ type: "SIGN", given: { kind: "seal" }, onward: false });
  await until(page, parts, () => page.leads !== undefined || !actor.getSnapshot().hasTag("busy"));
  if (page.leads === undefined) return page;
  const back = await parts.city.seal(page.leads, calm || chance() < 0.8 ? "signed" : "refused");
  page.close(true);
  // Whoever gets no answer goes back to the portal.
  await device.follow(back).catch(() => undefined);
  const next = device.load(`${parts.origin}/tListId`);
  await goOn(next, parts);
  return next;
}
