// The face check: started by a person, answered by a phone, visible to its owner only, and judged again at each submission.

import { expect, test } from "vitest";
import { makeWholeDraft, newKey, submit } from "../setup/declarations.ts";
import { beginFace, confirmFace, contentWith, oneThingId, phone } from "../setup/doors.ts";
import { gatewayUnderTest, origin } from "../setup/gateway-under-test.ts";

const minute = 60_000;

const faced = () => gatewayUnderTest({ content: contentWith({ faceVerification: true }) });

test("[4, 7.20] a check waits until the phone confirms it, and stays confirmed", async () => {
  const { person, browser } = await faced();
  const one = await person(1);
  const { randomId, qrText } = await beginFace(one);
  expect(qrText).toBe(`${origin}/stand-ins/phone?check=${randomId}`);
  expect((await one.call("pcGetFaceResult", { id: randomId })).data).toBe(false);
  expect(await phone(browser(), qrText, "confirmed")).toBe(303);
  expect((await one.call("pcGetFaceResult", { id: randomId })).data).toBe(true);
  await phone(browser(), qrText, "refused");
  expect((await one.call("pcGetFaceResult", { id: randomId })).data).toBe(true);
});

test.each([
  ["refused", "您在手机上拒绝了核验"],
  ["failed", "人脸核验未通过"],
  ["expired", "二维码已失效"],
])("[4] a phone that says %s ends the check with a sentence", async (answer, sentence) => {
  const { person, browser } = await faced();
  const one = await person(1);
  const { randomId, qrText } = await beginFace(one);
  await phone(browser(), qrText, answer);
  const ended = await one.call("pcGetFaceResult", { id: randomId });
  expect(ended).toMatchObject({ status: 410, msg: sentence, data: { state: answer } });
  await phone(browser(), qrText, "confirmed");
  expect((await one.call("pcGetFaceResult", { id: randomId })).status).toBe(410);
});

test("[4] a code that nobody scans expires, and a phone that comes later changes nothing", async () => {
  const { person, browser, clock } = await faced();
  const one = await person(1);
  const { randomId, qrText } = await beginFace(one);
  clock.advance(5 * minute);
  expect(await one.call("pcGetFaceResult", { id: randomId })).toMatchObject({
    status: 410,
    data: { state: "expired" },
  });
  await phone(browser(), qrText, "confirmed");
  expect((await one.call("pcGetFaceResult", { id: randomId })).status).toBe(410);
  expect(await (await browser().fetch(new URL(qrText).pathname + new URL(qrText).search)).text()).toContain(
    "二维码已失效",
  );
});

test("[7] the same beginning sent again under its key is the same check", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const idempotencyKey = newKey();
  const begin = () => browser.call("cardIdToRandomId", { oneThingId: oneThingId() }, { idempotencyKey });
  const first = await begin();
  expect(first.status).toBe(200);
  expect((await begin()).data).toEqual(first.data);
});

test("[4] a newer check of the same person and thing ends the one that waits", async () => {
  const { person, browser } = await faced();
  const one = await person(1);
  const first = await beginFace(one);
  await beginFace(one);
  await phone(browser(), first.qrText, "confirmed");
  expect(await one.call("pcGetFaceResult", { id: first.randomId })).toMatchObject({ status: 410 });
});

test("[6] another's check answers like none, and forged ids are refused", async () => {
  const { person } = await faced();
  const [one, other] = [await person(1), await person(2)];
  const { randomId } = await beginFace(one);
  const foreign = await other.call("pcGetFaceResult", { id: randomId });
  const absent = await other.call("pcGetFaceResult", { id: "0".repeat(32) });
  expect([foreign.status, foreign.msg]).toEqual([404, absent.msg]);
  expect((await other.call("pcGetFaceResult", { id: "1' or '1'='1" })).status).toBe(400);
  expect((await one.call("cardIdToRandomId", { oneThingId: "OT-none" })).status).toBe(404);
});

test("[5] a person without real name begins no check, and a visitor none either", async () => {
  const { person, browser } = await faced();
  const ask = { oneThingId: oneThingId() };
  expect((await (await person(3)).call("cardIdToRandomId", ask)).status).toBe(403);
  const visitor = browser();
  await visitor.open();
  expect((await visitor.call("cardIdToRandomId", ask)).status).toBe(401);
});

test("[4] where faces are checked, a submission without a confirmed check is refused and changes nothing", async () => {
  const { person, browser, parts } = await faced();
  const one = await person(1);
  const draft = await makeWholeDraft(one);
  const refused = await submit(one, draft);
  expect(refused).toMatchObject({ status: 403, data: { faceVerification: true } });
  expect(refused.msg).toContain("人脸核验");
  const waiting = await beginFace(one);
  expect((await submit(one, draft)).status).toBe(403);
  await phone(browser(), waiting.qrText, "refused");
  await one.call("pcGetFaceResult", { id: waiting.randomId });
  expect((await submit(one, draft)).status).toBe(403);
  expect(await parts.database.selectFrom("applications").selectAll().execute()).toEqual([]);
  await confirmFace(one, browser());
  expect((await submit(one, draft)).status).toBe(200);
});

test("[4] another person's check, and one that is too old, count for nothing", async () => {
  const { person, browser, clock } = await faced();
  const [one, other] = [await person(1), await person(2)];
  await confirmFace(other, browser());
  const draft = await makeWholeDraft(one);
  expect((await submit(one, draft)).status).toBe(403);
  await confirmFace(one, browser());
  clock.advance(120 * minute + 1);
  // The session has ended meanwhile, so the person logs in again.
  const again = await person(1);
  expect((await submit(again, draft)).status).toBe(403);
  await confirmFace(again, browser());
  clock.advance(20 * minute);
  expect((await submit(again, draft)).status).toBe(200);
});

test("[4] a thing without face verification is submitted without any check", async () => {
  const { person } = await gatewayUnderTest();
  const one = await person(1);
  expect((await submit(one, await makeWholeDraft(one))).status).toBe(200);
});

test("[7] in production, without an adapter, the check says 暂未开通", async () => {
  const { person, parts } = await faced();
  const one = await person(1);
  parts.outside.faceCheck = null;
  expect(await one.call("cardIdToRandomId", { oneThingId: oneThingId() })).toMatchObject({
    status: 501,
    msg: "该功能暂未开通",
  });
});
