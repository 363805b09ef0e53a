// A legal person's login in the whole portal: the page stays, what was waiting continues, and nothing of another person is left.

import { describe, expect, it } from "vitest";
import { dialogOf } from "../../../../engine/portal/handling/handling.ts";
import { confirmedShown } from "../../../../engine/portal/handling/qr-check.ts";
import { legalPoll } from "../../../../engine/portal/legal-login.ts";
import { storageKey } from "../../../../engine/portal/visit/persisted.ts";
import { people } from "../../../people/people.ts";
// The portal loads this on demand; here it is preloaded, so that no test waits for a disk.
import "../../../../engine/portal/legal-login.ts";
import { answer, declaring, edit, plate } from "../session/declaring.ts";
import { loadParking, settled, stage, wang } from "../stage.ts";

const company = people["legal-person"];
const otherCompany = { ...company, id: "person-5", realName: "测试戊", deviceKey: "5".repeat(64) };

type Stage = ReturnType<typeof stage>;

async function scan(on: Stage, by = company): Promise<void> {
  on.portal.send({ type: "LEGAL_LOGIN" });
  await settled();
  on.gateway.legal.confirmedBy = by;
  on.clock.increment(legalPoll);
  await settled();
  on.clock.increment(confirmedShown);
  await settled();
}

const dialog = (on: Stage) => dialogOf(on.portal.handling.getSnapshot());
const stored = (on: Stage) => [...on.storage.values()].join();

/** A declaration of a legal person whose session has ended. */
async function ended() {
  const on = await declaring({ user: company, address: "/step/three" });
  answer(on, "苏A12345");
  on.gateway.refuse.set(edit, { status: 401, msg: "登录已失效，请重新登录" });
  on.clock.increment(1000);
  await settled();
  on.gateway.refuse.clear();
  return on;
}

describe("[4] logging in where one stands", () => {
  it("[4] a visitor becomes the legal person, on the same page, and is told", async () => {
    const on = stage({ user: null, address: "/guide/parking" });
    await settled();
    await scan(on);
    expect(on.context()).toMatchObject({ user: company, token: "T-legal", legal: null, popup: null });
    expect(on.context().toast?.message).toBe("已登录：云澜市测试科技有限公司");
    expect([on.seen.navigations, on.seen.external]).toEqual([[], []]);
    expect(on.storage.get("aNetToken")).toBe("T-legal");
    // The previous user's token is different.
    expect(on.gateway.legal.asked).toEqual(["Bearer T-legal"]);
  });

  it("[4] closed, the dialog is gone and nobody is logged in, whatever the phone says then", async () => {
    const on = stage({ user: null });
    await settled();
    on.portal.send({ type: "LEGAL_LOGIN" });
    await settled();
    expect(on.context().legal).not.toBeNull();
    on.portal.send({ type: "LEGAL_CLOSE" });
    on.gateway.legal.confirmedBy = company;
    on.clock.increment(60_000);
    await settled();
    expect(on.context()).toMatchObject({ legal: null, user: null });
  });

  it("[4] closed before its code was there, it stays closed", async () => {
    const on = stage({ user: null });
    await settled();
    on.portal.send({ type: "LEGAL_LOGIN" });
    on.portal.send({ type: "LEGAL_CLOSE" });
    await settled();
    expect(on.context().legal).toBeNull();
  });

  it("[6] logging out leaves nothing of the legal person", async () => {
    const on = stage({ user: null });
    await settled();
    await scan(on);
    on.portal.send({ type: "LOGOUT" });
    await settled();
    expect(on.context()).toMatchObject({ user: null, token: null });
    expect(on.storage.size).toBe(0);
  });
});

describe("[4] a company's affair, and nobody who is logged in", () => {
  const asked = async () => {
    const { definition, checks } = loadParking();
    const forCompanies = { definition: { ...definition, companyRequired: true }, checks };
    const on = stage({ user: null, address: "/guide/parking" }, forCompanies);
    await settled();
    on.portal.send({ type: "APPLY", code: "parking" });
    await settled();
    return on;
  };

  it("[4.24] asks which login; the personal one is the province's", async () => {
    const on = await asked();
    expect([dialog(on), on.seen.external]).toEqual(["login", []]);
    on.portal.send({ type: "CONFIRM" });
    await settled();
    expect(on.seen.external).toEqual([expect.stringContaining("/login?return=")]);
  });

  it("[4] after the legal person's login the handling goes on by itself", async () => {
    const on = await asked();
    await scan(on);
    expect([dialog(on), on.seen.external]).toEqual(["township", []]);
  });

  it("[4] with the legal person's login closed, the choice is there again", async () => {
    const on = await asked();
    on.portal.send({ type: "LEGAL_LOGIN" });
    await settled();
    on.portal.send({ type: "LEGAL_CLOSE" });
    expect([dialog(on), on.context().legal]).toEqual(["login", null]);
  });

  it("[4] a person's own affair asks nothing: its login is the province's", async () => {
    const on = stage({ user: null, address: "/guide/parking" });
    await settled();
    on.portal.send({ type: "APPLY", code: "parking" });
    await settled();
    expect([dialog(on), on.seen.external.length]).toEqual([null, 1]);
  });
});

describe("[6] a session that was somebody's", () => {
  it("[8] the popup leads a legal person to its own login, others to the province's", async () => {
    const on = await ended();
    expect(on.context().popup).toMatchObject({ legal: true });
    const person = await declaring();
    person.gateway.refuse.set(edit, { status: 401, msg: "请先登录" });
    answer(person, "苏A12345");
    person.clock.increment(1000);
    await settled();
    expect(person.context().popup).toMatchObject({ legal: false });
  });

  it("[6] the same legal person goes on where it was, and what was not saved is saved", async () => {
    const on = await ended();
    const before = on.gateway.calls.length;
    await scan(on);
    expect(plate(on)).toBe("苏A12345");
    expect(on.context().popup).toBeNull();
    expect(on.saving().status).toBe("saved");
    expect(on.gateway.calls.slice(before).map(({ name }) => name)).toEqual(["editDeclare"]);
    expect(on.seen.navigations.filter(({ page }) => page === "list")).toEqual([]);
  });

  it("[6] another legal person finds nothing of it: not on the page, not in storage, and nothing of it is sent", async () => {
    const on = await ended();
    on.portal.send({ type: "OFFICE_TAB", tab: "?search=苏A12345" });
    on.portal.persist();
    expect(stored(on)).toContain("苏A12345");
    const before = on.gateway.calls.length;
    await scan(on, otherCompany);
    expect(on.context()).toMatchObject({ user: { id: "person-5" }, session: null, officeActiveTab: "" });
    expect(stored(on)).not.toContain("苏A12345");
    expect(JSON.parse(on.storage.get(storageKey) ?? "{}")).toMatchObject({
      person: "person-5",
      declaration: null,
    });
    expect(on.seen.navigations.at(-1)).toEqual({ page: "list", replace: true });
    on.clock.increment(60_000);
    await settled();
    expect(on.gateway.calls.slice(before)).toEqual([]);
  });

  it("[6] what a page had loaded for the person before is asked anew", async () => {
    const on = await ended();
    const load = on.portal.loads.get("applications", {});
    await scan(on, otherCompany);
    expect(on.portal.loads.get("applications", {})).not.toBe(load);
  });

  it("[3] a step that was opened without a login is opened for the legal person whose it is", async () => {
    const on = await declaring({ user: company });
    answer(on, "苏A12345");
    on.portal.persist();
    const back = stage({ storage: on.storage, user: null, address: "/step/three" });
    await settled();
    back.portal.send({ type: "OPEN_STEP", step: "one-form" });
    await settled();
    expect(back.context().popup?.legal).toBeUndefined();
    await scan(back);
    expect(plate(back)).toBe("苏A12345");
  });

  it("[6.1] the same person by the other login is another principal: nothing of it is on the page, in storage, or sent", async () => {
    const on = await declaring({
      user: { ...company, userType: "personal", company: null, deviceKey: "1".repeat(64) },
    });
    on.gateway.refuse.set(edit, { status: 401, msg: "登录已失效，请重新登录" });
    answer(on, "苏A12345");
    on.clock.increment(1000);
    await settled();
    on.gateway.refuse.clear();
    on.portal.persist();
    expect(stored(on)).toContain("苏A12345");
    const before = on.gateway.calls.length;
    await scan(on);
    expect(on.context()).toMatchObject({ user: company, session: null });
    expect(stored(on)).not.toContain("苏A12345");
    on.clock.increment(60_000);
    await settled();
    expect(on.gateway.calls.slice(before)).toEqual([]);
  });

  it("[6] a step of another person's is not", async () => {
    const on = await declaring({ user: wang });
    answer(on, "苏A12345");
    on.portal.persist();
    const back = stage({ storage: on.storage, user: null, address: "/step/three" });
    await settled();
    back.portal.send({ type: "OPEN_STEP", step: "one-form" });
    await settled();
    await scan(back);
    expect([back.context().session, stored(back).includes("苏A12345")]).toEqual([null, false]);
    expect(back.seen.navigations.at(-1)).toEqual({ page: "list", replace: true });
  });
});
