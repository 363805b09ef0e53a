// The whole portal on a small gateway: which call saves, what the gateway judges when the step of the questions is left, and what happens when it is busy.

import { describe, expect, it } from "vitest";
import { storageKey } from "../../../../engine/portal/visit/persisted.ts";
import { filledRecord } from "../../../people/filled-record.ts";
import { loadParking, settled } from "../stage.ts";
import { answer, declaring, edit, plate, shown, town } from "./declaring.ts";

const single = "editSingle";
const condition = "handleCondition";
const business = "filterBusiness";

type Declaring = Awaited<ReturnType<typeof declaring>>;
const names = (on: Declaring) => on.gateway.calls.map(({ name }) => name);

async function saved(on: Declaring) {
  on.clock.increment(1000);
  await settled();
}

/** Everything is answered, and was saved once as a whole. */
async function answered() {
  const on = await declaring();
  const loaded = loadParking();
  const user = on.declaration()?.context.record.principal;
  if (!user) return expect.unreachable();
  const { answers, choices } = filledRecord(loaded, user, {});
  const actor = on.context().session?.actor;
  for (const [question, value] of Object.entries(choices)) actor?.send({ type: "CHOOSE", question, value });
  for (const [section, value] of Object.entries(answers))
    actor?.send({ type: "ANSWER", section, answers: value });
  actor?.send({ type: "TOWNSHIP", areaId: town });
  await saved(on);
  on.gateway.calls.length = 0;
  return on;
}

describe("[7] what is saved", () => {
  it("[7] the first save sends the whole, the next one only the section that changed", async () => {
    const on = await declaring();
    answer(on, "苏A12345");
    await saved(on);
    answer(on, "苏A54321");
    await saved(on);
    expect(names(on)).toEqual([edit, single]);
    expect(on.gateway.calls[1]).toMatchObject({ match: "1", body: { draftId: "d1", section: "parking" } });
    expect(on.gateway.drafts.get("d1")).toMatchObject({
      revision: 2,
      declaration: { formData: { plateNo: "苏A54321" } },
    });
    expect(on.saving().status).toBe("saved");
  });

  it("[7] a choice, and a section with it, go as a whole", async () => {
    const on = await declaring();
    answer(on, "苏A12345");
    await saved(on);
    on.context().session?.actor.send({ type: "CHOOSE", question: "parkKind", value: "2" });
    answer(on, "苏A54321");
    await saved(on);
    expect(names(on)).toEqual([edit, edit]);
  });

  it("[7] what is saved over another's newer draft goes as a whole", async () => {
    const on = await declaring();
    answer(on, "苏A12345");
    await saved(on);
    const kept = on.gateway.drafts.get("d1") ?? expect.unreachable();
    on.gateway.drafts.set("d1", { ...kept, revision: 7 });
    answer(on, "苏A54321");
    await saved(on);
    expect(on.saving().status).toBe("conflict");
    on.context().session?.keepMine();
    await settled();
    expect(names(on)).toEqual([edit, single, edit]);
    expect(on.gateway.drafts.get("d1")?.declaration.formData.plateNo).toBe("苏A54321");
  });

  it("[7] a single edit whose answer was lost is sent again as it was, under its key", async () => {
    const on = await declaring();
    answer(on, "苏A12345");
    await saved(on);
    on.gateway.dead.add(single);
    answer(on, "苏A54321");
    await saved(on);
    on.gateway.dead.clear();
    answer(on, "苏A99999");
    await saved(on);
    await saved(on);
    const [, first, second] = on.gateway.calls;
    expect(first?.body).toMatchObject({ formData: { plateNo: "苏A54321" } });
    expect(second?.body).toMatchObject({ formData: { plateNo: "苏A99999" } });
  });
});

describe("[7] leaving the questions", () => {
  it("[3.37, 7] the gateway judges the choice once, with both calls, and not at every click", async () => {
    const on = await answered();
    const actor = on.context().session?.actor;
    actor?.send({ type: "CHOOSE", question: "parkKind", value: "2" });
    actor?.send({ type: "CHOOSE", question: "parkKind", value: "1" });
    await saved(on);
    expect(names(on)).not.toContain(condition);
    actor?.send({ type: "NEXT" });
    await settled();
    expect(shown(on)).toBe("submit-materials");
    expect(names(on).filter((name) => name === condition || name === business)).toHaveLength(2);
    actor?.send({ type: "BACK" });
    actor?.send({ type: "NEXT" });
    await settled();
    expect(shown(on)).toBe("submit-materials");
    expect(names(on).filter((name) => name === condition || name === business)).toHaveLength(2);
  });

  it("[7] a verdict that forbids stops with its sentences, and nothing is lost", async () => {
    const on = await answered();
    const data = {
      definition: "0".repeat(64),
      allowed: false,
      sentences: ["该情形已停止受理"],
      quotaList: [],
    };
    on.gateway.refuse.set(condition, { status: 200, msg: "", data });
    on.context().session?.actor.send({ type: "NEXT" });
    await settled();
    expect(shown(on)).toBe("one-form");
    expect(on.declaration()?.context).toMatchObject({ failure: "该情形已停止受理", verdict: null });
    expect(on.saving().status).toBe("saved");
    on.context().session?.actor.send({ type: "NEXT" });
    await settled();
    expect(shown(on)).toBe("one-form");
  });

  it("[7] other matters are told and shown once; who goes on knowing it goes on", async () => {
    const on = await answered();
    const matter = { matterInfoId: "N1", name: "新的事项", departmentName: "公安局", because: "必办事项" };
    const data = { definition: "0".repeat(64), matters: [matter], materials: [] };
    on.gateway.refuse.set(business, { status: 200, msg: "", data });
    on.context().session?.actor.send({ type: "NEXT" });
    await settled();
    expect(shown(on)).toBe("one-form");
    expect(on.declaration()?.context.verdict?.matters).toEqual([matter]);
    on.context().session?.actor.send({ type: "NEXT" });
    await settled();
    expect(shown(on)).toBe("submit-materials");
    expect(on.declaration()?.context.verdict).toBeNull();
  });

  it("[8] without the network the step stays, everything typed is kept, and the way on opens again with it", async () => {
    const on = await answered();
    for (const name of [condition, business, edit, single] as const) on.gateway.dead.add(name);
    answer(on, "苏A54321");
    on.context().session?.actor.send({ type: "NEXT" });
    await settled();
    expect(shown(on)).toBe("one-form");
    expect(on.declaration()?.context.failure).toBe("网络繁忙，请稍后再试");
    expect(plate(on)).toBe("苏A54321");
    on.portal.persist();
    expect(on.storage.get(storageKey)).toContain("苏A54321");
    on.gateway.dead.clear();
    on.context().session?.actor.send({ type: "NEXT" });
    await settled();
    expect(shown(on)).toBe("submit-materials");
  });

  it("[8.5, 8.6] a save that is refused is told in the popup: each reason once, until something was saved again", async () => {
    const on = await answered();
    const popup = () => on.context().popup?.message;
    const typed = async (plateNo: string) => {
      answer(on, plateNo);
      await saved(on);
    };
    const refuse = (msg: string) => {
      for (const name of [edit, single] as const) on.gateway.refuse.set(name, { status: 403, msg });
    };
    refuse("请求签名无效或已过期");
    await typed("苏A54321");
    expect([popup(), on.saving().status]).toEqual(["请求签名无效或已过期", "failed"]);
    on.portal.send({ type: "CLOSE_POPUP" });
    await typed("苏A54322");
    expect([popup(), on.saving().status]).toEqual([undefined, "failed"]);
    refuse("操作过大");
    await typed("苏A54323");
    expect(popup()).toBe("操作过大");
    on.portal.send({ type: "CLOSE_POPUP" });
    on.gateway.refuse.clear();
    await typed("苏A54324");
    expect([popup(), on.saving().status]).toEqual([undefined, "saved"]);
    refuse("操作过大");
    await typed("苏A54325");
    expect(popup()).toBe("操作过大");
  });

  it("[8] the network fails for the verdict alone: the step stays and says so", async () => {
    const on = await answered();
    on.gateway.refuse.set(business, { status: 404, msg: "页面不存在" });
    on.context().session?.actor.send({ type: "NEXT" });
    await settled();
    expect([shown(on), on.declaration()?.context.failure]).toEqual(["one-form", "页面不存在"]);
  });
});
