// The whole portal on a small gateway: entry, handling, declaration, saving, leaving, coming back.

import { describe, expect, it } from "vitest";
import { shownStep } from "../../../engine/flow/shown-step.ts";
import { storageKey } from "../../../engine/portal/persisted.ts";
import { encryptQuery } from "../../../engine/privacy/query-codec.ts";
import { loadDd, type Stage, settled, stage, wang } from "./stage.ts";

const edit = "/api/oneThingDeclare/mobile/edit/declare";
const register = "/api/oneThingDeclare/mobile/register/declare";
const town = "329900003";

/** As far as the first step of dd, with its township chosen. */
async function declaring(given: Stage = {}) {
  const on = stage(given);
  await settled();
  on.portal.send({ type: "APPLY", code: "dd" });
  await settled();
  on.portal.send({ type: "CHOOSE_TOWNSHIP", areaId: town });
  await settled();
  return on;
}

const answer = (on: ReturnType<typeof stage>, plateNo: string) => {
  const before = on.declaration()?.context.record.answers.parking ?? {};
  on.context().declaration?.send({ type: "ANSWER", section: "parking", answers: { ...before, plateNo } });
};
const plate = (on: ReturnType<typeof stage>) =>
  (on.declaration()?.context.record.answers.parking as { plateNo?: string } | undefined)?.plateNo;
const shown = (on: ReturnType<typeof stage>) => {
  const snapshot = on.declaration();
  return snapshot && shownStep(snapshot);
};

describe("[2] entering the portal", () => {
  it("[2] a ticket is exchanged once and gone from the address before any call", async () => {
    const on = stage({ user: null, address: "/guide/dd?ticket=T-1&tid=3" });
    expect(on.address()).toBe("/guide/dd?tid=3");
    await settled();
    expect(on.gateway.exchanged).toEqual([{ ticket: "T-1" }]);
    expect(on.context()).toMatchObject({ ready: true, token: "T", user: { realName: "王小明" } });
    expect(on.storage.get("aNetToken")).toBe("T");
  });

  it("[5] a user-info parameter that cannot be read alerts and stops the login", async () => {
    const on = stage({ user: null, address: "/?userInfo=xx&ticket=T-1" });
    await settled();
    expect(on.context().popup).toEqual({ title: "提示", message: "用户信息获取失败，请联系管理员" });
    expect(on.gateway.exchanged).toEqual([]);
    expect(on.address()).toBe("/");
  });

  it("[5] a user-info parameter is a prefill and never makes anybody logged in", async () => {
    const keys = { key: "YunLan-Test-0001", iv: "0001-Test-YunLan" };
    const text = encodeURIComponent(encryptQuery("李四,13900000000,110101199003072316", keys));
    const on = stage({ user: null, address: `/?userInfo=${text}` });
    await settled();
    expect(on.context().visitor).toEqual({
      name: "李四",
      mobile: "13900000000",
      certificateNumber: "110101199003072316",
    });
    expect(on.context().user).toBeNull();
  });

  it("[8] a gateway out of reach is told, and can be tried again", async () => {
    const on = stage();
    on.gateway.dead.add("/api/portal/session");
    await settled();
    expect(on.context()).toMatchObject({
      ready: false,
      popup: { message: "网络繁忙，请稍后再试", retry: true },
    });
    on.gateway.dead.clear();
    on.portal.send({ type: "RETRY" });
    await settled();
    expect(on.context()).toMatchObject({ ready: true, popup: null });
  });

  it("[2] a click before the portal is ready is done as soon as it is", async () => {
    const on = stage();
    on.portal.send({ type: "APPLY", code: "dd" });
    await settled();
    expect(on.context().handling.getSnapshot().value).toBe("township");
  });

  it("[9] the spinner closes 500 ms after the last call", async () => {
    const on = await declaring();
    expect(on.context()).toMatchObject({ pending: 0, spinner: true });
    on.clock.increment(499);
    expect(on.context().spinner).toBe(true);
    on.clock.increment(1);
    expect(on.context().spinner).toBe(false);
  });
});

describe("[4] from a click to a declaration", () => {
  it("[4] 立即办理 asks the township and leads to the first step, prefilled", async () => {
    const on = await declaring();
    expect(on.seen.navigations.at(-1)).toEqual({ page: "step", step: "one-form", replace: false });
    expect(on.declaration()?.context.record).toMatchObject({ areaId: town, principal: { name: "王小明" } });
    expect(JSON.stringify(on.declaration()?.context.record.answers)).toContain("王小明");
  });

  it("[4] a pick from the list ends on the guide", async () => {
    const on = stage();
    await settled();
    on.portal.send({ type: "PICK", code: "dd", oneThingId: "OT011", from: "list" });
    await settled();
    on.portal.send({ type: "CHOOSE_TOWNSHIP", areaId: town });
    await settled();
    expect(on.seen.navigations).toEqual([{ page: "guide", code: "dd" }]);
  });

  it("[4] a thing without a definition is told", async () => {
    const on = stage();
    await settled();
    on.portal.send({ type: "PICK", code: "zz", oneThingId: "x", from: "home" });
    await settled();
    expect(on.context().popup?.message).toBe("暂无该事项");
  });

  it("[4] without real name it leaves for the login, and goes on at the guide when the person is back", async () => {
    const storage = new Map<string, string>();
    const before = stage({ user: null, storage, address: "/tListId" });
    await settled();
    before.portal.send({ type: "APPLY", code: "dd" });
    await settled();
    expect(before.seen.external).toEqual(["/login?return=http%3A%2F%2Fportal.test%2Fguide%2Fdd"]);
    const after = stage({ storage, address: "/guide/dd?ticket=T-1" });
    await settled();
    expect(after.context().handling.getSnapshot().value).toBe("township");
    const later = stage({ storage, address: "/guide/dd" });
    await settled();
    expect(later.context().handling.getSnapshot().value).toBe("idle");
  });

  it("[4] another township during the declaration changes only that", async () => {
    const on = await declaring();
    answer(on, "苏A12345");
    on.portal.send({ type: "TOWNSHIP_CHANGE" });
    on.portal.send({ type: "CHOOSE_TOWNSHIP", areaId: "329900001" });
    expect(on.declaration()?.context.record.areaId).toBe("329900001");
    expect(plate(on)).toBe("苏A12345");
  });
});

describe("[3] the draft", () => {
  it("[3] is saved one second after the last change, and tells when", async () => {
    const on = await declaring();
    answer(on, "苏A12345");
    expect(on.context().keeper.status).toBe("unsaved");
    on.clock.increment(1000);
    await settled();
    expect(on.context().keeper).toMatchObject({ status: "saved", savedAt: "2026-11-20 10:00:00" });
    expect(on.declaration()?.context.record).toMatchObject({ draftId: "d1", revision: 1 });
    expect(on.gateway.calls).toHaveLength(1);
    on.clock.increment(60_000);
    await settled();
    expect(on.gateway.calls).toHaveLength(1);
  });

  it("[3] comes back after a reload, from the gateway", async () => {
    const on = await declaring();
    answer(on, "苏A12345");
    on.clock.increment(1000);
    await settled();
    on.portal.persist();
    const again = stage({ storage: on.storage, drafts: on.gateway.drafts, address: "/step/three" });
    await settled();
    again.portal.send({ type: "OPEN_STEP", step: "one-form" });
    await settled();
    expect(plate(again)).toBe("苏A12345");
    expect(again.context().keeper.status).toBe("saved");
    expect(again.seen.navigations.filter(({ page }) => page !== "step")).toEqual([]);
  });

  it("[3] what was not saved before the reload is here again, and is saved then", async () => {
    const on = await declaring();
    answer(on, "苏A12345");
    on.portal.persist();
    const again = stage({ storage: on.storage, address: "/step" });
    await settled();
    again.portal.send({ type: "OPEN_STEP" });
    await settled();
    expect(plate(again)).toBe("苏A12345");
    again.clock.increment(1000);
    await settled();
    expect(again.gateway.drafts.get("d1")?.declaration.formData.plateNo).toBe("苏A12345");
  });

  it("[3] a save that arrived although its answer did not is no conflict after the reload", async () => {
    const on = await declaring();
    answer(on, "1");
    on.clock.increment(1000);
    await settled();
    answer(on, "2");
    on.portal.persist();
    on.clock.increment(1000);
    await settled();
    const again = stage({ storage: new Map(on.storage), drafts: on.gateway.drafts, address: "/step" });
    await settled();
    again.portal.send({ type: "OPEN_STEP" });
    await settled();
    again.clock.increment(5000);
    await settled();
    expect(again.context().keeper.status).toBe("saved");
    expect(plate(again)).toBe("2");
  });

  it("[8] changed elsewhere is a conflict; the person takes the newer one, or keeps the own", async () => {
    for (const choice of ["CONFLICT_TAKE_NEWER", "CONFLICT_KEEP_MINE"] as const) {
      const on = await declaring();
      answer(on, "1");
      on.clock.increment(1000);
      await settled();
      const kept = on.gateway.drafts.get("d1");
      if (!kept) return expect.unreachable();
      const formData = { ...kept.declaration.formData, plateNo: "ELSEWHERE" };
      on.gateway.drafts.set("d1", { ...kept, revision: 7, declaration: { ...kept.declaration, formData } });
      answer(on, "MINE");
      on.clock.increment(1000);
      await settled();
      expect(on.context().keeper).toMatchObject({ status: "conflict", newer: { revision: 7 } });
      expect(on.context().popup).toBeNull();
      on.portal.send({ type: choice });
      await settled();
      expect(on.context().keeper.status).toBe("saved");
      const takes = choice === "CONFLICT_TAKE_NEWER";
      expect(plate(on)).toBe(takes ? "ELSEWHERE" : "MINE");
      expect(on.gateway.drafts.get("d1")?.declaration.formData.plateNo).toBe(takes ? "ELSEWHERE" : "MINE");
    }
  });

  it("[4] 保存并离开 saves first and then leads to 我的办件", async () => {
    const on = await declaring();
    answer(on, "苏A12345");
    on.portal.send({ type: "SAVE_AND_LEAVE" });
    await settled();
    expect(on.gateway.drafts.size).toBe(1);
    expect(on.seen.navigations.at(-1)).toEqual({ page: "office" });
  });

  it("[8] 保存并离开 stays when saving fails", async () => {
    const on = await declaring();
    on.gateway.refuse.set(edit, { status: 500, msg: "系统异常" });
    answer(on, "苏A12345");
    on.portal.send({ type: "SAVE_AND_LEAVE" });
    await settled();
    expect(on.context().popup?.message).toBe("系统异常");
    expect(on.seen.navigations.at(-1)?.page).toBe("step");
  });

  it("[4] a draft is offered at the next handling, and opened from 我的办件", async () => {
    const on = await declaring();
    answer(on, "苏A12345");
    on.clock.increment(1000);
    await settled();
    const again = await declaring({ drafts: on.gateway.drafts });
    expect(again.context().handling.getSnapshot().value).toBe("draftsKnown");
    again.portal.send({ type: "CONFIRM" });
    await settled();
    expect(plate(again)).toBe("苏A12345");
    const third = stage({ drafts: on.gateway.drafts });
    await settled();
    third.portal.send({ type: "RESUME", draftId: "d1" });
    await settled();
    expect(plate(third)).toBe("苏A12345");
  });

  it("[8] a draft that is gone leads to 我的办件", async () => {
    const on = stage();
    await settled();
    on.portal.send({ type: "RESUME", draftId: "gone" });
    await settled();
    expect(on.context()).toMatchObject({ popup: { message: "暂存件不存在" }, opening: false });
    expect(on.seen.navigations).toEqual([{ page: "office", replace: true }]);
  });
});

describe("[8] a session that ends in the middle", () => {
  it("[8] loses nothing: the popup asks to log in, and the same step comes back with what was typed", async () => {
    const on = await declaring({ address: "/step/three" });
    on.gateway.refuse.set(edit, { status: 401, msg: "请先登录" });
    answer(on, "苏A12345");
    on.clock.increment(1000);
    await settled();
    expect(on.context()).toMatchObject({
      user: null,
      token: null,
      popup: { login: "http://portal.test/step/three" },
    });
    expect(on.context().popup?.message).toContain("请重新登录");
    expect(plate(on)).toBe("苏A12345");
    on.portal.send({ type: "LOGIN", returnTo: on.context().popup?.login });
    expect(on.seen.external[0]).toContain("/login?return=");
    const back = stage({ storage: on.storage, address: "/step/three?ticket=T-2" });
    await settled();
    back.portal.send({ type: "OPEN_STEP", step: "one-form" });
    await settled();
    expect(plate(back)).toBe("苏A12345");
    back.clock.increment(1000);
    await settled();
    expect(back.context().keeper.status).toBe("saved");
  });

  it("[8] another person who logs in then sees nothing of it", async () => {
    const on = await declaring();
    answer(on, "苏A12345");
    on.portal.persist();
    const stranger = stage({ storage: on.storage, user: { ...wang, id: "u2" }, address: "/step/three" });
    await settled();
    expect([...on.storage.values()].join()).not.toContain("苏A12345");
    stranger.portal.send({ type: "OPEN_STEP", step: "one-form" });
    await settled();
    expect(stranger.context().declaration).toBeNull();
    expect(stranger.seen.navigations).toEqual([{ page: "list", replace: true }]);
  });

  it("[8] a step opened without a login asks for it", async () => {
    const on = await declaring();
    on.portal.persist();
    const visitor = stage({ storage: on.storage, user: null, address: "/step/three" });
    await settled();
    visitor.portal.send({ type: "OPEN_STEP", step: "one-form" });
    await settled();
    expect(visitor.context().popup?.login).toBe("http://portal.test/step/three");
    expect(visitor.context().declaration).toBeNull();
  });

  it("[3] logging out clears everything and leads home", async () => {
    const on = await declaring();
    answer(on, "苏A12345");
    on.portal.send({ type: "LOGOUT" });
    await settled();
    expect(on.storage.size).toBe(0);
    expect(on.context()).toMatchObject({ user: null, declaration: null, keeper: { status: "idle" } });
    expect(on.seen.navigations.at(-1)).toEqual({ page: "home" });
    on.clock.increment(60_000);
    await settled();
    expect(on.storage.size).toBe(0);
  });
});

describe("[3] a snapshot that does not fit any more", () => {
  it.each([
    ["a step that is none", (kept: Kept) => (kept.declaration.record.step = "gone")],
    ["a furthest step that is none", (kept: Kept) => (kept.declaration.furthest = "gone")],
    ["a done step without a receipt", (kept: Kept) => (kept.declaration.record.step = "done")],
    ["another definition", (kept: Kept) => (kept.declaration.definition = "0".repeat(64))],
  ])("[3] with %s opens at the first step and stops nothing", async (_, spoil) => {
    const on = await declaring();
    answer(on, "苏A12345");
    on.portal.persist();
    const kept = JSON.parse(on.storage.get(storageKey) ?? "") as Kept;
    spoil(kept);
    on.storage.set(storageKey, JSON.stringify(kept));
    const again = stage({ storage: on.storage, address: "/step" });
    await settled();
    again.portal.send({ type: "OPEN_STEP" });
    await settled();
    expect(shown(again)).toBe("one-form");
    expect(again.portal.actor.getSnapshot().status).toBe("active");
    expect(plate(again)).toBe("苏A12345");
  });

  it("[3] without any sense at all is taken for nothing", async () => {
    const on = stage({ storage: new Map([[storageKey, '{"version":1,"declaration":{"record":7}}']]) });
    await settled();
    expect(on.context().ready).toBe(true);
  });
});

interface Kept {
  declaration: { record: { step: string }; furthest: string; definition: string };
}

describe("[2] steps and their addresses", () => {
  it("[2] a step that is not reached leads to where the declaration stands", async () => {
    const on = await declaring();
    on.portal.send({ type: "OPEN_STEP", step: "submit-materials" });
    expect(on.seen.navigations.at(-1)).toEqual({ page: "step", step: "one-form", replace: true });
    on.portal.send({ type: "OPEN_STEP", step: "review" });
    expect(on.seen.navigations.at(-1)).toEqual({ page: "step", step: "one-form", replace: true });
  });

  it("[2] a step address without any declaration leads to the list", async () => {
    const on = stage();
    await settled();
    on.portal.send({ type: "OPEN_STEP", step: "one-form" });
    await settled();
    expect(on.seen.navigations).toEqual([{ page: "list", replace: true }]);
    expect(on.context().toast).toContain("没有正在填写的申报");
  });

  it("[5] NEXT on an unfinished form stays and says what is missing", async () => {
    const on = await declaring();
    on.context().declaration?.send({ type: "NEXT" });
    await settled();
    expect(shown(on)).toBe("one-form");
    expect(on.declaration()?.context.problems.length).toBeGreaterThan(0);
  });
});

/** At the review of a two-step flow in which everything holds. */
async function reviewing() {
  const loaded = loadDd();
  const { definition } = loaded;
  const oneThing = {
    ...definition.oneThing,
    steps: ["one-form", "done"],
    questions: {},
    materials: {},
    asked: {},
    rules: {},
  };
  const form = { ...definition.form, sections: [] };
  const on = stage({}, { ...loaded, definition: { ...definition, oneThing, form } } as typeof loaded);
  await settled();
  on.portal.send({ type: "APPLY", code: "dd" });
  await settled();
  on.portal.send({ type: "CHOOSE_TOWNSHIP", areaId: town });
  await settled();
  on.context().declaration?.send({ type: "NEXT" });
  await settled();
  return on;
}

describe("[4] submitting", () => {
  it("[4] NEXT saves the draft and leads to the review; SUBMIT leads to the receipt", async () => {
    const on = await reviewing();
    expect(shown(on)).toBe("review");
    expect(on.seen.navigations.at(-1)?.page).toBe("review");
    on.context().declaration?.send({ type: "SUBMIT" });
    await settled();
    expect(shown(on)).toBe("done");
    expect(on.declaration()?.context.receipt?.id).toBe("a1");
    expect(on.gateway.calls.at(-1)).toMatchObject({ path: "register", match: "1", body: { draftId: "d1" } });
    expect(on.seen.navigations.at(-1)).toEqual({ page: "step", step: "done", replace: true });
    on.clock.increment(60_000);
    await settled();
    expect(on.gateway.calls.at(-1)?.path).toBe("register");
  });

  it("[8] an answer that got lost is asked for again under the same key: one application", async () => {
    const on = await reviewing();
    on.gateway.dead.add(register);
    on.context().declaration?.send({ type: "SUBMIT" });
    await settled();
    expect(shown(on)).toBe("review");
    expect(on.declaration()?.context.failure).toBe("网络繁忙，请稍后再试");
    on.gateway.dead.clear();
    on.context().declaration?.send({ type: "SUBMIT" });
    await settled();
    expect(shown(on)).toBe("done");
    expect(on.gateway.submitted.size).toBe(1);
  });

  it("[8] refused answers come back to the review as problems", async () => {
    const on = await reviewing();
    const problem = { severity: "error", rule: "format", message: "车牌号格式不正确", step: "one-form" };
    on.gateway.refuse.set(register, { status: 422, msg: "请修改后再提交", data: { problems: [problem] } });
    on.context().declaration?.send({ type: "SUBMIT" });
    await settled();
    expect(on.declaration()?.context).toMatchObject({ failure: "请修改后再提交", problems: [problem] });
    expect(on.context().popup).toBeNull();
  });
});

describe("[7] materials", () => {
  const pdf = {
    name: "a.pdf",
    size: 3,
    type: "application/pdf",
    bytes: async () => new Uint8Array([1, 2, 3]),
  };

  it("[7] an upload makes the draft first, then stands in the record", async () => {
    const on = await declaring();
    on.portal.send({ type: "UPLOAD", material: "vehicle", file: pdf });
    await Promise.resolve();
    expect(on.context().uploads).toHaveLength(1);
    await settled();
    expect(on.context().uploads).toHaveLength(0);
    expect(on.declaration()?.context.record.materials.vehicle?.files).toMatchObject([{ fileId: "f1" }]);
    on.portal.send({ type: "FILE_DELETE", material: "vehicle", fileId: "f1" });
    await settled();
    expect(on.declaration()?.context.record.materials.vehicle?.files).toEqual([]);
  });

  it("[7] a file of another kind is refused with a sentence", async () => {
    const on = await declaring();
    on.portal.send({ type: "UPLOAD", material: "vehicle", file: { ...pdf, name: "a.exe" } });
    await settled();
    expect(on.context().popup?.message).toContain("文件格式不符");
    expect(on.context().uploads).toHaveLength(0);
  });

  it("[7] an e-licence is looked up and stands in the record; a failed lookup shows no popup", async () => {
    const on = await declaring();
    on.portal.send({ type: "LICENCE", material: "idCard" });
    await Promise.resolve();
    expect(on.context().licences).toEqual({ idCard: "looking" });
    await settled();
    expect(on.context().licences).toEqual({});
    expect(on.declaration()?.context.record.materials.idCard?.licence).toMatchObject({ licenceId: "l1" });
    on.gateway.refuse.set("/api/oneThingDeclare/mobile/get/license", { status: 500, msg: "坏了" });
    on.portal.send({ type: "LICENCE", material: "idCard" });
    await settled();
    expect(on.context()).toMatchObject({ licences: { idCard: "failed" }, popup: null });
  });
});

describe("[7] loads", () => {
  it("[7] the same question has one load; it is asked when wanted and again when refreshed", async () => {
    const on = stage();
    await settled();
    const ask = { oneThingId: "OT011", userFrom: "pc" };
    const load = on.portal.loads.get("catalogBindList", ask);
    expect(on.portal.loads.get("catalogBindList", { ...ask })).toBe(load);
    expect(load.getSnapshot().value).toBe("idle");
    on.gateway.refuse.set("/api/oneThingDeclare/mobile/catalog/bind/list", { status: 500, msg: "坏了" });
    load.send({ type: "LOAD" });
    await settled();
    expect(load.getSnapshot()).toMatchObject({ value: "failed", context: { failure: { message: "坏了" } } });
    on.gateway.refuse.clear();
    load.send({ type: "LOAD" });
    await settled();
    expect(load.getSnapshot()).toMatchObject({
      value: "loaded",
      context: { data: { drafts: [] }, failure: null },
    });
    load.send({ type: "REFRESH" });
    expect(load.getSnapshot()).toMatchObject({ value: "loading", context: { data: { drafts: [] } } });
  });
});
