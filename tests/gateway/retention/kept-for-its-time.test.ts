// Each kind of data is kept for its days, and then goes with everything that belongs to it.

import { expect, test } from "vitest";
import { checkTrail } from "../../../gateway/audit/trail.ts";
import { readRetention, usualRetention } from "../../../gateway/base/retention.ts";
import { entriesOf } from "../../../gateway/database/audit-rows.ts";
import type { Tables } from "../../../gateway/database/tables.ts";
import { tablesInOrder } from "../../../gateway/database/upkeep/copy-rows.ts";
import { day, sweepRows } from "../../../gateway/database/upkeep/sweep-rows.ts";
import { sweepKept } from "../../../gateway/ops/retention/sweep-kept.ts";
import { readSettings } from "../../../gateway/settings/settings.ts";
import { makeDraft, makeWholeDraft, newKey, submit } from "../setup/declarations.ts";
import { askAuthority, matter, press, refuse, submitted } from "../setup/desk-work.ts";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";
import { testSecrets } from "../setup/test-secrets.ts";

async function kept() {
  const under = await gatewayUnderTest();
  const { parts, clock } = under;
  const count = async (table: keyof Tables) =>
    (
      await parts.database
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as("count"))
        .execute()
    ).map(({ count }) => Number(count))[0] ?? 0;
  return {
    ...under,
    count,
    days: (number: number) => clock.advance(number * day),
    sweep: () => sweepKept(parts, usualRetention),
    /** Tables with rows, without those that the content, the companies and the trail have. */
    async filled() {
      const not: string[] = ["definitions", "users", "companies", "authorisations", "dataKeys"];
      const names = tablesInOrder.filter((name) => !not.includes(name) && !name.startsWith("audit"));
      const counts = await Promise.all(names.map(async (name) => ((await count(name)) > 0 ? [name] : [])));
      return counts.flat();
    },
  };
}

test("an untouched draft goes after its days with its files, not a day before, and a save begins them anew", async () => {
  const { parts, person, days, sweep, count } = await kept();
  const draft = await makeWholeDraft(await person(1));
  expect(await count("files")).toBe(3);
  days(364);
  expect(await sweep()).toBe(0);
  expect(await count("drafts")).toBe(1);
  days(1.1);
  expect(await sweep()).toBe(1);
  expect([await count("drafts"), await count("files"), (await parts.files.list()).length]).toEqual([0, 0, 0]);
  const entries = await entriesOf(parts.database, { subject: draft.draftId });
  expect(entries.at(-1)).toMatchObject({ actor: "retention", act: "erase", what: "draft" });
  expect((await checkTrail(parts.database, testSecrets.signature)).broken).toEqual([]);
});

test("a withdrawn application goes with its declaration and its files; the draft that it became stays", async () => {
  const { parts, person, days, sweep, count } = await kept();
  const browser = await person(1);
  const { id } = await submitted(browser);
  await browser.call("withdrawApplication", { id }, { idempotencyKey: newKey() });
  expect([await count("applications"), await count("drafts"), await count("files")]).toEqual([1, 2, 6]);
  days(89);
  expect(await sweep()).toBe(0);
  days(1.1);
  expect(await sweep()).toBe(1);
  expect([await count("applications"), await count("drafts"), await count("files")]).toEqual([0, 1, 3]);
  expect(await parts.files.list()).toHaveLength(3);
});

test("an application goes ten years after its departments have finished it, and never while one is at work", async () => {
  const { person, days, sweep, count } = await kept();
  const browser = await person(1);
  const [open, done, refused] = [
    await submitted(browser),
    await submitted(browser),
    await submitted(browser),
  ];
  await press(browser, open.id, { matter, action: "受理", from: "待受理" });
  await refuse(browser, refused.id);
  days(1000);
  expect(await press(browser, done.id, { action: "全部办结", from: "已申请" })).toBe(303);
  days(2651);
  expect([await sweep(), await count("applications")]).toEqual([1, 2]);
  days(1000);
  expect([await sweep(), await count("applications")]).toEqual([1, 1]);
  days(36_500);
  expect([await sweep(), await count("applications")]).toEqual([0, 1]);
});

test("[4] an application that its overdue 委托书 has ended goes ten years after that day", async () => {
  const { person, days, sweep, count } = await kept();
  const browser = await person(1);
  const { id } = await submitted(browser);
  expect(await askAuthority(browser, id, { dueBy: "2026-11-30" })).toBe(303);
  days(3655);
  expect([await sweep(), await count("applications")]).toEqual([0, 1]);
  days(6.5);
  expect([await sweep(), await count("applications")]).toEqual([1, 0]);
});

test("when all days are over nothing of a person's handlings is left, in whatever table, nor their trail", async () => {
  const { parts, clock, person, days, sweep, filled, count } = await kept();
  const browser = await person(1);
  await makeDraft(browser);
  const { id } = await submitted(browser);
  await refuse(browser, id);
  await submit(browser, await makeWholeDraft(browser)).then(({ data }) =>
    browser.call("withdrawApplication", { id: data.id }, { idempotencyKey: newKey() }),
  );
  days(3651);
  expect(await sweep()).toBe(4);
  await sweepRows(parts.database, clock.now());
  expect(await filled()).toEqual([]);
  expect(await count("auditEntries")).toBeGreaterThan(0);
  days(1826);
  await sweep();
  // That a trail was deleted is said, and whose it was only to who knows the person's id and the key.
  const left = await parts.database.selectFrom("auditEntries").selectAll().execute();
  expect(left).toMatchObject([{ personId: "retention", actor: "retention", act: "erase", what: "audit" }]);
  expect(JSON.stringify(left)).not.toContain("demo-person-1");
});

test("a hundred and twenty drafts go in batches", async () => {
  const { parts, person, days, sweep, count } = await kept();
  const { draftId } = await makeDraft(await person(1));
  const row = await parts.database
    .selectFrom("drafts")
    .selectAll()
    .where("id", "=", draftId)
    .executeTakeFirstOrThrow();
  for (let each = 1; each < 120; each += 1)
    await parts.database
      .insertInto("drafts")
      .values({ ...row, id: `draft-${each}` })
      .execute();
  days(366);
  expect(await sweep()).toBe(120);
  expect(await count("drafts")).toBe(0);
});

test("forty audit trails that have ended go in one sweep", async () => {
  const { parts, sweep, count } = await kept();
  const ended = Array.from({ length: 40 }, (_, at) => ({
    personId: `p${at}`,
    length: 1,
    seal: "",
    lastAt: 0,
  }));
  await parts.database.insertInto("auditHeads").values(ended).execute();
  await sweep();
  // That of the sweep itself.
  expect(await count("auditHeads")).toBe(1);
});

test("[4] in its last month a draft says until when it is kept", async () => {
  const { person, days } = await kept();
  await makeDraft(await person(1));
  const note = async () => (await (await person(1)).call("applications", {})).data.items[0].statusNote;
  days(330);
  expect(await note()).toBe("尚未提交，可继续填写");
  days(6);
  expect(await note()).toBe("尚未提交，保留至 2027-11-20，继续填写后重新计算");
});

test("RETENTION replaces the days that it names, and anything else ends the start with a sentence", () => {
  expect(readRetention("draft=30, withdrawn=7")).toEqual({ ...usualRetention, draft: 30, withdrawn: 7 });
  for (const wrong of [
    "draft",
    "draft=0",
    "draft=1.5",
    "drafts=3",
    "draft=-1",
    "toString=3",
    "draft=100000",
  ]) {
    expect(readSettings({ RETENTION: wrong }), wrong).toEqual({
      ok: false,
      problems: [expect.stringMatching(/^RETENTION must read like/)],
    });
  }
});
