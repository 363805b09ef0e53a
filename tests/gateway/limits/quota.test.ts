// All files of one person stay within a quota, submitted or not, and so does the number of applications under way.

import { expect, test } from "vitest";
import { pieceBytes } from "../../../engine/contract/pieces.ts";
import { resultPlace } from "../../../gateway/database/attachments.ts";
import { mostOpen } from "../../../gateway/declaring/few-open.ts";
import { readSettings } from "../../../gateway/settings/settings.ts";
import { makeDraft, makeWholeDraft, newKey, pdf, submit } from "../setup/declarations.ts";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";

const pdfOf = (bytes: number) => Buffer.concat([pdf, Buffer.alloc(bytes - 2 * pdf.length, 7), pdf]);

test("[5] all files of a person together may not be more than the quota, and the refusal says what to do", async () => {
  const { person } = await gatewayUnderTest({ personQuotaMB: 2 });
  const [browser, other] = [await person(1), await person(2)];
  const [one, two] = [await makeDraft(browser), await makeDraft(browser)];
  const file = { name: "a.pdf", bytes: pdfOf(900_000) };
  const upload = (draft: { draftId: string }, by = browser) =>
    by.upload({ draftId: draft.draftId, material: "vehicle" }, file);
  const first = await upload(one);
  expect([first.status, (await upload(two)).status]).toEqual([200, 200]);
  const three = await makeDraft(browser);
  const refused = await upload(three);
  expect([refused.status, refused.msg]).toEqual([
    413,
    "您在本平台存放的文件合计不能超过 2 MB，请先删除不再需要的暂存件再上传，仍不够请联系平台工作人员",
  ]);
  // Others have a quota of their own, and what is deleted makes room.
  expect((await upload(await makeDraft(other), other)).status).toBe(200);
  await browser.call("deleteFile", { fileId: first.data.fileId });
  expect((await upload(three)).status).toBe(200);
});

test("[5] pieces on their way count, and become the file that they were pieces of", async () => {
  const { person } = await gatewayUnderTest({ personQuotaMB: 2 });
  const browser = await person(1);
  const { draftId } = await makeDraft(browser);
  const place = { draftId, material: "vehicle" };
  const file = { name: "c.pdf", bytes: pdfOf(500_000) };
  expect((await browser.upload({ draftId, material: "parkingRight" }, file)).status).toBe(200);
  const small = { name: "a.pdf", bytes: pdfOf(pieceBytes + 100_000) };
  expect((await browser.uploadPiece(place, small, 0)).status).toBe(200);
  const large = { name: "b.pdf", bytes: pdfOf(3 * pieceBytes) };
  expect((await browser.uploadPiece(place, large, 0)).status).toBe(413);
  const whole = await browser.uploadPiece(place, small, 1);
  expect(whole).toMatchObject({ status: 200, data: { missing: [], file: { name: "a.pdf" } } });
});

test("[5] what is submitted or withdrawn still counts, and what a department has issued does not", async () => {
  const { person, parts } = await gatewayUnderTest({ personQuotaMB: 1 });
  const browser = await person(1);
  const draft = await makeWholeDraft(browser);
  const { data } = await browser.call("draft", { draftId: draft.draftId });
  const next = await makeDraft(browser);
  const place = { draftId: next.draftId, material: "vehicle" };
  const file = { name: "a.pdf", bytes: pdfOf(1024 * 1024 - 2 * pdf.length) };
  expect((await browser.upload(place, file)).status).toBe(413);
  const receipt = await submit(browser, data);
  expect((await browser.upload(place, file)).status).toBe(413);
  const issued = await parts.database.selectFrom("files").selectAll().executeTakeFirstOrThrow();
  const result = { ...issued, id: "e".repeat(32), material: resultPlace("OT901-M01"), size: 5_000_000 };
  await parts.database.insertInto("files").values(result).execute();
  const small = { name: "b.pdf", bytes: pdfOf(500_000) };
  expect((await browser.upload(place, small)).status).toBe(200);
  // The copies for the new draft count beside what was withdrawn.
  await parts.database.updateTable("files").set({ size: 300_000 }).where("id", "=", issued.id).execute();
  const withdrawn = await browser.call(
    "withdrawApplication",
    { id: receipt.data.id },
    { idempotencyKey: newKey() },
  );
  expect([withdrawn.status, withdrawn.msg]).toEqual([413, expect.stringContaining("文件合计不能超过 1 MB")]);
});

test("[4, 5] fifty applications of one one-thing may be under way; the next is refused, and its draft stays", async () => {
  const { person, parts } = await gatewayUnderTest();
  const browser = await person(1);
  const { data } = await submit(browser, await makeWholeDraft(browser));
  const { database } = parts;
  const row = await database.selectFrom("applications").selectAll().executeTakeFirstOrThrow();
  const held = await database.selectFrom("drafts").selectAll().executeTakeFirstOrThrow();
  const [matter] = await database.selectFrom("applicationMatters").selectAll().execute();
  for (let at = 1; at < mostOpen; at += 1) {
    const id = `${at}`.padStart(32, "0");
    await database
      .insertInto("drafts")
      .values({ ...held, id })
      .execute();
    await database
      .insertInto("applications")
      .values({ ...row, id, number: id.slice(12), draftId: id })
      .execute();
    await database
      .insertInto("applicationMatters")
      .values({ ...(matter as NonNullable<typeof matter>), applicationId: id })
      .execute();
  }
  const draft = await makeWholeDraft(browser);
  const refused = await submit(browser, draft);
  expect([refused.status, refused.msg]).toEqual([
    409,
    expect.stringContaining("50 件同一事项的申请正在办理"),
  ]);
  // Others, other companies, what is refused and what is done do not count.
  const other = await person(2);
  expect((await submit(other, await makeWholeDraft(other))).status).toBe(200);
  await database.updateTable("applications").set({ status: "不予批准" }).where("id", "=", data.id).execute();
  expect((await submit(browser, draft)).status).toBe(200);
});

test("[9] PERSON_QUOTA_MB is 2000, or a number that one draft fits into", () => {
  expect(readSettings({})).toMatchObject({ settings: { personQuotaMB: 2000 } });
  expect(readSettings({ PERSON_QUOTA_MB: "500" })).toMatchObject({ settings: { personQuotaMB: 500 } });
  for (const PERSON_QUOTA_MB of ["0", "199", "1e3", "x"]) {
    const reading = readSettings({ PERSON_QUOTA_MB });
    expect(reading.ok ? [] : reading.problems).toEqual([expect.stringMatching(/^PERSON_QUOTA_MB must be/)]);
  }
});
