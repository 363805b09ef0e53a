// The company's electronic seal: a flow is started, signed elsewhere and led back; it ends once, and only by the platform's own word.

import { expect, test } from "vitest";
import type { FieldAnswers } from "../../../engine/declaration/record.ts";
import { signFlowLife } from "../../../gateway/http/routes/e-sign.ts";
import { resultHmac } from "../../../gateway/outside/e-sign.ts";
import { makeDraft, newKey, submit } from "../setup/declarations.ts";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";
import {
  begin,
  type Change,
  comeBack,
  company,
  companyContent,
  companyRecord,
  history,
  makeCompanyDraft,
  press,
  saveCompany,
} from "../setup/sealing.ts";
import { covers, drawn, makeUnsigned, sign } from "../setup/signing.ts";

async function withDraft() {
  const under = await gatewayUnderTest({ content: companyContent() });
  const browser = await under.person(1);
  const draft = await makeCompanyDraft(browser);
  return { ...under, browser, draft };
}

/** A started flow, and the addresses that lead back. */
async function begun() {
  const on = await withDraft();
  const { data } = await begin(on.browser, on.draft.draftId);
  const back = (answer: string) => press(on.browser, data.url, answer);
  const draftNow = async () => (await on.browser.call("draft", { draftId: on.draft.draftId })).data;
  return { ...on, flowId: data.flowId as string, url: data.url as string, back, draftNow };
}

test("[7.38] toESignPage gives the page of the platform, which shows company, thing and what is signed", async () => {
  const { browser, draft, flowId, url } = await begun();
  const page = await (await browser.fetch(url)).text();
  for (const text of [company.name, company.creditCode, "新居入住一件事", "居住登记", "本人承诺", "测*甲"]) {
    expect(page).toContain(text);
  }
  expect(await history(browser, draft.draftId)).toEqual({
    code: "household",
    closed: false,
    signatureId: null,
    signed: null,
    flows: [
      {
        flowId,
        state: "open",
        companyName: company.name,
        signatureId: null,
        fileUrl: null,
        beganAt: "2026-11-20 10:00:00",
        expiresAt: "2026-11-20 10:30:00",
        endedAt: null,
      },
    ],
  });
});

test("[7] a completed flow becomes the draft's signature under what it covers, and the draft is submitted with it", async () => {
  const { browser, draft, back, draftNow, flowId, parts } = await begun();
  expect(await comeBack(browser, await back("signed"))).toBe("303 /signature/success");
  const now = await draftNow();
  expect(now.signature).toMatchObject({ kind: "seal", signedAt: "2026-11-20 10:00:00" });
  expect(now.declaration.signatureId).toBe(now.signature.signatureId);
  const { signatureId, signed, flows } = await history(browser, draft.draftId);
  expect(signed).toEqual({ kind: "seal", by: company.name, at: "2026-11-20 10:00:00" });
  expect(flows).toMatchObject([{ flowId, state: "signed", signatureId, endedAt: "2026-11-20 10:00:00" }]);
  const paper = await (await browser.fetch(flows[0].fileUrl)).text();
  expect(paper).toContain(company.name);
  const receipt = await submit(browser, now);
  expect(receipt.status).toBe(200);
  const [kept] = await parts.database.selectFrom("applications").selectAll().execute();
  expect(kept?.signatureId).toBe(signatureId);
  expect((await history(browser, draft.draftId)).closed).toBe(true);
});

test("[7] the platform may tell the result itself, without a browser; the way back then says the same", async () => {
  const { browser, app, back, draftNow } = await begun();
  const address = await back("signed");
  const { pathname, searchParams } = new URL(address, "http://portal.test");
  const told = () =>
    app.request(`${browser.origin}${pathname}`, {
      method: "POST",
      body: JSON.stringify(Object.fromEntries(searchParams)),
      headers: { "content-type": "application/json" },
    });
  expect(await (await told()).json()).toMatchObject({ code: 200, data: { state: "signed" } });
  const { revision, signature } = await draftNow();
  expect(await comeBack(browser, address)).toBe("303 /signature/success");
  expect(await (await told()).json()).toMatchObject({ data: { state: "signed" } });
  expect(await draftNow()).toMatchObject({ revision, signature });
});

test.each(["refused", "expired", "failed"])(
  "[7] a flow that ends as %s leaves the draft as it is",
  async (answer) => {
    const { browser, draft, back, draftNow } = await begun();
    expect(await comeBack(browser, await back(answer))).toBe(`303 /signature/${answer}`);
    expect(await draftNow()).toMatchObject({ revision: draft.revision, signature: null });
    const { flows } = await history(browser, draft.draftId);
    expect(flows).toMatchObject([{ state: answer, endedAt: "2026-11-20 10:00:00" }]);
  },
);

test("[2.13, 6] a state, seal, result or flow that was tampered with leads to no result at all", async () => {
  const { browser, app, draft, back, draftNow } = await begun();
  const address = await back("refused");
  const other = await begin(browser, (await makeCompanyDraft(browser)).draftId);
  const changes = {
    state: "0".repeat(64),
    sign: "0".repeat(64),
    result: "signed",
    flow: other.data.flowId as string,
  };
  for (const [name, value] of Object.entries(changes)) {
    const forged = new URL(address, "http://portal.test");
    forged.searchParams.set(name, value);
    expect([name, await comeBack(browser, forged.pathname + forged.search)]).toEqual([
      name,
      "303 /signature/unknown",
    ]);
    forged.searchParams.delete(name);
    expect(await comeBack(browser, forged.pathname + forged.search)).toBe("303 /signature/unknown");
    const told = await app.request(`${browser.origin}${forged.pathname}`, {
      method: "POST",
      body: JSON.stringify(Object.fromEntries(forged.searchParams)),
      headers: { "content-type": "application/json" },
    });
    expect(told.status).toBe(403);
  }
  expect((await history(browser, draft.draftId)).flows).toMatchObject([{ state: "open" }]);
  expect((await draftNow()).signature).toBeNull();
});

test("[6] a good seal under another state is no word of the platform either", async () => {
  const { browser, flowId, parts } = await begun();
  const { hmac } = await import("../../../gateway/base/hashes.ts");
  const key = hmac(parts.secrets.signature[0], "e-sign", flowId);
  const state = "f".repeat(64);
  const proof = resultHmac(key, { flow: flowId, state, result: "signed" });
  const query = new URLSearchParams({ flow: flowId, state, result: "signed", sign: proof });
  const path = "/api/oneThingDeclare/mobile/web/signature/return";
  expect(await comeBack(browser, `${path}?${query}`)).toBe("303 /signature/unknown");
});

test("[7.33] the way back, gone twice or at once, ends the flow once", async () => {
  const { browser, back, draft, draftNow, parts } = await begun();
  const address = await back("signed");
  const both = await Promise.all([comeBack(browser, address), comeBack(browser, address)]);
  expect(both).toEqual(["303 /signature/success", "303 /signature/success"]);
  expect(await comeBack(browser, address)).toBe("303 /signature/success");
  expect((await draftNow()).revision).toBe(draft.revision + 1);
  expect(await parts.database.selectFrom("signatures").selectAll().execute()).toHaveLength(1);
});

test("[7] an expired flow is never finished, whatever the platform says", async () => {
  const { browser, back, clock, draft, draftNow, parts, flowId } = await begun();
  // The button is pressed in time, but the browser comes back too late.
  const address = await back("signed");
  clock.advance(signFlowLife);
  expect((await history(browser, draft.draftId)).flows).toMatchObject([
    { state: "expired", endedAt: "2026-11-20 10:30:00" },
  ]);
  expect(await comeBack(browser, address)).toBe("303 /signature/expired");
  expect((await draftNow()).signature).toBeNull();
  const row = await parts.database.selectFrom("signFlows").selectAll().executeTakeFirst();
  expect(row).toMatchObject({ id: flowId, state: "expired", signatureId: null });
});

test("[7] a new flow ends the one that was open; only the new one can be signed", async () => {
  const { browser, clock, draft, back, draftNow } = await begun();
  clock.advance(1000);
  const { data: second } = await begin(browser, draft.draftId);
  expect(await comeBack(browser, await back("signed"))).toBe("303 /signature/expired");
  expect((await draftNow()).signature).toBeNull();
  const { flows } = await history(browser, draft.draftId);
  expect(flows.map(({ state }: { state: string }) => state)).toEqual(["open", "expired"]);
  expect(flows[0].flowId).toBe(second.flowId);
  expect(await comeBack(browser, await press(browser, second.url, "signed"))).toBe("303 /signature/success");
});

test("[7.37, 7.39] an open flow is gone on with at the same page; an ended one is not", async () => {
  const { browser, draft, back, flowId, url } = await begun();
  const jump = () => browser.call("jumpSignaturePage", { draftId: draft.draftId, flowId });
  expect((await jump()).data).toEqual({ flowId, url });
  await comeBack(browser, await back("refused"));
  expect(await jump()).toMatchObject({ status: 410, data: { state: "refused" } });
});

test("[8] a retried beginning is one flow", async () => {
  const { browser, draft } = await withDraft();
  const idempotencyKey = newKey();
  const first = await begin(browser, draft.draftId, {}, { idempotencyKey });
  const again = await begin(browser, draft.draftId, {}, { idempotencyKey });
  expect(again.data).toEqual(first.data);
  expect((await history(browser, draft.draftId)).flows).toHaveLength(1);
});

const more: Change = (record) => ({
  ...record,
  answers: { ...record.answers, home: { ...(record.answers.home as FieldAnswers), homeArea: "90" } },
});

test("[7] what is changed after the seal voids it, and taking the change back makes it good", async () => {
  const { browser, back, draftNow } = await begun();
  await comeBack(browser, await back("signed"));
  const now = await draftNow();
  const changed = await saveCompany(browser, now, now.signature.signatureId, more);
  expect(await submit(browser, changed)).toMatchObject({
    status: 422,
    data: { problems: [{ step: "sign", message: "内容在签名后有改动，请重新签名" }] },
  });
  const backAgain = await saveCompany(browser, changed, now.signature.signatureId);
  expect((await submit(browser, backAgain)).status).toBe(200);
});

test("[7] what is changed while the page is open is not what is sealed", async () => {
  const { browser, draft, back, draftNow } = await begun();
  await saveCompany(browser, draft, null, more);
  expect(await comeBack(browser, await back("signed"))).toBe("303 /signature/success");
  expect(await submit(browser, await draftNow())).toMatchObject({
    status: 422,
    data: { problems: [{ step: "sign" }] },
  });
});

test("[3] nothing is sealed that the gateway does not hold, nor under other words", async () => {
  const { browser, draft } = await withDraft();
  expect((await begin(browser, draft.draftId, { covers: "0".repeat(64) })).status).toBe(409);
  expect((await begin(browser, draft.draftId, { statement: "同意" })).status).toBe(400);
  expect((await history(browser, draft.draftId)).flows).toEqual([]);
});

test("[6] nobody begins, goes on with or sees the flows of another person's draft, nor of another draft", async () => {
  const { person, browser, draft, flowId } = await begun();
  const other = await person(2);
  expect((await begin(other, draft.draftId)).status).toBe(404);
  expect((await other.call("getSignHistoryList", { draftId: draft.draftId })).status).toBe(404);
  expect((await other.call("jumpSignaturePage", { draftId: draft.draftId, flowId })).status).toBe(404);
  const second = await makeCompanyDraft(browser);
  const elsewhere = await browser.call("jumpSignaturePage", { draftId: second.draftId, flowId });
  expect(elsewhere.status).toBe(404);
});

test("[6] only a company's draft is sealed, and only while the company is approved", async () => {
  const { browser, draft, parts } = await withDraft();
  await parts.database
    .updateTable("authorisations")
    .set({ state: 9 })
    .where("companyId", "=", "CO001")
    .execute();
  expect((await begin(browser, draft.draftId)).status).toBe(403);
  const personal = await gatewayUnderTest();
  const one = await personal.person(1);
  const own = await makeUnsigned(one);
  expect(await begin(one, own.draftId)).toMatchObject({
    status: 400,
    msg: "企业电子签章仅用于以企业名义办理的申报",
  });
  expect((await begin(one, (await makeDraft(one)).draftId)).status).toBe(400);
});

test("[7] the seal takes the place of a signature by hand, whose picture goes", async () => {
  const { browser, draft, parts } = await withDraft();
  const byHand = await sign(browser, draft.draftId, drawn({ covers: covers(companyRecord()) }));
  expect(byHand.status).toBe(200);
  const before = (await parts.files.list()).length;
  const { data } = await begin(browser, draft.draftId);
  await comeBack(browser, await press(browser, data.url, "signed"));
  expect(await parts.files.list()).toHaveLength(before - 1);
  expect(await parts.database.selectFrom("signatures").select("kind").execute()).toEqual([{ kind: "seal" }]);
});

test("[3] a draft that is taken away takes its flows along; the way back then knows nothing", async () => {
  const { browser, draft, back, parts } = await begun();
  const address = await back("signed");
  expect((await browser.call("withdrawDraft", { draftId: draft.draftId })).status).toBe(200);
  expect(await parts.database.selectFrom("signFlows").selectAll().execute()).toEqual([]);
  expect(await comeBack(browser, address)).toBe("303 /signature/unknown");
});

test("[7] in production the platform has no adapter: both calls answer 501, the records stay readable", async () => {
  const { browser, draft, parts, flowId } = await begun();
  Object.assign(parts.outside, { eSign: null });
  expect(await begin(browser, draft.draftId)).toMatchObject({ status: 501, msg: "该功能暂未开通" });
  const jump = await browser.call("jumpSignaturePage", { draftId: draft.draftId, flowId });
  expect(jump.status).toBe(501);
  expect((await history(browser, draft.draftId)).flows).toHaveLength(1);
});
