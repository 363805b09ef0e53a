// Companies that have authorised a person: which of them may be declared for, applying again, and whose drafts are whose.

import { expect, test } from "vitest";
import type { AuthorisationState } from "../../../engine/application/authorisation.ts";
import { makeDraft, newKey, submit } from "../setup/declarations.ts";
import { contentWith, declarationFor, oneThingId, wholeDraftFor } from "../setup/doors.ts";
import { gatewayUnderTest, type UnderTest } from "../setup/gateway-under-test.ts";

const ofCompany = () => gatewayUnderTest({ content: contentWith({ companyRequired: true }) });

const setState = ({ parts }: UnderTest, companyId: string, state: AuthorisationState) =>
  parts.database
    .updateTable("authorisations")
    .set({ state })
    .where("companyId", "=", companyId)
    .where("ownerId", "=", "demo-person-1")
    .execute();

const save = (browser: Parameters<typeof makeDraft>[0], instanceId: string, more = {}) =>
  browser.call(
    "editDeclare",
    { declaration: declarationFor(instanceId), ...more },
    { idempotencyKey: newKey(), ...("draftId" in more && { ifMatch: 1 }) },
  );

test("[3.46, 3.47, 4] a person sees the companies of their own, newest first, in all five states", async () => {
  const { person } = await ofCompany();
  const { data } = await (await person(1)).call("authorizeList");
  expect(data.map(({ id, state }: { id: string; state: number }) => [id, state])).toEqual([
    ["CO002", 0],
    ["CO003", 1],
    ["CO001", 2],
    ["CO004", 9],
    ["CO005", 8],
    ["CO006", 8],
  ]);
  expect(data[2]).toEqual({
    id: "CO001",
    companyName: "云澜测试甲科技有限公司",
    unifiedSocialCreditCode: "91320400MA000TE56T",
    description: "经办人：测试甲",
    applyTime: "2026-10-08 09:12:33",
    state: 2,
  });
  expect((await (await person(2)).call("authorizeList")).data).toEqual([]);
});

test("[4] in state 8 a person applies again and it is pending; no other state and nobody else can", async () => {
  const gateway = await ofCompany();
  const one = await gateway.person(1);
  const applied = await one.call("applyAuthorization", { id: "CO005" });
  expect(applied.data).toMatchObject({ id: "CO005", state: 0, applyTime: "2026-11-20 10:00:00" });
  for (const id of ["CO001", "CO002", "CO003", "CO004", "CO005"]) {
    expect([id, (await one.call("applyAuthorization", { id })).status]).toEqual([id, 409]);
  }
  const foreign = await (await gateway.person(2)).call("applyAuthorization", { id: "CO006" });
  const absent = await one.call("applyAuthorization", { id: "CO999" });
  expect([foreign.status, absent.status, foreign.msg]).toEqual([404, 404, absent.msg]);
  const { data } = await one.call("authorizeList");
  expect(data.find(({ id }: { id: string }) => id === "CO006").state).toBe(8);
});

test("[4] two that apply again at once are one application", async () => {
  const one = await (await ofCompany()).person(1);
  const both = await Promise.all([1, 2].map(() => one.call("applyAuthorization", { id: "CO005" })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("[5.6] a company's affair begins for an approved company of one's own only", async () => {
  const gateway = await ofCompany();
  const one = await gateway.person(1);
  for (const id of ["", "CO002", "CO003", "CO004", "CO005", "CO999", "demo-company-1"]) {
    expect([id, (await save(one, id)).status]).toEqual([id, 403]);
  }
  expect((await save(await gateway.person(2), "CO001")).status).toBe(403);
  expect((await save(one, "CO001")).status).toBe(200);
});

test("[6] what needs no company is nobody's but the person's", async () => {
  const one = await (await gatewayUnderTest()).person(1);
  expect(await save(one, "CO001")).toMatchObject({ status: 400, msg: "该事项由本人办理，无需选择企业" });
});

test("[6] drafts of two principals never mix", async () => {
  const gateway = await ofCompany();
  await setState(gateway, "CO005", 2);
  const one = await gateway.person(1);
  const first = await makeDraft(one, declarationFor("CO001"));
  const other = await makeDraft(one, declarationFor("CO005"));
  const listed = async (instanceId?: string) => {
    const ask = { oneThingId: oneThingId(), userFrom: "pc", ...(instanceId && { instanceId }) };
    const { data } = await one.call("catalogBindList", ask);
    return data.drafts.map(({ draftId }: { draftId: string }) => draftId);
  };
  expect(await listed("CO001")).toEqual([first.draftId]);
  expect(await listed("CO005")).toEqual([other.draftId]);
  expect(await listed()).toEqual([]);
  expect((await save(one, "CO005", { draftId: first.draftId })).status).toBe(400);
  expect((await save(one, "", { draftId: first.draftId })).status).toBe(400);
  const { data } = await one.call("draft", { draftId: first.draftId });
  expect(data.company).toEqual({
    id: "CO001",
    name: "云澜测试甲科技有限公司",
    creditCode: "91320400MA000TE56T",
  });
});

test("[4] a company that is not approved any more is refused at the submission, and taken when it is again", async () => {
  const gateway = await ofCompany();
  const one = await gateway.person(1);
  const draft = await wholeDraftFor(one, "CO001");
  for (const state of [0, 1, 8, 9] as const) {
    await setState(gateway, "CO001", state);
    expect([state, (await submit(one, draft)).status]).toEqual([state, 403]);
  }
  await setState(gateway, "CO001", 2);
  expect(await submit(one, draft)).toMatchObject({ status: 200 });
});

test("[6] an authorisation that is gone shuts the draft", async () => {
  const { person, parts } = await ofCompany();
  const one = await person(1);
  const draft = await wholeDraftFor(one, "CO001");
  await parts.database.deleteFrom("authorisations").where("companyId", "=", "CO001").execute();
  expect((await submit(one, draft)).status).toBe(403);
  expect((await one.call("draft", { draftId: draft.draftId })).status).toBe(403);
});

test("[6] a legal person declares for its own company, whatever company the declaration names", async () => {
  const { person, parts } = await ofCompany();
  const legal = await person(4);
  const draft = await wholeDraftFor(legal, "CO001");
  const row = await parts.database.selectFrom("drafts").select("companyId").executeTakeFirst();
  expect(row?.companyId).toBe("demo-company-1");
  expect((await legal.call("authorizeList")).data).toEqual([]);
  expect(await submit(legal, draft)).toMatchObject({ status: 200 });
});
