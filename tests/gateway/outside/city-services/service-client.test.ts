// The city's services are asked over HTTP: signed, read again when they stay silent, spared when they fail, and never believed blindly.

import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createGateway } from "../../../../gateway/http/app.ts";
import { connect } from "../../../../gateway/outside/adapters/connect.ts";
import { serviceClient } from "../../../../gateway/outside/city-services/service-client.ts";
import { nothingOutside } from "../../../../gateway/outside/outside.ts";
import { Browser } from "../../setup/browser.ts";
import { licenceAsk, makeDraft } from "../../setup/declarations.ts";
import { gatewayUnderTest, origin, start } from "../../setup/gateway-under-test.ts";
import { type Said, secret, serviceUnderTest } from "./service-under-test.ts";

const licence = { name: "居民身份证", numberText: "3299**********1014", issuer: "云澜市公安局" };
const holder = {
  kind: "person" as const,
  name: "测试甲",
  certificateNumber: "329900198503121014",
  mobile: "13800000001",
};
const find = { holder, materialName: "居民身份证" };
const away = { status: 503, message: "电子证照服务暂时没有响应，请稍后再试" };

/** Answers what the test says in turn, and the last of it for ever. */
async function register(...answers: Said[]) {
  let time = start;
  const service = await serviceUnderTest(
    () => (answers.length > 1 ? answers.shift() : answers[0]),
    () => time,
  );
  const [reports, pauses]: [string[], number[]] = [[], []];
  const client = (its = secret, seconds = 5) =>
    serviceClient(
      "eLicences",
      { url: service.url, secret: its, seconds },
      {
        clock: { now: () => time },
        random: randomBytes,
        report: (problem) => reports.push((problem as Error).message),
        wait: async (milliseconds) => pauses.push(milliseconds),
      },
    );
  const advance = (milliseconds: number) => {
    time += milliseconds;
  };
  return { ...service, ask: client(), client, reports, pauses, advance };
}

test("[9] a service is asked by POST with JSON, signed over time, method, path and body", async () => {
  const { ask, heard } = await register({ licence });
  expect(await ask("find", find)).toEqual({ licence });
  expect(heard).toMatchObject([{ path: "/city/e-licences/find", body: find, signed: true }]);
  expect(heard[0]?.headers).toMatchObject({ "content-type": "application/json" });
  expect(heard[0]?.headers["idempotency-key"]).toBeUndefined();
});

test("[9] a service that holds another secret refuses, and the operator is told", async () => {
  const { client, reports, heard } = await register({ licence });
  await expect(client("another secret")("find", find)).rejects.toMatchObject(away);
  expect(heard).toHaveLength(1);
  expect(reports).toEqual([
    expect.stringMatching(/^eLicences\.find: http\S+\/city\/e-licences\/find answered 401\.$/),
  ]);
});

test("[8] a read that fails is asked twice more, after short pauses", async () => {
  const { ask, heard, pauses, reports } = await register(502, (response) => response.destroy(), { licence });
  expect(await ask("find", find)).toEqual({ licence });
  expect([heard.length, pauses, reports]).toEqual([3, [200, 800], []]);
});

test("[8] a service that stays silent is given up after its time", async () => {
  const { client, heard, reports } = await register(undefined);
  await expect(client(secret, 0.1)("find", find)).rejects.toMatchObject({ ...away, retryAfter: 5 });
  expect(heard).toHaveLength(3);
  expect(reports).toEqual([expect.stringContaining("did not answer within 0.1 s")]);
});

test("[8] a write is sent once, under a key of its own", async () => {
  const { url, heard } = await register(500);
  const parts = { clock: { now: () => start }, random: randomBytes, report: () => undefined };
  const send = serviceClient("messages", { url, secret, seconds: 1 }, parts);
  for (const text of ["一", "二"]) {
    await expect(send("send", { mobile: "13800000001", text })).rejects.toMatchObject({ status: 503 });
  }
  const keys = heard.map(({ headers }) => headers["idempotency-key"]);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect(new Set(keys).size).toBe(2);
});

test("[8] after five failures in a row nobody asks a service for half a minute; then one caller tries", async () => {
  const { ask, heard, advance, reports } = await register(...Array<Said>(16).fill(500), { licence });
  for (let failure = 0; failure < 5; failure += 1)
    await expect(ask("find", find)).rejects.toMatchObject(away);
  expect([heard.length, reports.length]).toEqual([15, 5]);

  advance(1000);
  await expect(ask("find", find)).rejects.toMatchObject({ ...away, retryAfter: 29 });
  expect([heard.length, reports.length]).toEqual([15, 5]);

  advance(29_000);
  const trying = ask("find", find);
  await expect(ask("find", find)).rejects.toMatchObject({ ...away, retryAfter: 30 });
  expect(await trying).toEqual({ licence });
  expect(await ask("find", find)).toEqual({ licence });
});

test("[8] an ask that a service refuses for itself spares nobody else the service", async () => {
  const { ask, heard } = await register(...Array<Said>(6).fill(400), { licence });
  for (let refused = 0; refused < 6; refused += 1)
    await expect(ask("find", find)).rejects.toMatchObject(away);
  expect(await ask("find", find)).toEqual({ licence });
  expect(heard).toHaveLength(7);
});

test.each<[string, Said, RegExp]>([
  ["no JSON", (response) => response.end("<h1>nginx</h1>"), /answered 200, but no JSON/],
  ["a field missing", { licence: { ...licence, issuer: undefined } }, /outside the contract: \/licence/],
  ["another type", { licence: "居民身份证" }, /outside the contract: \/licence/],
  ["nothing", {}, /outside the contract: \/ must have required property 'licence'/],
  [
    "a redirect",
    (response) => response.writeHead(302, { location: "/elsewhere" }).end(),
    /cannot be reached/,
  ],
])(
  "[8] an answer with %s is a failure that the operator reads without anybody's data",
  async (_, said, told) => {
    const { ask, reports } = await register(said);
    await expect(ask("find", find)).rejects.toMatchObject(away);
    expect(reports).toEqual([expect.stringMatching(told)]);
    expect(reports.join()).not.toContain("居民身份证");
  },
);

test("[8] an answer without an end is cut off", async () => {
  const { ask, reports } = await register((response) => {
    const more = () => {
      while (response.write(Buffer.alloc(1 << 20, " ")));
      response.once("drain", more);
    };
    more();
  });
  await expect(ask("find", find)).rejects.toMatchObject(away);
  expect(reports).toEqual([expect.stringContaining("a longer answer than anybody needs")]);
});

test("[8] what a service says beyond the contract is left aside", async () => {
  const { ask } = await register({ licence: { ...licence, holder: "测试甲" }, version: 2 });
  expect(await ask("find", find)).toEqual({ licence });
});

test("[7] the portal works with the services that a deployment names; the others stay 暂未开通", async () => {
  const { parts, person, reports } = await gatewayUnderTest();
  let said: Said = { licence };
  const service = await serviceUnderTest(() => said, parts.clock.now);
  const eLicences = { url: service.url, secret, seconds: 1 };
  const surroundings = { publicUrl: origin, report: parts.report, wait: async () => undefined };
  const outside = connect({ services: { eLicences } }, nothingOutside, parts, surroundings);
  const [citizen, app] = [await person(1), createGateway({ ...parts, outside })];
  const { draftId } = await makeDraft(citizen);
  const there = Object.assign(new Browser(app, origin), { token: citizen.token });
  for (const [name, value] of citizen.cookies) there.cookies.set(name, value);

  expect(await there.call("getLicense", licenceAsk(draftId))).toMatchObject({ status: 200, data: licence });
  expect(service.heard[0]?.body).toEqual({ holder, materialName: expect.any(String) });
  expect(await there.call("houseInfo", { draftId })).toMatchObject({ status: 501, msg: "该功能暂未开通" });

  said = 503;
  const refused = await there.call("getLicense", licenceAsk(draftId));
  expect([refused.status, refused.msg]).toEqual([away.status, away.message]);
  expect(refused.headers.get("retry-after")).toBe("5");
  expect(reports).toEqual([expect.objectContaining({ message: expect.stringContaining("answered 503") })]);
});
