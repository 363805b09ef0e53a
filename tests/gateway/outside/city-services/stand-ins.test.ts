// The stand-ins beside a trial's portal: a process of their own that knows only the contract, and remembers what it must.

import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { serviceNames, services } from "../../../../engine/contract/city-services.ts";
import {
  bodyHashOf,
  signatureHeader,
  signatureOf,
  timeHeader,
} from "../../../../gateway/base/signed-message.ts";
import { standIns as connectStandIns } from "../../../../gateway/desk/stand-ins.ts";
import { createGateway } from "../../../../gateway/http/app.ts";
import { startStandIns } from "../../../../gateway/ops/start-stand-ins.ts";
import { keptIn } from "../../../../stand-ins/kept.ts";
import { createStandIns } from "../../../../stand-ins/stand-ins.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";
import { Browser } from "../../setup/browser.ts";
import { gatewayUnderTest, origin, servedContent, start } from "../../setup/gateway-under-test.ts";

const secret = "a secret that both sides hold";

function standIns(folder = temporaryFolder("stand-ins")) {
  let time = start;
  const clock = { now: () => time };
  const kept = keptIn(folder, clock);
  const app = createStandIns({ kept, clock, random: randomBytes }, secret);
  const ask = (path: string, body: object, by = secret) => {
    const text = JSON.stringify(body);
    const seconds = Math.floor(time / 1000);
    const signature = signatureOf({ time: seconds, method: "POST", path, bodyHash: bodyHashOf(text) }, by);
    const headers = { [timeHeader]: String(seconds), [signatureHeader]: signature };
    return app.request(path, { method: "POST", body: text, headers });
  };
  const advance = (milliseconds: number) => {
    time += milliseconds;
  };
  return { ask, kept, advance };
}

test("[9] every service of a trial is answered to who holds the secret, and to nobody else", async () => {
  const { ask } = standIns();
  const answered = serviceNames.filter((name) => name !== "authorisations" && name !== "messages");
  for (const name of answered) {
    const path = `/city${services[name].calls.health?.path}`;
    expect([path, (await ask(path, {})).status]).toEqual([path, 200]);
    expect([path, (await ask(path, {}, "another secret")).status]).toEqual([path, 401]);
  }
  expect((await ask("/city/face-check/look", { id: "short" })).status).toBe(400);
});

test("[9] a visitor of the portal reaches the stand-ins' pages, never their calls", async () => {
  const visitor = (await gatewayUnderTest()).browser();
  expect((await visitor.fetch("/stand-ins/style.css")).headers.get("content-type")).toContain("text/css");
  for (const way of [
    "/city",
    "/stand-ins/city",
    "/stand-ins/../city",
    "/stand-ins/%2e%2e/city",
    "/stand-ins/..%2fcity",
  ]) {
    const response = await visitor.post(`${way}/face-check/look`, "{}");
    expect([way, response.status]).toEqual([way, 404]);
  }
});

test("[9] the stand-ins hear the portal's address, and nothing of who asks", async () => {
  const { parts } = await gatewayUnderTest();
  const heard: Request[] = [];
  const at = {
    url: "http://stand-ins.test",
    secret,
    fetch(_: string, request: RequestInit) {
      heard.push(request as Request);
      return new Response("page");
    },
  };
  const around = { publicUrl: origin, content: servedContent(), report: parts.report };
  const outside = connectStandIns(parts, at, around);
  const visitor = new Browser(createGateway({ ...parts, outside }), origin);
  await visitor.open();
  expect(await (await visitor.fetch("/stand-ins/phone?check=1")).text()).toBe("page");
  expect(heard.map(({ url }) => url)).toEqual(["http://stand-ins.test/stand-ins/phone?check=1"]);
  const { cookie, ...headers } = Object.fromEntries(heard[0]?.headers ?? []);
  expect([visitor.cookies.size, cookie]).toEqual([1, undefined]);
  expect(headers).toMatchObject({ "x-forwarded-host": "portal.test", "x-forwarded-proto": "http" });
});

test("[8] what a stand-in remembers survives a restart, counts once, and goes when its time is over", async () => {
  const folder = temporaryFolder("stand-ins");
  const [first, again] = [standIns(folder), standIns(folder)];
  const both = await Promise.all(
    [first, again].map(({ kept }) => kept.add("answer", "confirmed", start + 1000)),
  );
  expect(both.toSorted()).toEqual([false, true]);
  expect(await again.kept.look("answer")).toBe("confirmed");

  await first.kept.add("ticket", "demo-person-1", start + 1000);
  const taken = await Promise.all([first, again].map(({ kept }) => kept.take("ticket")));
  expect(taken.filter((value) => value !== undefined)).toEqual(["demo-person-1"]);
  expect(await first.kept.take("ticket")).toBeUndefined();

  first.advance(1000);
  expect(await first.kept.look("answer")).toBeUndefined();
  await first.kept.sweep();
  expect(await again.kept.look("answer")).toBeUndefined();
});

test("[1] a trial's stand-ins run in a process of their own, and end with the portal's", async () => {
  const running = await startStandIns(temporaryFolder("portal-data"));
  const page = () => fetch(`${running.url}/stand-ins/provincial-login`);
  expect(await (await page()).text()).toContain("测试甲");
  expect((await fetch(`${running.url}/city/houses/health`, { method: "POST", body: "{}" })).status).toBe(401);
  await running.close();
  await expect(page()).rejects.toThrow();
});
