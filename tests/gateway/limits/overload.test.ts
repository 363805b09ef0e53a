// A process that gets more calls than it can do tells the last of them to come again, before they give up.

import { expect, test } from "vitest";
import { createGateway } from "../../../gateway/http/app.ts";
import { watchTurns } from "../../../gateway/http/checks/overload.ts";
import { Browser } from "../setup/browser.ts";
import { gatewayUnderTest, origin } from "../setup/gateway-under-test.ts";

test("[9] a call that has waited for more than five seconds is refused with 503 and told when to come again; health is not", async () => {
  const { parts } = await gatewayUnderTest();
  let waited = 5000;
  const app = createGateway({ ...parts, waited: () => waited });
  const ask = () => new Browser(app, origin).fetch("/api/portal/settings");
  expect((await ask()).status).toBe(200);
  waited += 1;
  const refused = await ask();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await refused.json()).toMatchObject({ msg: "当前办理人数较多，请稍后再试" });
  expect((await app.request("/readyz")).status).toBe(200);
});

test("[9] what comes while the process is held has waited since then, and the next thing has not", async () => {
  const waited = watchTurns();
  await new Promise((turn) => setTimeout(turn, 10));
  const held = performance.now() + 300;
  while (performance.now() < held);
  expect(waited()).toBeGreaterThanOrEqual(300);
  await new Promise((turn) => setTimeout(turn, 10));
  expect(waited()).toBeLessThan(300);
});
