// An invented person sits down at a device: opens the portal, is logged in, does what they came for, and leaves.

import { below } from "../../workshop/answers/chance.ts";
import { declare } from "./declare.ts";
import type { Page } from "./device.ts";
import { follow, pry } from "./follow.ts";
import { Left, leave, type PersonParts, rootOf, type Sitting, second, until } from "./sitting.ts";

/** Resolves with whether the person has done what they sat down for. */
export async function sit(sitting: Sitting, parts: PersonParts): Promise<boolean> {
  try {
    const page = await come(sitting, parts);
    await { declare, follow, pry }[sitting.does](page, sitting, parts);
    const { page: last } = sitting.device;
    if (last && sitting.chance() < 0.3) await logOut(last, parts).catch(leave);
    sitting.device.page?.close(true);
    return true;
  } catch (problem) {
    if (!(problem instanceof Left)) throw problem;
    sitting.device.page?.close(sitting.calm || sitting.chance() < 0.6);
    return false;
  }
}

/** Opens the portal and is logged in. */
async function come(sitting: Sitting, parts: PersonParts): Promise<Page> {
  const { person, device } = sitting;
  let page = device.load(`${parts.origin}/tListId`);
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await until(page, parts, () => rootOf(page).ready || rootOf(page).popup !== null);
    const { user, popup, ready } = rootOf(page);
    if (!ready && popup) {
      await parts.timeline.sleep(5 * second);
      page.portal.send({ type: "RETRY" });
      continue;
    }
    const isLegal = user?.userType === "enterprise";
    if (user?.certificateNumber === person.certificateNumber && isLegal === sitting.legal) return page;
    if (user) {
      await logOut(page, parts);
      page = device.load(`${parts.origin}/tListId`);
      continue;
    }
    if (sitting.legal) {
      await showLicence(page, sitting, parts);
      continue;
    }
    page.portal.send({ type: "LOGIN", returnTo: `${parts.origin}/tListId` });
    await until(page, parts, () => page.leads !== undefined);
    page = device.load(await throughLogin(page.leads ?? "", sitting, parts));
    await until(
      page,
      parts,
      () => rootOf(page).ready || rootOf(page).popup !== null || rootOf(page).arrived !== null,
    );
    if (rootOf(page).arrived) page.portal.send({ type: "ARRIVAL", agrees: true });
  }
  throw new Left();
}

async function throughLogin(
  url: string,
  { device, person }: Sitting,
  { city }: PersonParts,
): Promise<string> {
  try {
    const leads = await device.follow(url);
    const back = new URL(leads, "http://portal.test").searchParams.get("return");
    if (back === null) throw new Left();
    return await city.logIn(person.id, back);
  } catch {
    throw new Left();
  }
}

/** Shows the licence on the phone to the code on the page. */
async function showLicence(page: Page, { person, chance }: Sitting, parts: PersonParts): Promise<void> {
  const door = () => {
    const { legal } = rootOf(page);
    return legal === "opening" ? null : legal?.getSnapshot();
  };
  const isHere = () => rootOf(page).user !== null;
  page.portal.send({ type: "LEGAL_LOGIN" });
  await until(page, parts, () => Boolean(door()?.context.code) || rootOf(page).popup !== null);
  const code = door()?.context.code;
  if (code) {
    await parts.timeline.sleep(below(chance, 20 * second));
    await parts.city.confirmLicence(person.id, code.text);
    await until(page, parts, () => isHere() || door()?.matches("waiting") === false, 20 * second).catch(
      leave,
    );
  }
  if (!isHere()) page.portal.send({ type: "LEGAL_CLOSE" });
}

async function logOut(page: Page, parts: PersonParts): Promise<void> {
  page.portal.send({ type: "LOGOUT" });
  await until(page, parts, () => rootOf(page).user === null || rootOf(page).popup !== null);
}
