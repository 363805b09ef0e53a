// One section of a draft is saved alone: the draft is the same as if everything had been sent, with the same checks.

import { expect, test } from "vitest";
import { definitionOf, goodDeclaration, makeDraft, newKey, singleAsk } from "./setup/declarations.ts";
import { gatewayUnderTest } from "./setup/gateway-under-test.ts";

test("[7] a section alone leaves the draft that the whole declaration leaves", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const change = { parkNo: "Z9", pilePower: "11", plateNo: "" };
  const [alone, whole] = [await makeDraft(browser), await makeDraft(browser)];
  const declaration = goodDeclaration(change);
  const options = () => ({ idempotencyKey: newKey(), ifMatch: 1 });
  const single = await browser.call("editSingle", singleAsk(alone.draftId, change), options());
  expect(single).toMatchObject({ status: 200, data: { draftId: alone.draftId, revision: 2 } });
  await browser.call("editDeclare", { draftId: whole.draftId, declaration }, options());
  for (const { draftId } of [alone, whole]) {
    const { data } = await browser.call("draft", { draftId });
    expect(data.declaration).toEqual({
      ...declaration,
      formData: { ...declaration.formData, declareIds: [draftId] },
    });
  }
});

test("[7] it builds on a revision, is done once under its key, and needs both", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const { draftId } = await makeDraft(browser);
  const ask = singleAsk(draftId, { parkNo: "Z9" });
  const idempotencyKey = newKey();
  const first = await browser.call("editSingle", ask, { idempotencyKey, ifMatch: 1 });
  expect((await browser.call("editSingle", ask, { idempotencyKey, ifMatch: 1 })).data).toEqual(first.data);
  expect(await browser.call("editSingle", ask, { idempotencyKey: newKey(), ifMatch: 1 })).toMatchObject({
    status: 409,
    data: { draftId, revision: 2 },
  });
  expect((await browser.call("editSingle", ask, { idempotencyKey: newKey() })).status).toBe(428);
  expect((await browser.call("editSingle", ask, { ifMatch: 2 })).status).toBe(400);
});

test("[7] what is not of that section, or of another definition, is refused and changes nothing", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const { draftId } = await makeDraft(browser);
  const good = singleAsk(draftId, { parkNo: "Z9" });
  const wrong: Record<string, [object, number]> = {
    "an unknown section": [{ ...good, section: "constructor" }, 400],
    "another section's answer": [{ ...good, formData: { ...good.formData, applicantName: "他人" } }, 400],
    "who declares": [{ ...good, formData: { ...good.formData, instanceId: "CO1" } }, 400],
    "an unknown answer": [{ ...good, formData: { ...good.formData, isAdmin: "1" } }, 400],
    "rows in a plain field": [{ ...good, formData: { ...good.formData, parkNo: [{ rowId: "a" }] } }, 400],
    "another section's content": [
      { ...good, formContent: [{ section: "applicant", title: "x", fields: [] }] },
      400,
    ],
    "an unknown definition": [{ ...good, definition: "0".repeat(64) }, 409],
    "another one-thing's definition": [{ ...good, definition: definitionOf("household").version }, 400],
  };
  for (const [what, [ask, status]] of Object.entries(wrong)) {
    const options = { idempotencyKey: newKey(), ifMatch: 1 };
    const answer = await browser.call("editSingle", ask as Record<string, unknown>, options);
    expect([what, answer.status]).toEqual([what, status]);
  }
  const { data } = await browser.call("draft", { draftId });
  const { formData, ...declaration } = goodDeclaration();
  expect(data).toMatchObject({
    revision: 1,
    declaration: { ...declaration, formData: { ...formData, declareIds: [draftId] } },
  });
});
