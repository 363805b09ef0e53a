// A one-thing changes while drafts of it are open (dated, retired, renamed, other questions): what the gateway shows, allows and refuses.

import { describe, expect, test } from "vitest";
import type { Definition } from "../../engine/one-thing/definition.ts";
import type { Browser } from "./setup/browser.ts";
import { definitionOf, goodDeclaration, makeDraft, newKey } from "./setup/declarations.ts";
import { gatewayUnderTest } from "./setup/gateway-under-test.ts";
import { contentWith, startedAgain } from "./setup/started-again.ts";

const day = 24 * 60 * 60 * 1000;

async function itemOf(browser: Browser, oneThingId = "OT901") {
  const { data } = await browser.call("listOneThing", { type: "PERSONAL_SUBJECT", plat: "PC" });
  const items = (data as { integrations: { oneThingId: string; tips: string }[] }[]).flatMap(
    ({ integrations }) => integrations,
  );
  return items.find((item) => item.oneThingId === oneThingId);
}

const begin = (browser: Browser, definition: Definition) =>
  browser.call(
    "editDeclare",
    { declaration: { ...goodDeclaration(), definition: definition.version, code: definition.oneThing.code } },
    { idempotencyKey: newKey() },
  );

describe("a one-thing that is dated", () => {
  const { content, definition } = contentWith(({ oneThing }) => {
    oneThing.valid = { from: "2026-11-22", until: "2026-11-23" };
  });

  test("[10.12] is announced before its day, open on its days, and neither listed nor begun afterwards", async () => {
    const gateway = await gatewayUnderTest({ content });
    const browser = await gateway.person(1);
    const soon = "即将开放：2026年11月22日起可以办理";
    expect((await itemOf(browser))?.tips).toBe(soon);
    const guide = await browser.call("guideInfo", { oneThingId: "OT901" });
    expect(guide.data.offering).toEqual({ open: false, words: soon, instead: null });
    expect(await begin(browser, definition)).toMatchObject({ status: 403, msg: soon });

    gateway.clock.advance(2 * day);
    const open = await gateway.person(1);
    expect((await itemOf(open))?.tips).toBe(definition.oneThing.summary);
    expect((await open.call("guideInfo", { oneThingId: "OT901" })).data.offering).toBeNull();
    const begun = await begin(open, definition);
    expect(begun.status).toBe(200);

    gateway.clock.advance(2 * day);
    const over = await gateway.person(1);
    expect(await itemOf(over)).toBeUndefined();
    expect(await begin(over, definition)).toMatchObject({
      status: 403,
      msg: "办理时间已过：2026年11月23日截止",
    });
    // A draft begun in time may be finished.
    const { draftId } = begun.data;
    const saved = await over.call(
      "editDeclare",
      { draftId, declaration: { ...goodDeclaration(), definition: definition.version } },
      { idempotencyKey: newKey(), ifMatch: 1 },
    );
    expect(saved.status).toBe(200);
    expect((await over.call("draft", { draftId })).data.changes).toBeNull();
  });
});

describe("a one-thing that retires", () => {
  const retired = { on: "2026-11-22", because: "已并入新的一件事", instead: "household" };

  test("leads to its successor; drafts go on until their last day and can be looked at afterwards", async () => {
    const { content, definition } = contentWith(({ oneThing }) => {
      oneThing.retired = { ...retired, draftsUntil: "2026-11-24" };
    });
    const gateway = await gatewayUnderTest({ content });
    const before = await gateway.person(1);
    const instead = { code: "household", name: definitionOf("household").oneThing.name };
    const guide = async (browser: Browser) =>
      (await browser.call("guideInfo", { oneThingId: "OT901" })).data.offering;
    expect(await guide(before)).toMatchObject({ open: true, instead });
    const { draftId } = await makeDraft(before);

    gateway.clock.advance(2 * day);
    const after = await gateway.person(1);
    expect((await itemOf(after))?.tips).toContain("2026年11月22日起停止办理：已并入新的一件事");
    expect(await guide(after)).toMatchObject({ open: false, instead });
    expect((await begin(after, definition)).status).toBe(403);
    const services = await after.call("serviceList", { code: "QT" });
    expect(JSON.stringify(services.data)).not.toContain("OT901");
    const note = async (browser: Browser) =>
      (await browser.call("applications", {})).data.items[0].statusNote;
    expect(await note(after)).toBe("该事项已停止办理，请于 2026年11月24日前提交");
    expect((await after.call("draft", { draftId })).data.changes).toBeNull();

    gateway.clock.advance(3 * day);
    const late = await gateway.person(1);
    const ended = "该事项已停止办理，这份暂存件不能再提交，内容仍可查看";
    expect(await note(late)).toBe(ended);
    expect((await late.call("draft", { draftId })).data.changes).toMatchObject({ stopped: ended });
    expect(
      await late.call("registerDeclare", { draftId }, { idempotencyKey: newKey(), ifMatch: 1 }),
    ).toMatchObject({ status: 403, msg: ended });
    const { data } = await late.call("projectInfo", { id: draftId });
    expect(data.ended).toBe(true);
    expect(JSON.stringify(data.formContent)).toContain("车位编号");
  });

  test("without a last day for drafts they end with it", async () => {
    const { content } = contentWith(({ oneThing }) => {
      oneThing.retired = retired;
    });
    const gateway = await gatewayUnderTest({ content });
    const { draftId } = await makeDraft(await gateway.person(1));
    gateway.clock.advance(2 * day);
    const browser = await gateway.person(1);
    const asked = { idempotencyKey: newKey(), ifMatch: 1 };
    expect((await browser.call("registerDeclare", { draftId }, asked)).status).toBe(403);
  });
});

describe("a one-thing under another code", () => {
  test("keeps its drafts and applications, and answers to the old code", async () => {
    const gateway = await gatewayUnderTest();
    const { draftId } = await makeDraft(await gateway.person(1));
    const { content, definition } = contentWith(({ oneThing }) => {
      oneThing.code = "chargingPile";
      oneThing.formerly = ["parking"];
      oneThing.name = "充电桩安装一件事";
    });
    const browser = await startedAgain(gateway, content);
    const [item] = (await browser.call("applications", {})).data.items;
    expect(item.oneThingName).toBe("充电桩安装一件事");
    const services = await browser.call("serviceList", { code: "QT" });
    expect(JSON.stringify(services.data)).toContain('"code":"chargingPile"');
    expect((await browser.call("draft", { draftId })).data.changes).toBeNull();
    const declaration = { ...goodDeclaration(), definition: definition.version, code: "chargingPile" };
    const saved = await browser.call(
      "editDeclare",
      { draftId, declaration },
      { idempotencyKey: newKey(), ifMatch: 1 },
    );
    expect(saved.status).toBe(200);
    expect((await browser.call("applications", {})).data.items[0].code).toBe("chargingPile");
  });
});

describe("an open draft of a former version", () => {
  const withFax = contentWith(({ form, oneThing }) => {
    const section = form.sections.find(({ key }) => key === "parking");
    const properties = section?.schema.properties as Record<string, unknown>;
    if (!section) throw new Error("There is no such section.");
    section.fields = section.fields.filter(({ key }) => key !== "parkNo");
    delete properties.parkNo;
    section.fields.push({ key: "fax", title: "传真", many: false, required: true, maxLength: 20 });
    properties.fax = { type: "string", title: "传真", maxLength: 20 };
    oneThing.summary = "新";
  });

  test("[10.11] is told what falls away and what is newly asked; what was typed is kept and can be looked at", async () => {
    const gateway = await gatewayUnderTest();
    const { draftId } = await makeDraft(await gateway.person(1), goodDeclaration({ parkNo: "B2-118" }));
    const browser = await startedAgain(gateway, withFax.content);
    const { data } = await browser.call("draft", { draftId });
    expect(data.changes).toEqual({
      notAsked: [{ title: "车位编号", text: "B2-118" }],
      again: [],
      newly: [{ title: "传真", message: "请填写传真", step: "one-form", place: "parking.fax" }],
      signatureVoid: false,
      stopped: null,
    });

    const { parkNo, ...formData } = goodDeclaration().formData;
    const declaration = {
      ...goodDeclaration(),
      definition: withFax.definition.version,
      formData: { ...formData, fax: "0000-86120000" },
    };
    const options = { idempotencyKey: newKey(), ifMatch: 1 };
    expect((await browser.call("editDeclare", { draftId, declaration }, options)).status).toBe(200);
    expect((await browser.call("draft", { draftId })).data.changes).toBeNull();
    const detail = await browser.call("projectInfo", { id: draftId });
    expect(detail.data.notAsked).toEqual([{ title: "车位编号", text: "B2-118" }]);
  });
});
