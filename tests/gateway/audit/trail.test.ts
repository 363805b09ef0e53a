// Walks a declaration and reads what the audit trail says of it; tampers with it and sees it told.

import { join } from "node:path";
import { expect, test } from "vitest";
import { calls } from "../../../engine/contract/calls.ts";
import { acts } from "../../../gateway/audit/acts.ts";
import { checkTrail } from "../../../gateway/audit/trail.ts";
import { words } from "../../../gateway/base/texts.ts";
import { entriesOf } from "../../../gateway/database/audit-rows.ts";
import { DatabaseSync } from "../../../gateway/database/sqlite/sqlite.ts";
import type { AuditEntryRow } from "../../../gateway/database/tables.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { makeDraft, newKey, submit } from "../setup/declarations.ts";
import { matter, press, submitted } from "../setup/desk-work.ts";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";
import { testSecrets } from "../setup/test-secrets.ts";

const key = testSecrets.signature;

async function walked() {
  const under = await gatewayUnderTest();
  const person = await under.person(1);
  const { id } = await submitted(person);
  expect(await press(person, id, { matter, action: "受理", from: "待受理" })).toBe(303);
  return { ...under, walker: person, id };
}

test("who logged in, changed, submitted and decided is in the trail, in order, and no answer of the form is", async () => {
  const { parts, id } = await walked();
  const entries = await entriesOf(parts.database, { personId: "demo-person-1" });
  const acts = entries.map(({ actor, act, what }) => [actor, act, what].join(" "));
  expect(acts[0]).toMatch(/^demo-person-1 login /);
  expect(acts).toContain("demo-person-1 change editDeclare");
  expect(acts).toContain("demo-person-1 change uploadFile");
  expect(entries).toContainEqual(expect.objectContaining({ what: "registerDeclare", subject: id }));
  expect(entries.at(-1)).toMatchObject({
    actor: "departments-desk",
    act: "decide",
    subject: `${id}/${matter}`,
  });
  expect(entries.map(({ position }) => position)).toEqual(entries.map((_, index) => index + 1));
  expect(JSON.stringify(entries)).not.toMatch(/3299\d{10}|测试/);
});

test("what is read and downloaded is recorded, and a page that is loaded often once an hour", async () => {
  const { parts, walker, clock, id } = await walked();
  const reads = async () =>
    (await entriesOf(parts.database, { subject: id })).filter(({ what }) => what === "projectInfo").length;
  for (let time = 0; time < 3; time += 1) await walker.call("projectInfo", { id });
  expect(await reads()).toBe(1);
  clock.advance(3_600_001);
  await walker.call("projectInfo", { id });
  expect(await reads()).toBe(2);
});

test("what is refused has no entry: a write and its entry are kept together or not at all", async () => {
  const { parts, walker, id } = await walked();
  const before = (await checkTrail(parts.database, key)).entries;
  expect((await submit(walker, { draftId: id, revision: 1 })).status).not.toBe(200);
  expect((await walker.call("projectInfo", { id: "no-such-id" })).msg).toBe(words.notFound);
  expect((await checkTrail(parts.database, key)).entries).toBe(before);
});

test("an untouched trail is whole; whatever is changed, taken out or cut off in the database is told with its place", async () => {
  const { parts } = await walked();
  const { database } = parts;
  const whole = await checkTrail(database, key);
  expect(whole.broken).toEqual([]);
  const last = whole.entries;

  const second = () => database.updateTable("auditEntries").where("position", "=", 2);
  await second().set({ actor: "nobody" }).execute();
  expect((await checkTrail(database, key)).broken).toEqual([{ personId: "demo-person-1", position: 2 }]);
  await second().set({ actor: "demo-person-1" }).execute();
  expect(await checkTrail(database, key)).toEqual(whole);

  await database.deleteFrom("auditEntries").where("position", "=", last).execute();
  expect((await checkTrail(database, key)).broken).toEqual([{ personId: "demo-person-1", position: last }]);
  // Whoever cuts the end and mends the head is betrayed by the seal that was kept elsewhere.
  const [before] = (await entriesOf(database, {})).slice(-1);
  await database
    .updateTable("auditHeads")
    .set({ length: last - 1, seal: before?.seal ?? "" })
    .execute();
  const mended = await checkTrail(database, key);
  expect(mended.broken).toEqual([]);
  expect(mended.seal).not.toBe(whole.seal);
});

test.each<[keyof AuditEntryRow, string | number]>([
  ["actor", "nobody"],
  ["act", "read"],
  ["what", "draft"],
  ["subject", "another"],
  ["at", 0],
  ["keyId", "01234567"],
  ["seal", "0".repeat(64)],
])("an entry whose %s was changed is told with its place", async (column, value) => {
  const { parts } = await walked();
  const { database } = parts;
  const change = database.updateTable("auditEntries").where("position", "=", 2);
  await change.set({ [column]: value }).execute();
  const { broken } = await checkTrail(database, ["c".repeat(40), ...key]);
  expect(broken).toEqual([{ personId: "demo-person-1", position: 2 }]);
});

test("every write has its entry, under its own name, however soon it comes again", async () => {
  const { parts, clock, walker, id } = await walked();
  for (let time = 0; time < 2; time += 1) {
    const mend = { matter, action: "要求补正", from: "办理中", note: "请补充", dueBy: "2026-12-10" };
    expect(await press(walker, id, mend)).toBe(303);
    const ask = { id, matterInfoId: matter, fileIds: [], note: "已补充" };
    const { status } = await walker.call("singleReturnRegister", ask, { idempotencyKey: newKey() });
    expect(status).toBe(200);
    clock.advance(60_000);
  }
  const entries = await entriesOf(parts.database, { subject: `${id}/${matter}` });
  const supplements = entries.filter(({ what }) => what === "singleReturnRegister");
  expect(supplements.map(({ act }) => act)).toEqual(["change", "change"]);
});

test("no call that writes is recorded as reading", () => {
  const writes = Object.values(calls).filter(({ effect }) => effect === "write");
  expect(writes.filter(({ name }) => acts[name as keyof typeof acts] === "read")).toEqual([]);
});

test("a trail that another key has written is not taken for ours", async () => {
  const { parts } = await walked();
  expect((await checkTrail(parts.database, ["c".repeat(40)])).broken).toEqual([
    { personId: "demo-person-1", position: 1 },
  ]);
});

test("while the database is locked reading goes on, and what was read meanwhile is in the trail afterwards", async () => {
  const sqliteFile = join(temporaryFolder("portal-audit"), "portal.sqlite");
  const { parts, person, reports } = await gatewayUnderTest({ sqliteFile });
  const walker = await person(1);
  const { draftId } = await makeDraft(walker);
  const other = new DatabaseSync(sqliteFile);
  other.exec("BEGIN IMMEDIATE");
  expect((await walker.call("draft", { draftId })).status).toBe(200);
  other.exec("COMMIT");
  other.close();
  expect(reports).toHaveLength(1);
  await walker.call("applications", {});
  const reads = (await entriesOf(parts.database, {})).filter(({ act }) => act === "read");
  expect(reads.map(({ what }) => what).slice(-2)).toEqual(["draft", "applications"]);
  expect((await checkTrail(parts.database, key)).broken).toEqual([]);
});
