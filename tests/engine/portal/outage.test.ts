// A press that got no answer: the person is told, and it goes on once the gateway answers again.

import { describe, expect, it } from "vitest";
import { declaring, reviewing, shown, town } from "./session/declaring.ts";
import { settled, stage } from "./stage.ts";

type On = Awaited<ReturnType<typeof declaring>>;

/** Lets time pass; what is sent meanwhile is answered. */
async function pass(on: Pick<On, "clock">, milliseconds: number): Promise<void> {
  on.clock.increment(milliseconds);
  await settled();
}
const lost = ["registerDeclare", "session"] as const;

/** At the review, where 提交申请 gets no answer. */
async function submittedInVain(): Promise<On> {
  const on = await reviewing();
  for (const name of lost) on.gateway.dead.add(name);
  on.context().session?.actor.send({ type: "SUBMIT" });
  await settled();
  expect(shown(on)).toBe("review");
  return on;
}

describe("[8] 提交申请 gets no answer", () => {
  it("[8] 无法继续办理 says why, that the content is saved, and offers 重试; the step is stuck, not refused", async () => {
    const on = await submittedInVain();
    expect(on.context().popup).toEqual({
      title: "无法继续办理",
      message: "网络繁忙，请稍后再试",
      retry: true,
      kept: "已填写的内容已保存，时间 10:00",
    });
    expect(on.declaration()?.context).toMatchObject({ stuck: true, failure: "网络繁忙，请稍后再试" });
  });

  it("[8] it goes on by itself once the gateway answers, and the dialog is gone", async () => {
    const on = await submittedInVain();
    await pass(on, 2000);
    expect(on.context().popup?.retry).toBe(true);
    on.gateway.dead.clear();
    await pass(on, 4000);
    expect([shown(on), on.context().popup, on.gateway.submitted.size]).toEqual(["done", null, 1]);
  });

  it("[8] 重试 repeats it at once, under the same key", async () => {
    const on = await submittedInVain();
    on.gateway.dead.clear();
    on.portal.send({ type: "RETRY" });
    await settled();
    expect([shown(on), on.context().popup, on.gateway.submitted.size]).toEqual(["done", null, 1]);
  });

  it("[8] after 关闭 nothing is sent unasked: once the gateway is back that is said, and the red is gone", async () => {
    const on = await submittedInVain();
    on.portal.send({ type: "CLOSE_POPUP" });
    on.gateway.dead.clear();
    await pass(on, 2000);
    expect([shown(on), on.gateway.submitted.size]).toEqual(["review", 0]);
    expect(on.declaration()?.context).toMatchObject({ stuck: false, failure: null });
    expect(on.context().toast?.message).toBe("网络已恢复，刚才的操作没有确认完成，请再试一次");
  });

  it("[8] failures that follow each other closely are told, but the waits between them grow", async () => {
    const on = await submittedInVain();
    on.gateway.dead.delete("session");
    const presses = () => on.portal.actor.getSnapshot().context.popup;
    const first = presses();
    await pass(on, 2000);
    const second = presses();
    expect([second?.retry, second === first]).toEqual([true, false]);
    await pass(on, 3900);
    expect(presses()).toBe(second);
    await pass(on, 100);
    expect(presses()).not.toBe(second);
  });

  it("[8] 上一步 takes the failure along to no other step", async () => {
    const on = await submittedInVain();
    on.portal.send({ type: "CLOSE_POPUP" });
    on.context().session?.actor.send({ type: "BACK" });
    expect(on.declaration()?.context).toMatchObject({ stuck: false, failure: null });
    on.gateway.dead.clear();
    on.portal.send({ type: "RETRY" });
    await pass(on, 60_000);
    expect([shown(on), on.gateway.submitted.size]).toEqual(["one-form", 0]);
  });
});

describe("[8] other presses", () => {
  it("[8] a refusal of the gateway keeps the title 提示, and is repeated by 重试 only", async () => {
    const on = await declaring();
    on.gateway.refuse.set("editDeclare", { status: 500, msg: "系统维护中" });
    on.portal.send({ type: "SAVE_AND_LEAVE" });
    await settled();
    expect(on.context().popup).toMatchObject({ title: "提示", message: "系统维护中", retry: true });
    on.gateway.refuse.clear();
    await pass(on, 120_000);
    expect(on.context().popup?.retry).toBe(true);
    on.portal.send({ type: "RETRY" });
    await settled();
    expect(on.seen.navigations.at(-1)).toEqual({ page: "office" });
  });

  it("[8] 立即办理 whose drafts cannot be asked for is tried again from the beginning", async () => {
    const on = stage();
    await settled();
    on.gateway.dead.add("catalogBindList");
    const apply = async (press: () => void) => {
      press();
      await settled();
      on.portal.send({ type: "CHOOSE_TOWNSHIP", areaId: town });
      await settled();
    };
    await apply(() => on.portal.send({ type: "APPLY", code: "parking" }));
    expect(on.context().popup).toMatchObject({ title: "无法继续办理", retry: true });
    expect(on.context().popup?.kept).toBeUndefined();
    on.gateway.dead.clear();
    await apply(() => on.portal.send({ type: "RETRY" }));
    expect(on.context()).toMatchObject({ popup: null, session: { definition: expect.anything() } });
  });
});
