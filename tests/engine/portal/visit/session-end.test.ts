// Two minutes before a login ends the person is asked whether they are still there (WCAG 2.2.1).

import { expect, it } from "vitest";
import { declaring } from "../session/declaring.ts";
import { settled } from "../stage.ts";

const minutes = 60_000;

async function afterMinutes(on: Awaited<ReturnType<typeof declaring>>, count: number): Promise<void> {
  for (let minute = 0; minute < count; minute++) {
    on.clock.increment(minutes);
    await settled();
  }
}

it("[wcag] after nearly two hours without use 登录即将失效 offers 继续办理, and the login goes on", async () => {
  const on = await declaring();
  await afterMinutes(on, 112);
  expect(on.context().popup).toBeNull();
  await afterMinutes(on, 1);
  expect(on.context().popup).toMatchObject({ title: "登录即将失效", stay: true });
  on.portal.send({ type: "STAY" });
  await settled();
  expect(on.context()).toMatchObject({ popup: null, user: { id: "u1" } });
  await afterMinutes(on, 112);
  expect(on.context().popup).toBeNull();
  await afterMinutes(on, 1);
  expect(on.context().popup?.stay).toBe(true);
});

it("[wcag] unanswered, the end itself is told, with the way to log in again", async () => {
  const on = await declaring();
  await afterMinutes(on, 113);
  on.gateway.user = null;
  await afterMinutes(on, 3);
  expect(on.context()).toMatchObject({ user: null, popup: { login: expect.any(String) } });
  expect(on.context().popup?.message).toContain("登录已失效");
});

it("[wcag] twelve hours after the login nothing prolongs it: the warning offers 重新登录", async () => {
  const on = await declaring();
  for (let hour = 0; hour < 12; hour++) {
    await afterMinutes(on, hour === 11 ? 58 : 60);
    if (hour < 11) on.portal.send({ type: "STAY" });
    await settled();
  }
  expect(on.context().popup).toMatchObject({ title: "登录即将失效", login: expect.any(String) });
});
