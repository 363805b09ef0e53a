// A whole draft is submitted: one application, one receipt, whatever happens on the way.

import { expect, test } from "vitest";
import {
  goodDeclaration,
  licenceAsk,
  makeDraft,
  makeWholeDraft,
  newKey,
  pdf,
  submit,
} from "./setup/declarations.ts";
import { gatewayUnderTest, servedContent, type UnderTest } from "./setup/gateway-under-test.ts";

const countApplications = async ({ parts }: UnderTest): Promise<number> =>
  (await parts.database.selectFrom("applications").select("id").execute()).length;

test("[7.27] a whole draft becomes an application with a receipt of twenty digits", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const { status, data, msg } = await submit(browser, await makeWholeDraft(browser));
  expect([status, msg]).toEqual([200, ""]);
  expect(data.number).toMatch(/^32990020261120\d{6}$/);
  expect(data.submittedAt).toBe("2026-11-20 10:00:00");

  const detail = await browser.call("projectInfo", { id: data.id });
  expect(detail.data.status).toBe("已申请");
  expect(detail.data.applicantNameText).toBe("测*甲");
  expect(detail.data.townshipName).toBe("霁桥镇");
  expect(detail.data.matters.map((matter: { promisedBy: string }) => matter.promisedBy)).toEqual([
    "2026-11-25",
    "2026-11-24",
    "2026-11-20",
  ]);
  expect(detail.data.promisedBy).toBe("2026-11-25");
  expect(detail.data.materials[0].files).toHaveLength(1);
  expect(JSON.stringify(detail.data.formContent)).not.toContain("329900198503121014");
});

test("[9] a promise in working days passes over the city's holidays and counts the weekend days that are made up", async () => {
  const { catalogue, ...served } = servedContent();
  const holidays = [{ name: "市庆", from: "2026-11-23", until: "2026-11-24" }];
  const workCalendar = { "2026": { holidays, workdays: ["2026-11-22"] } };
  const { person } = await gatewayUnderTest({
    content: { ...served, catalogue: { ...catalogue, workCalendar } },
  });
  const browser = await person(1);
  const { data } = await submit(browser, await makeWholeDraft(browser));
  const detail = await browser.call("projectInfo", { id: data.id });
  expect(detail.data.matters.map((matter: { promisedBy: string }) => matter.promisedBy)).toEqual([
    "2026-11-26",
    "2026-11-25",
    "2026-11-20",
  ]);
});

test("[5] what is wrong is told by the same rules as in the form, and nothing is submitted", async () => {
  const gateway = await gatewayUnderTest();
  const browser = await gateway.person(1);
  const bad = { ...goodDeclaration({ pilePower: "seven", propertyCompany: "" }) };
  const draft = await makeDraft(browser, { ...bad, formData: { ...bad.formData, applicantMobile: "123" } });
  const { status, data } = await submit(browser, draft);
  expect(status).toBe(422);
  const places = data.problems.map(
    (problem: { field?: string; material?: string }) => problem.field ?? problem.material,
  );
  expect(places).toEqual(
    expect.arrayContaining([
      "pilePower",
      "propertyCompany",
      "applicantMobile",
      "idCard",
      "parkingRight",
      "vehicle",
    ]),
  );
  expect(await countApplications(gateway)).toBe(0);
  expect((await browser.call("draft", { draftId: draft.draftId })).status).toBe(200);
});

test("[3.15, 6.1] who the applicant is comes from the login, whatever the draft says", async () => {
  const gateway = await gatewayUnderTest();
  const browser = await gateway.person(2);
  const declaration = goodDeclaration();
  const draft = await makeDraft(browser, declaration);
  for (const material of ["idCard", "parkingRight", "vehicle"]) {
    await browser.upload({ draftId: draft.draftId, material }, { name: "a.pdf", bytes: pdf });
  }
  const { data } = await submit(browser, draft);
  const { data: detail } = await browser.call("projectInfo", { id: data.id });
  expect(detail.applicantNameText).toBe("测*乙");
  const row = await gateway.parts.database
    .selectFrom("applications")
    .select(["id", "declaration"])
    .executeTakeFirstOrThrow();
  expect(JSON.parse(row.declaration).formData.applicantName).toBe("测试乙");
});

test("[3.40] what is sent by post is worked out again at the submission, whatever the draft says", async () => {
  const gateway = await gatewayUnderTest();
  const browser = await gateway.person(1);
  const draft = await makeDraft(browser, { ...goodDeclaration(), mailIdList: ["OT901-M01"] });
  for (const material of ["idCard", "parkingRight", "vehicle"]) {
    await browser.upload({ draftId: draft.draftId, material }, { name: "a.pdf", bytes: pdf });
  }
  expect((await browser.call("draft", { draftId: draft.draftId })).data.declaration.mailIdList).toEqual([
    "OT901-M01",
  ]);
  await submit(browser, draft);
  const { declaration } = await gateway.parts.database
    .selectFrom("applications")
    .select(["id", "declaration"])
    .executeTakeFirstOrThrow();
  expect(JSON.parse(declaration).mailIdList).toEqual([]);
});

test("[7] the same key again gives the same receipt", async () => {
  const gateway = await gatewayUnderTest();
  const browser = await gateway.person(1);
  const draft = await makeWholeDraft(browser);
  const key = newKey();
  const first = await submit(browser, draft, key);
  const again = await submit(browser, draft, key);
  expect(again.data).toEqual(first.data);
  expect(await countApplications(gateway)).toBe(1);
});

test("[7] another body under the same key is refused", async () => {
  const gateway = await gatewayUnderTest();
  const browser = await gateway.person(1);
  const [one, other] = [await makeWholeDraft(browser), await makeWholeDraft(browser)];
  const key = newKey();
  expect((await submit(browser, one, key)).status).toBe(200);
  expect((await submit(browser, other, key)).status).toBe(422);
  expect(await countApplications(gateway)).toBe(1);
});

test("[7] twenty submissions at once under one key make one application and one answer", async () => {
  const gateway = await gatewayUnderTest();
  const browser = await gateway.person(1);
  const draft = await makeWholeDraft(browser);
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit(browser, draft, key)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ data }) => data.number)).size).toBe(1);
  expect(await countApplications(gateway)).toBe(1);
});

test("[7] of two windows under keys of their own one submits, the other is told", async () => {
  const gateway = await gatewayUnderTest();
  const browser = await gateway.person(1);
  const draft = await makeWholeDraft(browser);
  const answers = await Promise.all([submit(browser, draft), submit(browser, draft)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await countApplications(gateway)).toBe(1);
});

test("[7] a draft that was saved elsewhere meanwhile is not submitted unseen", async () => {
  const gateway = await gatewayUnderTest();
  const browser = await gateway.person(1);
  const draft = await makeWholeDraft(browser);
  const change = { draftId: draft.draftId, declaration: goodDeclaration({ parkNo: "C1" }) };
  await browser.call("editDeclare", change, { idempotencyKey: newKey(), ifMatch: 1 });
  const answer = await submit(browser, draft);
  expect(answer).toMatchObject({ status: 409, data: { draftId: draft.draftId, revision: 2 } });
  expect(await countApplications(gateway)).toBe(0);
});

test("[7] after submitting nothing can be changed, added or taken away", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const draft = await makeWholeDraft(browser);
  const { data: view } = await browser.call("draft", { draftId: draft.draftId });
  await submit(browser, draft);
  const { draftId } = draft;
  const save = { draftId, declaration: goodDeclaration() };
  const options = { idempotencyKey: newKey(), ifMatch: 1 };
  expect((await browser.call("editDeclare", save, options)).status).toBe(409);
  expect((await browser.call("withdrawDraft", { draftId })).status).toBe(409);
  expect((await browser.call("deleteFile", { fileId: view.files[0].fileId })).status).toBe(409);
  expect((await browser.call("getLicense", licenceAsk(draftId))).status).toBe(409);
  const file = { name: "b.pdf", bytes: pdf };
  expect((await browser.upload({ draftId, material: "vehicle" }, file)).status).toBe(409);
  expect((await browser.call("draft", { draftId })).status).toBe(404);
});

test("[5] without real name nothing is saved", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(3);
  const answer = await browser.call(
    "editDeclare",
    { declaration: goodDeclaration() },
    { idempotencyKey: newKey() },
  );
  expect(answer).toMatchObject({ status: 403, msg: "您尚未完成实名认证，请先完成实名认证后再办理" });
});
