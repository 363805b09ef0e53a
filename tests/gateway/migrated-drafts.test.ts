// A field and a material are renamed, with a declared migration, while drafts use the old names: these are still submitted and taken over.

import { expect, test } from "vitest";
import { evaluate } from "../../engine/declaration/evaluate.ts";
import { fromWire, type HeldDraft } from "../../engine/declaration/wire/from-wire.ts";

import { migrated } from "../../engine/declaration/wire/migrated.ts";
import { principalFor } from "../../gateway/declaring/who-declares.ts";
import { demoPersons } from "../../gateway/ops/seed/persons.ts";
import type { Browser } from "./setup/browser.ts";
import { makeWholeDraft, newKey, pdf, submit } from "./setup/declarations.ts";
import { refuse, submitted } from "./setup/desk-work.ts";
import { gatewayUnderTest } from "./setup/gateway-under-test.ts";
import { contentWith, startedAgain } from "./setup/started-again.ts";

const { content, definition } = contentWith(({ form, oneThing }) => {
  const section = form.sections.find(({ key }) => key === "parking");
  const properties = section?.schema.properties as Record<string, unknown>;
  const field = section?.fields.find(({ key }) => key === "parkNo");
  const { vehicle, ...materials } = oneThing.materials;
  if (!field || !vehicle) throw new Error("There is no such field or material.");
  field.key = "placeNo";
  properties.placeNo = properties.parkNo;
  delete properties.parkNo;
  oneThing.materials = { ...materials, car: vehicle };
  const ops = [
    { field: "parkNo", renamedTo: "placeNo" },
    { material: "vehicle", renamedTo: "car" },
  ];
  oneThing.migrations = [{ from: "以前", ops }];
});

/** What the portal sends for a draft that it opens. */
function asOpened(view: HeldDraft) {
  const [person] = demoPersons;
  if (!person) throw new Error("There is no demo person.");
  const today = migrated(definition.oneThing, view);
  return evaluate(definition, fromWire(definition, today, principalFor(person, null)), "2026-11-20").wire;
}

async function detailOf(browser: Browser, id: string) {
  const { data } = await browser.call("projectInfo", { id });
  const fields = data.formContent.flatMap((section: { fields: object[] }) => section.fields);
  return { fields, materials: data.materials };
}
const place = expect.objectContaining({ key: "placeNo", text: "B2-118" });
const named = (name: string) => expect.objectContaining({ name });
const car = expect.objectContaining({ name: "购车意向协议或行驶证", files: [named("vehicle.pdf")] });

test("[10.11] a draft that a migration carries over is told nothing, and is submitted under today's names with its files", async () => {
  const gateway = await gatewayUnderTest();
  const { draftId } = await makeWholeDraft(await gateway.person(1));
  const browser = await startedAgain(gateway, content);
  const { data: view } = await browser.call("draft", { draftId });
  expect(view.changes).toBeNull();
  const shown = await detailOf(browser, draftId);
  expect(shown.fields).toContainEqual(place);
  expect(shown.materials).toContainEqual(car);

  const declaration = asOpened(view);
  expect(declaration.formData).toMatchObject({ placeNo: "B2-118" });
  expect(declaration.formData).not.toHaveProperty("parkNo");
  const saved = await browser.call(
    "editDeclare",
    { draftId, declaration },
    { idempotencyKey: newKey(), ifMatch: view.revision },
  );
  expect(saved.status).toBe(200);
  const receipt = await submit(browser, saved.data);
  expect(receipt).toMatchObject({ status: 200, data: { id: expect.any(String) } });
  const detail = await detailOf(browser, receipt.data.id);
  expect(detail.fields).toContainEqual(place);
  expect(detail.materials).toContainEqual(car);
});

test("what is applied for again brings the files of a renamed material", async () => {
  const gateway = await gatewayUnderTest();
  const before = await gateway.person(1);
  const { id } = await submitted(before);
  await refuse(before, id);
  const browser = await startedAgain(gateway, content);
  const { data, status } = await browser.call("importJsonData", { id }, { idempotencyKey: newKey() });
  expect(status).toBe(200);
  const { data: view } = await browser.call("draft", { draftId: data.draftId });
  expect(view.changes).toBeNull();
  expect(view.declaration.formData).toMatchObject({ placeNo: "B2-118" });
  const files = view.files.map(({ material, name }: { material: string; name: string }) => [material, name]);
  expect(files).toContainEqual(["car", "vehicle.pdf"]);
  expect((await submit(browser, view)).status).toBe(200);
});

test("files under the former name of a material count towards its most", async () => {
  const gateway = await gatewayUnderTest();
  const { draftId } = await makeWholeDraft(await gateway.person(1));
  const browser = await startedAgain(gateway, content);
  const { data: view } = await browser.call("draft", { draftId });
  const options = { idempotencyKey: newKey(), ifMatch: view.revision };
  await browser.call("editDeclare", { draftId, declaration: asOpened(view) }, options);
  const statuses: number[] = [];
  for (let more = 0; more < 9; more++) {
    const file = { name: `车${more}.pdf`, bytes: pdf };
    statuses.push((await browser.upload({ draftId, material: "car" }, file)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 413]);
});
