// The whole portal on a small gateway: entry, handling, addresses, loads.

import { describe, expect, it } from "vitest";
import { loadingCloseDelay, spinnerDelay } from "../../../engine/portal/portal-state.ts";
import { encryptQuery } from "../../../engine/privacy/query-codec.ts";
import { queryKeys } from "../../people/fake-gateway.ts";
import { answer, declaring, plate, shown, town } from "./session/declaring.ts";
import { settled, stage, wang } from "./stage.ts";

describe("[2] entering the portal", () => {
  it("[2.20] a ticket is exchanged once and gone from the address before any call", async () => {
    const on = stage({ user: null, address: "/guide/parking?ticket=T-1&tid=3" });
    expect(on.address()).toBe("/guide/parking?tid=3");
    await settled();
    expect(on.gateway.exchanged).toEqual([{ ticket: "T-1" }]);
    expect(on.context()).toMatchObject({ ready: true, token: "T", user: { realName: "王小明" } });
    expect(on.storage.get("aNetToken")).toBe("T");
  });

  it("[5, 8.9] a user-info parameter that cannot be read alerts and stops the login", async () => {
    const on = stage({ user: null, address: "/?userInfo=xx&ticket=T-1" });
    await settled();
    expect(on.context().popup).toEqual({ title: "提示", message: "用户信息获取失败，请联系管理员" });
    expect(on.gateway.exchanged).toEqual([]);
    expect(on.address()).toBe("/");
  });

  it("[4.29, 5] a user-info parameter is a prefill and never makes anybody logged in", async () => {
    const text = encodeURIComponent(encryptQuery("李四,13900000000,110101199003072316", queryKeys));
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
    on.gateway.dead.add("session");
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

  it("[8] another call that fails does not take the way to try again away", async () => {
    const on = stage();
    on.gateway.dead.add("session");
    on.gateway.dead.add("guideInfo");
    await settled();
    await on.portal.client.call("guideInfo", { oneThingId: "OT901" }).catch(() => undefined);
    expect(on.context().popup).toMatchObject({ retry: true });
  });

  it("[2] a click before the portal is ready is done as soon as it is", async () => {
    const on = stage();
    on.portal.send({ type: "APPLY", code: "parking" });
    await settled();
    expect(on.portal.handling.getSnapshot().value).toBe("township");
  });

  it("[4, 8] a login that is asked for before the portal is ready begins as soon as it is", async () => {
    const personal = stage({ user: null, address: "/guide/parking" });
    personal.portal.send({ type: "LOGIN", returnTo: "/guide/parking" });
    await settled();
    expect(personal.seen.external).toEqual([expect.stringContaining("/login?return=%2Fguide%2Fparking")]);
    const legal = stage({ user: null });
    legal.portal.send({ type: "LEGAL_LOGIN" });
    await settled();
    expect(legal.context().legal).not.toBeNull();
  });

  it("[4] who turns out to be here already is sent to no login", async () => {
    const on = stage();
    on.portal.send({ type: "LOGIN", returnTo: "/guide/parking" });
    await settled();
    expect(on.seen.external).toEqual([]);
    expect(on.context()).toMatchObject({ ready: true, user: { realName: "王小明" } });
    // Later it is intended: another person should log in.
    on.portal.send({ type: "LOGIN", returnTo: "/guide/parking" });
    expect(on.seen.external).toHaveLength(1);
  });

  it("[9.8] the spinner closes 500 ms after the last call", async () => {
    const on = await declaring();
    on.portal.send({ type: "LOGOUT" });
    on.clock.increment(spinnerDelay);
    expect(on.context()).toMatchObject({ pending: 1, spinner: true });
    await settled();
    expect(on.context()).toMatchObject({ pending: 0, spinner: true });
    on.clock.increment(499);
    expect(on.context().spinner).toBe(true);
    on.clock.increment(1);
    expect(on.context().spinner).toBe(false);
  });

  it("[8.8] the spinner appears after 200 ms: a call that is answered before does not flash", async () => {
    const on = await declaring();
    on.clock.increment(loadingCloseDelay);
    on.portal.send({ type: "LOGOUT" });
    on.clock.increment(199);
    expect(on.context()).toMatchObject({ pending: 1, spinner: false });
    await settled();
    on.clock.increment(loadingCloseDelay + spinnerDelay);
    expect(on.context()).toMatchObject({ pending: 0, spinner: false });
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
    on.portal.send({ type: "PICK", code: "parking", oneThingId: "OT901", from: "list" });
    await settled();
    on.portal.send({ type: "CHOOSE_TOWNSHIP", areaId: town });
    await settled();
    expect(on.seen.navigations).toEqual([{ page: "guide", code: "parking" }]);
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
    before.portal.send({ type: "APPLY", code: "parking" });
    await settled();
    expect(before.seen.external).toEqual(["/login?return=http%3A%2F%2Fportal.test%2Fguide%2Fparking"]);
    const after = stage({ storage, address: "/guide/parking?ticket=T-1" });
    await settled();
    expect(after.portal.handling.getSnapshot().value).toBe("township");
    const later = stage({ storage, address: "/guide/parking" });
    await settled();
    expect(later.portal.handling.getSnapshot().value).toBe("idle");
  });

  it("[5] a person who comes back without a certificate number is told what to do", async () => {
    const storage = new Map<string, string>();
    const before = stage({ user: null, storage, address: "/tListId" });
    await settled();
    before.portal.send({ type: "APPLY", code: "parking" });
    await settled();
    const after = stage({ user: { ...wang, certificateNumber: "" }, storage, address: "/guide/parking" });
    await settled();
    expect(after.portal.handling.getSnapshot().value).toBe("idle");
    expect(after.context().popup?.message).toContain("还没有实名认证");
  });

  it("[4.21] another township during the declaration changes only that", async () => {
    const on = await declaring();
    answer(on, "苏A12345");
    on.portal.send({ type: "TOWNSHIP_CHANGE" });
    on.portal.send({ type: "CHOOSE_TOWNSHIP", areaId: "329900001" });
    expect(on.declaration()?.context.record.areaId).toBe("329900001");
    expect(plate(on)).toBe("苏A12345");
  });
});

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
    expect(on.context().toast?.message).toContain("没有正在填写的申报");
  });

  it("[5] NEXT on an unfinished form stays and says what is missing", async () => {
    const on = await declaring();
    on.context().session?.actor.send({ type: "NEXT" });
    await settled();
    expect(shown(on)).toBe("one-form");
    expect(on.declaration()?.context.problems.length).toBeGreaterThan(0);
  });
});

describe("[7] loads", () => {
  it("[7] the same question has one load; it is asked when wanted and again when refreshed", async () => {
    const on = stage();
    await settled();
    const ask = { oneThingId: "OT901", userFrom: "pc" };
    const load = on.portal.loads.get("catalogBindList", ask);
    expect(on.portal.loads.get("catalogBindList", { ...ask })).toBe(load);
    expect(load.getSnapshot().value).toBe("idle");
    on.gateway.refuse.set("catalogBindList", { status: 500, msg: "坏了" });
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
