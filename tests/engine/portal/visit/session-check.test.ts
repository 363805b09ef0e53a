// A person turns to another tab and back: typed text is saved first, and another person's login is noticed at once.

import { describe, expect, it } from "vitest";
import "../../../../engine/portal/session-check.ts";
import { answer, declaring, plate } from "../session/declaring.ts";
import { settled, wang } from "../stage.ts";

const session = "session";

describe("[6] two tabs of one browser", () => {
  it("[6] what was typed in the last second is at the gateway when the person has looked away", async () => {
    const on = await declaring();
    answer(on, "苏A12345");
    expect(on.gateway.drafts.size).toBe(0);
    on.portal.focused(false);
    await settled();
    expect(JSON.stringify([...on.gateway.drafts.values()])).toContain("苏A12345");
    expect(on.saving().status).toBe("saved");
  });

  it("[6] looking away from a form that nobody has written into makes no draft", async () => {
    const on = await declaring();
    on.portal.focused(false);
    await settled();
    expect(on.gateway.drafts.size).toBe(0);
  });

  it("[6] coming back after another person has logged in ends the page's session, and says who it is", async () => {
    const on = await declaring();
    answer(on, "苏A12345");
    on.gateway.user = { ...wang, id: "u2", realNameText: "李*四" };
    on.portal.focused(true);
    on.portal.focused(true);
    await settled();
    expect(on.context()).toMatchObject({ user: null, token: null, popup: { title: "提示" } });
    expect(on.context().popup?.message).toContain("本浏览器已改由李*四登录");
    expect(on.context().popup?.login).toBeDefined();
    expect(plate(on)).toBe("苏A12345");
    expect(JSON.parse(on.storage.get("one-thing-portal") ?? "")).toMatchObject({ person: "u1" });
    expect(on.storage.get("one-thing-portal")).toContain("苏A12345");
  });

  it("[6] coming back after a logout elsewhere asks to log in again, and after nothing says nothing", async () => {
    const on = await declaring();
    on.portal.focused(true);
    await settled();
    expect(on.context()).toMatchObject({ popup: null, user: { id: "u1" } });
    on.gateway.user = null;
    on.portal.focused(true);
    await settled();
    expect(on.context().popup?.message).toContain("登录已失效，请重新登录");
  });

  it("[8] a check that gets no answer shows the toast, and ends nobody's session", async () => {
    const on = await declaring();
    on.gateway.dead.add(session);
    on.portal.focused(true);
    await settled();
    expect(on.context()).toMatchObject({
      popup: null,
      toast: { message: "请求出错：网络繁忙，请稍后再试", tone: "error" },
      user: { id: "u1" },
    });
    expect(on.seen.reports).toEqual([]);
  });
});
