// Whatever belongs to somebody else looks as if it did not exist, in every call that takes an id.

import { expect, test } from "vitest";
import { calls } from "../../../engine/contract/calls.ts";
import { keepCompany } from "../../../gateway/database/companies.ts";
import { addPhoneLink } from "../../../gateway/database/phone-links.ts";
import type { Browser } from "../setup/browser.ts";
import { makeWholeDraft, newKey, submit } from "../setup/declarations.ts";
import { beginFace, contentWith, wholeDraftFor } from "../setup/doors.ts";
import { gatewayUnderTest, type UnderTest } from "../setup/gateway-under-test.ts";
import { covers } from "../setup/signing.ts";
import { breaches, type Stranger } from "./matrix.ts";
import { type Ids, otherRoutes, type Reach, reaches } from "./reaches.ts";

const owning = Object.fromEntries(
  Object.entries(reaches).filter((row): row is [string, Reach] => typeof row[1] === "function"),
);

/** One thing of each kind, made as that person makes it. `companyId`: the declarations are that company's. */
async function makeThings(
  { parts, clock }: UnderTest,
  browser: Browser,
  userId: string,
  companyId: string | null,
): Promise<Ids> {
  const make = () => (companyId === null ? makeWholeDraft(browser) : wholeDraftFor(browser, companyId));
  const { data: receipt } = await submit(browser, await make());
  const { draftId } = await make();
  const { data: view } = await browser.call("draft", { draftId });
  const { randomId: faceId } = await beginFace(browser);
  const digit = userId.slice(-1);
  const theirs = {
    id: `CO90${digit}`,
    companyName: "虚构公司",
    unifiedSocialCreditCode: `91329900MA0TEST0${digit}X`,
  };
  await keepCompany(parts.database, userId, { ...theirs, description: "", applyTime: 0, state: 8 });
  const linkId = digit.repeat(32);
  await addPhoneLink(parts.database, {
    id: linkId,
    tokenHash: linkId,
    ownerId: userId,
    draftId,
    covers: covers(),
    userType: "personal",
    createdAt: clock.now(),
    expiresAt: clock.now() + 60_000,
  });
  const licenceId = digit.repeat(32);
  await parts.database
    .insertInto("licences")
    .values({
      id: licenceId,
      draftId,
      ownerId: userId,
      material: "parkingRight",
      fetchedAt: clock.now(),
      name: "不动产权证",
      numberText: "1",
      issuer: "虚构",
    })
    .execute();
  const { qrUid } = (await browser.call("getEblCode")).data;
  return {
    draftId,
    fileId: view.files[0].fileId,
    licenceId,
    id: receipt.id,
    faceId,
    linkId,
    companyId: theirs.id,
    creditCode: theirs.unifiedSocialCreditCode,
    userId,
    qrUid,
  };
}

async function victimsAndStrangers() {
  const gateway = await gatewayUnderTest({ content: contentWith({ listed: true }) });
  const { person, browser, parts } = gateway;
  const [one, legal] = [await person(1), await person(4)];
  const owned = {
    "a person": await makeThings(gateway, one, "demo-person-1", null),
    "a legal person": await makeThings(gateway, legal, "demo-person-4", "demo-company-1"),
  };
  const visitor = browser();
  await visitor.open();
  const otherCompany = browser();
  await otherCompany.logInByLicence("demo-person-5");
  // Has asked to act for the victim's company, which has not agreed.
  const unauthorised = await person(2);
  const company = { companyName: "云澜市测试科技有限公司", unifiedSocialCreditCode: "91329900MA0TE5T16U" };
  await keepCompany(parts.database, "demo-person-2", {
    id: "demo-company-1",
    ...company,
    description: "",
    applyTime: 0,
    state: 0,
  });
  const another = browser();
  await another.logIn("demo-person-5");
  const strangers: Record<string, Stranger> = {
    nobody: { browser: nobodyOf(browser()), options: { signature: "-" }, statuses: [401] },
    // A code that is scanned belongs to a session, logged in or not.
    "a visitor": { browser: visitor, statuses: [401, 404] },
    "another person": { browser: another, statuses: [404] },
    "another company's legal person": { browser: otherCompany, statuses: [404] },
    "a person whom the company has not authorised": { browser: unauthorised, statuses: [404] },
  };
  return { gateway, owned, strangers, owners: { "a person": one, "a legal person": legal } };
}

/** A browser that keeps no cookie. */
function nobodyOf(browser: Browser): Browser {
  browser.cookies.set = () => browser.cookies;
  return browser;
}

test("[6] what is no call of the contracts stands in the list of routes that own nothing", async () => {
  const { app } = await gatewayUnderTest();
  const known = new Set(Object.values(calls).map(({ method, path }) => `${method} ${path}`));
  const others = app.routes
    .filter(({ method, path }) => method !== "ALL" && !path.startsWith("/stand-ins/"))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !known.has(route));
  expect([...new Set(others)].toSorted()).toEqual(Object.keys(otherRoutes).toSorted());
});

test("[6] nobody, a visitor, another person, another company's and one without authority see, change and take away nothing of anybody's, and cannot tell it from what does not exist", async () => {
  const { gateway, owned, strangers, owners } = await victimsAndStrangers();
  const { pairs, found } = await breaches(gateway.parts.database, owning, strangers, owned);
  console.log(`owners: ${pairs} pairs of a stranger and somebody's thing, ${found.length} breaches`);
  expect(found).toEqual([]);
  expect(gateway.reports).toEqual([]);
  // The things are there: their owners reach them.
  for (const [victim, browser] of Object.entries(owners)) {
    const ids = owned[victim as keyof typeof owned];
    for (const name of [
      "draft",
      "download",
      "licencePaper",
      "projectInfo",
      "signPhoneState",
      "getQrCodeState",
    ]) {
      expect([victim, name, (await owning[name]?.(browser, ids))?.status]).toEqual([victim, name, 200]);
    }
  }
});

test("[6.6] without a login every call that needs one is refused before anything is looked up", async () => {
  const { browser } = await gatewayUnderTest();
  const visitor = browser();
  await visitor.open();
  for (const { name, token } of Object.values(calls)) {
    if (!token) continue;
    const { status } = await visitor.respond(name as keyof typeof calls, {}, { idempotencyKey: newKey() });
    expect([name, status]).toEqual([name, 401]);
  }
});

test("[6] a breach is found: what is shown, what is refused in other words, what is changed without a word", async () => {
  const { gateway, owned, strangers, owners } = await victimsAndStrangers();
  const { database } = gateway.parts;
  const seeded: Record<string, Reach> = {
    draft: async (_browser, ids) =>
      (await owning.draft?.(owners["a person"], ids)) ?? { status: 0, body: "" },
    download: async (browser, ids, options) => {
      const refused = await owning.download?.(browser, ids, options);
      const known = await database.selectFrom("files").where("id", "=", ids.fileId).select("id").execute();
      return {
        status: refused?.status ?? 0,
        body: `${refused?.body}${known.length > 0 ? "不是您的文件" : ""}`,
      };
    },
    deleteFile: async (browser, ids, options) => {
      await database.deleteFrom("files").where("id", "=", ids.fileId).execute();
      return (await owning.deleteFile?.(browser, ids, options)) ?? { status: 0, body: "" };
    },
  };
  const { "another person": stranger } = strangers;
  if (!stranger) throw new Error("Nobody reaches for anything.");
  const { found } = await breaches(database, seeded, { stranger }, { "a person": owned["a person"] });
  expect(found).toEqual([
    "draft of a person by stranger: 200 instead of 404",
    "draft of a person by stranger: not answered as if it did not exist",
    "download of a person by stranger: not answered as if it did not exist",
    "files has changed by stranger",
  ]);
});
