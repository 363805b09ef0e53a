// The whole portal on a small gateway: a session that ends, another person, logging out.

import { describe, expect, it } from "vitest";
import { tip } from "../../../../engine/portal/portal-state.ts";
import { answer, declaring, edit, plate } from "../session/declaring.ts";
import { settled, stage, wang } from "../stage.ts";

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
    expect(back.saving().status).toBe("saved");
  });

  it("[8] the popup that asks to log in is not replaced by one that only informs", async () => {
    const on = await declaring({ address: "/step/three" });
    on.portal.send({ type: "POPUP", popup: tip("签名服务异常") });
    expect(on.context().popup?.message).toBe("签名服务异常");
    on.gateway.refuse.set(edit, { status: 401, msg: "请先登录" });
    answer(on, "苏A12345");
    on.clock.increment(1000);
    await settled();
    on.portal.send({ type: "POPUP", popup: tip("签名服务异常") });
    expect(on.context().popup?.login).toBe("http://portal.test/step/three");
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
    expect(stranger.context().session).toBeNull();
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
    expect(visitor.context().session).toBeNull();
  });

  it("[3] logging out clears everything and leads home", async () => {
    const on = await declaring();
    answer(on, "苏A12345");
    on.portal.send({ type: "LOGOUT" });
    await settled();
    expect(on.storage.size).toBe(0);
    expect(on.context()).toMatchObject({ user: null, session: null });
    expect(on.seen.navigations.at(-1)).toEqual({ page: "home" });
    on.clock.increment(60_000);
    await settled();
    expect(on.storage.size).toBe(0);
  });
});
