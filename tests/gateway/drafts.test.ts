// A draft is stored under a revision, so nobody overwrites what they have not seen.

import { expect, test } from "vitest";
import { definitionOf, goodDeclaration, makeDraft, newKey, pdf } from "./setup/declarations.ts";
import { gatewayUnderTest, servedContent } from "./setup/gateway-under-test.ts";

test("[3, 7.17] what was saved comes back as it was, also where it is not right yet", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const names = ["𠮷野家", "e\u0301", "👨‍👩‍👧", "（测试）", " blank ", "a\u202Eb"];
  const declaration = goodDeclaration({ parkNo: names.join("·"), pilePower: "绝对不是数" });
  const { draftId, revision } = await makeDraft(browser, declaration);
  expect(revision).toBe(1);
  const { data } = await browser.call("draft", { draftId });
  const formData = { ...declaration.formData, declareIds: [draftId] };
  expect(data.declaration).toEqual({ ...declaration, formData });
  expect(data.savedAt).toBe("2026-11-20 10:00:00");
});

test("[3] a save builds on the revision it names; an older one is told of the newer", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const { draftId } = await makeDraft(browser);
  const save = (ifMatch: number, parkNo: string) =>
    browser.call(
      "editDeclare",
      { draftId, declaration: goodDeclaration({ parkNo }) },
      { idempotencyKey: newKey(), ifMatch },
    );
  expect((await save(1, "first")).data.revision).toBe(2);
  expect(await save(1, "second")).toMatchObject({ status: 409, data: { draftId, revision: 2 } });
  expect((await save(9, "third")).status).toBe(409);
  const { data } = await browser.call("draft", { draftId });
  expect(data.declaration.formData.parkNo).toBe("first");
});

test("[3.22] a stored declaration names its own draft, and one that names another is refused", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const good = goodDeclaration();
  const { draftId } = await makeDraft(browser);
  const { draftId: other } = await makeDraft(browser);
  const save = async (declareIds: string[]) => {
    const declaration = { ...good, formData: { ...good.formData, declareIds } };
    const options = { idempotencyKey: newKey(), ifMatch: 1 };
    return (await browser.call("editDeclare", { draftId, declaration }, options)).status;
  };
  expect([await save([other]), await save([draftId, other])]).toEqual([400, 400]);
  expect(await save([draftId])).toBe(200);
  const { data } = await browser.call("draft", { draftId });
  expect([data.revision, data.declaration.formData.declareIds]).toEqual([2, [draftId]]);
});

test("[3] of two saves at once on one revision one is kept", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const { draftId } = await makeDraft(browser);
  const saves = ["A", "B", "C", "D"].map((parkNo) =>
    browser.call(
      "editDeclare",
      { draftId, declaration: goodDeclaration({ parkNo }) },
      { idempotencyKey: newKey(), ifMatch: 1 },
    ),
  );
  const answers = await Promise.all(saves);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
});

test("[7] a lost answer is asked for again under the same key: one draft, one revision", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const key = newKey();
  const birth = { declaration: goodDeclaration() };
  const first = await browser.call("editDeclare", birth, { idempotencyKey: key });
  const again = await browser.call("editDeclare", birth, { idempotencyKey: key });
  expect(again.data).toEqual(first.data);
  const other = { declaration: goodDeclaration({ parkNo: "Z9" }) };
  const changed = await browser.call("editDeclare", other, { idempotencyKey: key });
  expect(changed).toMatchObject({ status: 409, data: first.data });

  const change = { draftId: first.data.draftId, ...other };
  const options = { idempotencyKey: key, ifMatch: 1 };
  const saved = await browser.call("editDeclare", change, options);
  expect(saved.data.revision).toBe(2);
  expect((await browser.call("editDeclare", change, options)).data).toEqual(saved.data);
  const { data } = await browser.call("catalogBindList", { oneThingId: "OT901", userFrom: "" });
  expect(data.drafts).toHaveLength(1);
});

test("[7] the key of a creation whose draft was deleted makes no other draft", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const idempotencyKey = newKey();
  const create = (parkNo: string) =>
    browser.call("editDeclare", { declaration: goodDeclaration({ parkNo }) }, { idempotencyKey });
  const { draftId } = (await create("A1")).data;
  await browser.call("withdrawDraft", { draftId }, { idempotencyKey: newKey() });
  expect((await create("Z9")).status).toBe(422);
});

test("[7] a save without its headers is refused", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const declaration = goodDeclaration();
  const { draftId } = await makeDraft(browser);
  const status = async (ask: object, options: object) =>
    (await browser.call("editDeclare", ask as Record<string, unknown>, options)).status;
  expect(await status({ declaration }, {})).toBe(400);
  expect(await status({ declaration }, { idempotencyKey: "short" })).toBe(400);
  expect(await status({ declaration }, { idempotencyKey: "with blanks in it" })).toBe(400);
  expect(await status({ draftId, declaration }, { idempotencyKey: newKey() })).toBe(428);
  const headers = { "if-match": "*" };
  expect(await status({ draftId, declaration }, { idempotencyKey: newKey(), headers })).toBe(428);
});

test("[3] a declaration that speaks of what its definition does not know is refused", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const good = goodDeclaration();
  const wrong: Record<string, object> = {
    "another code": { ...good, code: "cs" },
    "another one-thing": { ...good, oneThingId: "OT001" },
    "an unknown field": { ...good, formData: { ...good.formData, isAdmin: "1" } },
    "rows where none are": { ...good, formData: { ...good.formData, jcr: [{ rowId: "a" }] } },
    "rows in a plain field": { ...good, formData: { ...good.formData, parkNo: [{ rowId: "a" }] } },
    "an unknown township": { ...good, areaId: "329900099" },
    "an unknown material": { ...good, materials: { toString: { fileIds: [], licenceId: null } } },
    "an unknown question": {
      ...good,
      platChooseCondition: { ...good.platChooseCondition, optionList: [{ id: "x", optionIds: ["1"] }] },
    },
    "a status of its own": { ...good, status: "已申请" },
  };
  for (const [what, declaration] of Object.entries(wrong)) {
    const answer = await browser.call("editDeclare", { declaration }, { idempotencyKey: newKey() });
    expect([what, answer.status]).toEqual([what, 400]);
  }
});

test("[3] a save under a definition the gateway does not know is told which one is right", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const declaration = { ...goodDeclaration(), definition: "0".repeat(64) };
  const answer = await browser.call("editDeclare", { declaration }, { idempotencyKey: newKey() });
  expect(answer).toMatchObject({ status: 409, data: { definition: definitionOf("parking").version } });
});

test("[3] a draft made with an earlier definition is still read and saved", async () => {
  const { person, parts } = await gatewayUnderTest();
  const earlier = { ...definitionOf("parking"), version: "1".repeat(64) };
  await parts.database
    .insertInto("definitions")
    .values({ version: earlier.version, code: "parking", json: JSON.stringify(earlier), registeredAt: 0 })
    .execute();
  const browser = await person(1);
  const { draftId } = await makeDraft(browser, { ...goodDeclaration(), definition: earlier.version });
  expect((await browser.call("draft", { draftId })).data.declaration.definition).toBe(earlier.version);
  expect(servedContent().definitions.get("parking")?.definition.version).not.toBe(earlier.version);
});

test("[3] a withdrawn draft is gone with its files", async () => {
  const { person, parts } = await gatewayUnderTest();
  const browser = await person(1);
  const { draftId } = await makeDraft(browser);
  const { data: file } = await browser.upload(
    { draftId, material: "vehicle" },
    { name: "a.pdf", bytes: pdf },
  );
  expect(await browser.call("withdrawDraft", { draftId })).toMatchObject({ status: 200, data: true });
  expect((await browser.call("draft", { draftId })).status).toBe(404);
  expect((await browser.call("withdrawDraft", { draftId })).status).toBe(404);
  expect((await browser.respond("download", { fileId: file.fileId })).status).toBe(404);
  expect(await parts.files.list()).toEqual([]);
});
