// One person's files that were not submitted stay within a quota, however many drafts they lie in.

import { expect, test } from "vitest";
import { pieceBytes } from "../../../engine/contract/pieces.ts";
import { readSettings } from "../../../gateway/settings/settings.ts";
import { makeDraft, makeWholeDraft, pdf, submit } from "../setup/declarations.ts";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";

const pdfOf = (bytes: number) => Buffer.concat([pdf, Buffer.alloc(bytes - 2 * pdf.length, 7), pdf]);

test("[5] the files of all open drafts together may not be more than the quota, and the refusal says what to do", async () => {
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
    "您尚未提交的申报中，文件合计不能超过 2 MB，请先提交或删除不再需要的暂存件，再上传",
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

test("[5] what is submitted counts no longer", async () => {
  const { person, parts } = await gatewayUnderTest({ personQuotaMB: 1 });
  const browser = await person(1);
  const draft = await makeWholeDraft(browser);
  const { data } = await browser.call("draft", { draftId: draft.draftId });
  const next = await makeDraft(browser);
  const place = { draftId: next.draftId, material: "vehicle" };
  const file = { name: "a.pdf", bytes: pdfOf(1024 * 1024 - 2 * pdf.length) };
  expect((await browser.upload(place, file)).status).toBe(413);
  expect((await submit(browser, data)).status).toBe(200);
  expect((await browser.upload(place, file)).status).toBe(200);
  expect(await parts.database.selectFrom("files").selectAll().execute()).toHaveLength(4);
});

test("[9] PERSON_QUOTA_MB is 2000, or a number that one draft fits into", () => {
  expect(readSettings({})).toMatchObject({ settings: { personQuotaMB: 2000 } });
  expect(readSettings({ PERSON_QUOTA_MB: "500" })).toMatchObject({ settings: { personQuotaMB: 500 } });
  for (const PERSON_QUOTA_MB of ["0", "199", "1e3", "x"]) {
    const reading = readSettings({ PERSON_QUOTA_MB });
    expect(reading.ok ? [] : reading.problems).toEqual([expect.stringMatching(/^PERSON_QUOTA_MB must be/)]);
  }
});
