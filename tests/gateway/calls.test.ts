// Makes every call of point 7 once, as the portal does; the browser checks each answer against its contract.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { calls } from "../../engine/contract/calls.ts";
import { callCheck } from "../../engine/contract/check.ts";
import { makeDraft, makeWholeDraft, submit } from "./setup/declarations.ts";
import { gatewayUnderTest, root, servedContent } from "./setup/gateway-under-test.ts";

test("[7] every file of schemas/contract/calls is served under its own name", () => {
  const names = readdirSync(join(root, "schemas/contract/calls")).map((file) => file.replace(".json", ""));
  expect(Object.keys(calls).toSorted()).toEqual(names.toSorted());
  for (const [name, contract] of Object.entries(calls)) expect(contract.name).toBe(name);
});

test("[7] what every call is asked and answers is a schema that compiles: the gateway does so at its first request only", () => {
  for (const contract of Object.values(calls))
    for (const part of ["ask", "answer"] as const)
      expect(() => callCheck(part, contract), `${contract.name}, ${part}`).not.toThrow();
});

test("[7] settings need no session and tell client id, wire keys and today, and nothing that grows with the content", async () => {
  const { browser } = await gatewayUnderTest();
  const { data } = await browser().call("settings");
  expect(data).toMatchObject({ cityName: "云澜市", demo: true, today: "2026-11-20" });
  expect(data.hotline).toBe("12345 政务服务便民热线（测试）");
  const { definitions } = servedContent();
  for (const code of definitions.keys()) expect(JSON.stringify(data)).not.toContain(`"${code}"`);
});

test("[1.1, 2.31, 3.6, 6.5, 7.4] only subjects with at least one item are listed, under the tab they belong to", async () => {
  const { browser } = await gatewayUnderTest();
  const visitor = browser();
  const ask = { type: "PERSONAL_SUBJECT", plat: "PC" };
  const { data: personal } = await visitor.call("listOneThing", ask);
  const { data: enterprise } = await visitor.call("listOneThing", { ...ask, type: "ENTERPRISE_SUBJECT" });
  for (const subject of [...personal, ...enterprise]) {
    expect(subject.integrationCount).toBeGreaterThan(0);
    expect(subject.integrations).toHaveLength(subject.integrationCount);
  }
  const items = personal.flatMap((subject: { integrations: unknown[] }) => subject.integrations);
  expect(items).toContainEqual(expect.objectContaining({ code: "parking", oneThingId: "OT901" }));
  const names = enterprise.map((subject: { subjectName: string }) => subject.subjectName);
  expect(names).not.toContain("知识产权");
  const { data: counts } = await visitor.call("listOneThing", { ...ask, only: "counts" });
  expect(counts).toEqual(
    personal.map((subject: { integrations: unknown[] }) => ({ ...subject, integrations: [] })),
  );
});

test("[3.7, 3.8, 3.10, 3.44, 7.5, 7.14, 7.22, 7.25, 7.44] townships, service lists, guide and notices come from the content", async () => {
  const { browser } = await gatewayUnderTest();
  const visitor = browser();
  const { data: areas } = await visitor.call("areaProject");
  expect(areas.projectArea["329900003"]).toBe("霁桥镇");
  const { data: others } = await visitor.call("serviceList", { code: "QT" });
  expect(others).toHaveLength(1);
  expect(others[0].items.map((item: { code: string }) => item.code)).toContain("parking");
  const { data: guide } = await visitor.call("guideInfo", { oneThingId: "OT901" });
  expect(guide).toMatchObject({ code: "parking", consultWay: null, present: { days: 3 } });
  expect((await visitor.call("noticeList", { oneThingId: "OT901", terminal: "pc" })).data).toEqual([]);
  expect(await visitor.call("guideInfo", { oneThingId: "OT999" })).toMatchObject({
    status: 404,
    msg: "暂无该事项",
  });
});

test("[3, 7.13] drafts are listed newest first and told apart from applications", async () => {
  const { person, clock } = await gatewayUnderTest();
  const browser = await person(1);
  const first = await makeWholeDraft(browser);
  clock.advance(1000);
  const second = await makeDraft(browser);
  const { data } = await browser.call("catalogBindList", { oneThingId: "OT901", userFrom: "" });
  expect(data.drafts.map((draft: { draftId: string }) => draft.draftId)).toEqual([
    second.draftId,
    first.draftId,
  ]);
  clock.advance(1000);
  const { data: receipt } = await submit(browser, first);
  const { data: all } = await browser.call("applications");
  expect(all.items.map((item: { id: string; status: string }) => [item.id, item.status])).toEqual([
    [receipt.id, "已申请"],
    [second.draftId, "暂存件"],
  ]);
  const shown = async (status: string) => (await browser.call("applications", { status })).data.items;
  expect(await shown("暂存件")).toHaveLength(1);
  expect(await shown("已申请")).toHaveLength(1);
  expect(await shown("不予批准")).toEqual([]);
});

test("[7] a sample is a PDF; an unknown one is not found", async () => {
  const { browser } = await gatewayUnderTest();
  const response = await browser().respond("sample", { name: "sample-parking-02" });
  expect(response.headers.get("content-type")).toBe("application/pdf");
  const text = Buffer.from(await response.arrayBuffer()).toString("latin1");
  expect(text.startsWith("%PDF-")).toBe(true);
  expect((await browser().respond("sample", { name: "sample-none" })).status).toBe(404);
});

test("[7] health tells that the database answers, and OpenAPI names every call", async () => {
  const { app, parts } = await gatewayUnderTest();
  const health = await app.request("/healthz");
  expect(await health.json()).toMatchObject({ code: 200, data: { database: "ok" } });
  const document = (await (await app.request("/openapi.json")).json()) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const ids = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(ids.toSorted()).toEqual(Object.keys(calls).toSorted());
  expect(JSON.stringify(document)).not.toContain("answers.schema.json");
  await parts.database.destroy();
  expect((await app.request("/healthz")).status).toBe(503);
});
