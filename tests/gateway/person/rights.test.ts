// The rights of a person: everything that is stored about them is handed out, and erased.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkTrail } from "../../../gateway/audit/trail.ts";
import { usualRetention } from "../../../gateway/base/retention.ts";
import { entriesOf } from "../../../gateway/database/audit-rows.ts";
import { tablesInOrder } from "../../../gateway/database/upkeep/copy-rows.ts";
import { day } from "../../../gateway/database/upkeep/sweep-rows.ts";
import { erase } from "../../../gateway/ops/person/erase.ts";
import { findPersonId } from "../../../gateway/ops/person/find-person.ts";
import { handOut } from "../../../gateway/ops/person/hand-out.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import type { Browser } from "../setup/browser.ts";
import { goodDeclaration, makeDraft, makeWholeDraft, newKey, pdf, submit } from "../setup/declarations.ts";
import { askAuthority, matter, press, refuse, supplement } from "../setup/desk-work.ts";
import { gatewayUnderTest, type UnderTest } from "../setup/gateway-under-test.ts";
import { begin, comeBack, companyContent, makeCompanyDraft, press as pressSeal } from "../setup/sealing.ts";
import { drawn, makeUnsigned, save, sign } from "../setup/signing.ts";
import { startedAgain } from "../setup/started-again.ts";
import { testSecrets } from "../setup/test-secrets.ts";

const number = "329900198503121014";
const personId = "demo-person-1";
const told = () => goodDeclaration({ parkAddress: "云澜市霁桥镇樱桃巷77号", parkNo: "Q7-4417" });

/** A draft, a signature, and applications: withdrawn, for a company, under way and returned by a department. */
async function lived(under: UnderTest) {
  const browser = await under.person(1);
  await makeWholeDraft(browser, told());
  const withdrawn = await submit(browser, await makeWholeDraft(browser, told()));
  await browser.call("withdrawApplication", { id: withdrawn.data.id }, { idempotencyKey: newKey() });
  const company = await startedAgain(under, companyContent());
  const { draftId } = await makeCompanyDraft(company);
  const { url } = (await begin(company, draftId)).data;
  await comeBack(company, await pressSeal(company, url, "signed"));
  const ofCompany = await submit(company, (await company.call("draft", { draftId })).data);
  const unsigned = await makeUnsigned(browser);
  const { signatureId } = (await sign(browser, unsigned.draftId, drawn())).data;
  const signed = await submit(browser, await save(browser, unsigned, signatureId));
  const returned = await submit(browser, await makeWholeDraft(browser, told()));
  for (const [action, from] of [
    ["受理", "待受理"],
    ["要求补正", "办理中"],
  ] as const) {
    await press(browser, returned.data.id, { matter, action, from, note: "照片不清楚" });
  }
  await supplement(browser, returned.data.id, matter, pdf);
  await browser.call("getLicense", {
    draftId: unsigned.draftId,
    material: "idCard",
    oneThingId: "OT902",
    terminal: "pc",
  });
  const ids = [ofCompany, signed, returned].map(({ data }) => data.id as string);
  return { browser, ids };
}

/** Every row of every table, as whoever has the keys reads it; in an order of their own, since an update moves a row. */
async function everything({ parts }: UnderTest, but: readonly string[] = []): Promise<string> {
  const tables = tablesInOrder.filter((name) => !but.includes(name));
  const rows = await Promise.all(tables.map((name) => parts.database.selectFrom(name).selectAll().execute()));
  return JSON.stringify(rows.map((ofTable) => ofTable.map((row) => JSON.stringify(row)).toSorted()));
}

test("[9] everything about a person is handed out, found by their number: rows of every table, files with their bytes, the trail", async () => {
  const under = await gatewayUnderTest();
  await lived(under);
  const other = await under.person(2);
  await makeDraft(other);
  expect(await findPersonId(under.parts.database, number)).toBe(personId);
  const folder = join(temporaryFolder("portal-person"), "out");
  const { rows, files, missing } = await handOut(under.parts, personId, folder);
  expect(missing).toEqual([]);
  const text = readFileSync(join(folder, "person.json"), "utf8");
  const out = JSON.parse(text);
  for (const table of [
    "users",
    "drafts",
    "applications",
    "applicationMatters",
    "applicationEvents",
    "files",
  ]) {
    expect(out[table], table).not.toHaveLength(0);
  }
  for (const table of [
    "signatures",
    "authorisations",
    "companies",
    "auditEntries",
    "sessions",
    "idempotency",
  ]) {
    expect(out[table], table).not.toHaveLength(0);
  }
  expect(out.users).toEqual([expect.objectContaining({ certificateNumber: number, realName: "测试甲" })]);
  const numbers = out.drafts.map(
    (draft: { declaration: { formData: object } }) => draft.declaration.formData,
  );
  expect(numbers).toContainEqual(expect.objectContaining({ parkNo: "Q7-4417" }));
  expect(out.auditEntries.at(-1)).toMatchObject({ actor: "operator", act: "export" });
  expect(out.auditEntries[0].at).toMatch(/^2026-11-20T02:00/);
  expect(text).not.toMatch(/demo-person-2|sessionHash|tokenHash/);
  const written = readdirSync(join(folder, "files"));
  expect(written).toHaveLength(files);
  const pdfs = written.filter((name) => name.endsWith(".pdf"));
  for (const name of pdfs) expect(readFileSync(join(folder, "files", name))).toEqual(pdf);
  expect(written.some((name) => name.endsWith("-signature.png"))).toBe(true);
  expect(rows).toBeGreaterThan(60);
  await expect(handOut(under.parts, personId, folder)).rejects.toThrow(/is not empty/);
});

test("[9] erased while applications are under way: those are kept and named with the reason, the rest is gone", async () => {
  const under = await gatewayUnderTest();
  const { browser, ids } = await lived(under);
  const { parts } = under;
  const rowsBefore = await everything(under, ["auditEntries", "auditHeads"]);
  const pretended = await erase(parts, personId, usualRetention, true);
  expect(await everything(under, ["auditEntries", "auditHeads"])).toBe(rowsBefore);
  const erased = await erase(parts, personId, usualRetention);
  expect(erased).toMatchObject({ drafts: pretended.drafts, applications: 1, kept: pretended.kept });
  expect(erased.kept).toHaveLength(3);
  for (const sentence of erased.kept)
    expect(sentence).toMatch(/^Application \d{20} \(.+\) is kept, because it is under way/);
  expect((await browser.call("userGet")).status).toBe(401);
  const again = await under.person(1);
  const { items } = (await again.call("applications", {})).data;
  expect(items.map(({ id }: { id: string }) => id).toSorted()).toEqual(ids.toSorted());
  expect((await again.call("projectInfo", { id: ids[2] })).status).toBe(200);
});

test("[4, 9] an application that its overdue 委托书 has ended is no longer under way", async () => {
  const under = await gatewayUnderTest();
  const browser = await under.person(1);
  const { data } = await submit(browser, await makeWholeDraft(browser, told()));
  await askAuthority(browser, data.id);
  const whyKept = async () => (await erase(under.parts, personId, usualRetention, true)).kept;
  expect(await whyKept()).toEqual([expect.stringContaining("it is under way")]);
  under.clock.advance(30 * day);
  expect(await whyKept()).toEqual([expect.stringContaining("the law keeps it until 2036-11-17")]);
});

test("[9] finished applications are kept as long as they must be, and the person's own row says nothing any more", async () => {
  const under = await gatewayUnderTest();
  const browser = await under.person(1);
  const { data } = await submit(browser, await makeWholeDraft(browser, told()));
  await refuse(browser, data.id);
  under.clock.advance(10 * day);
  const { kept } = await erase(under.parts, personId, usualRetention);
  expect(kept).toEqual([
    expect.stringMatching(/is kept, because the law keeps it until 2036-11-17 \(RETENTION\)/),
  ]);
  const users = await under.parts.database
    .selectFrom("users")
    .selectAll()
    .where("id", "=", personId)
    .execute();
  expect(users).toMatchObject([{ realName: "", mobile: "", certificateNumber: "" }]);
  under.clock.advance(3651 * day);
  expect((await erase(under.parts, personId, usualRetention)).kept).toEqual([]);
  expect(await everything(under, ["auditEntries", "auditHeads"])).not.toContain(personId);
});

async function finishedAndErased(under: UnderTest): Promise<Browser> {
  const { browser, ids } = await lived(under);
  for (const id of ids)
    await press(browser, id, { action: "不予批准", from: "已申请", note: "车位不在本市" });
  const working = ids[2] ?? "";
  await press(browser, working, { action: "不予批准", from: "办理中", note: "车位不在本市" });
  under.clock.advance(4000 * day);
  const { kept } = await erase(under.parts, personId, usualRetention);
  expect(kept).toEqual([]);
  return browser;
}

test("[9] after the erasure a search over all tables and files finds nothing of the person, and everything of the others", async () => {
  const under = await gatewayUnderTest();
  const other = await under.person(2);
  const ofOther = JSON.stringify(goodDeclaration()).replaceAll(number, "329900199007082022");
  const { draftId } = await makeDraft(other, JSON.parse(ofOther));
  await finishedAndErased(under);
  const left = await everything(under, ["auditEntries", "auditHeads", "companies", "definitions"]);
  for (const text of [personId, number, "ceshijia", "樱桃巷77号", "Q7-4417", "照片不清楚", "整租"]) {
    expect(left, text).not.toContain(text);
  }
  expect(await under.parts.files.list()).toEqual([]);
  const drafts = await under.parts.database.selectFrom("drafts").select("id").execute();
  expect(drafts).toEqual([{ id: draftId }]);
});

test("[9] the trail of somebody who was erased is whole, and says who did it", async () => {
  const under = await gatewayUnderTest();
  await finishedAndErased(under);
  const { database } = under.parts;
  expect((await checkTrail(database, testSecrets.signature)).broken).toEqual([]);
  const entries = await entriesOf(database, { personId });
  expect(entries.at(-1)).toMatchObject({ actor: "operator", act: "erase", what: "person" });
  expect(JSON.stringify(entries)).not.toMatch(/3299\d{10}|测试|樱桃巷/);
  await expect(findPersonId(database, number)).rejects.toThrow(/^Nobody with this ID number/);
});
