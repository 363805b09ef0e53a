// Nothing that a save leaves behind grows with the number of saves.

import { expect, test } from "vitest";
import type { Tables } from "../../../gateway/database/tables.ts";
import { sweepRows } from "../../../gateway/database/upkeep/sweep-rows.ts";
import { goodDeclaration, makeDraft, newKey } from "../setup/declarations.ts";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";

async function writing() {
  const { parts, clock, person } = await gatewayUnderTest();
  const browser = await person(1);
  const draft = await makeDraft(browser);
  const idempotencyKey = newKey();
  const save = (revision: number) =>
    browser.call(
      "editDeclare",
      { draftId: draft.draftId, declaration: goodDeclaration({ parkNo: `B${revision}` }) },
      { idempotencyKey, ifMatch: revision },
    );
  const rows = async (table: keyof Tables) =>
    (
      await parts.database
        .selectFrom(table)
        .select((build) => build.fn.countAll().as("count"))
        .execute()
    ).map(({ count }) => Number(count))[0];
  return { parts, clock, browser, draft, save, rows };
}

test("[3] after three hundred saves a draft keeps one key, and nonces go when they end", async () => {
  const { parts, clock, browser, draft, save, rows } = await writing();
  const before = (await rows("idempotency")) ?? 0;
  for (let revision = 1; revision <= 300; revision += 1) {
    clock.advance(1000);
    expect((await save(revision)).data.revision).toBe(revision + 1);
  }
  expect(await rows("idempotency")).toBe(before + 1);
  // The life of a signature, and twice the difference of clocks.
  clock.advance(421_000);
  await sweepRows(parts.database, clock.now());
  expect(await rows("nonces")).toBe(0);
  await browser.call("withdrawDraft", { draftId: draft.draftId }, { idempotencyKey: newKey() });
  expect(await rows("idempotency")).toBe(before + 1);
});

test("[3] the last save may be repeated under its key; an earlier one is a conflict, never a second effect", async () => {
  const { save } = await writing();
  await save(1);
  const last = await save(2);
  expect((await save(2)).data).toEqual(last.data);
  expect((await save(1)).status).toBe(409);
  expect((await save(3)).data.revision).toBe(4);
});
