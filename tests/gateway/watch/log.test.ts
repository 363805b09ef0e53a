// The log leads from what a citizen reads out to what happened, under one id, and holds nothing that is a person's.

import { sql } from "kysely";
import { expect, test } from "vitest";
import { readSettings } from "../../../gateway/settings/settings.ts";
import { createLog, type LogSettings } from "../../../gateway/watch/log.ts";
import { goodDeclaration, makeDraft, makeWholeDraft, newKey, submit } from "../setup/declarations.ts";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";

async function logged(settings: LogSettings = { format: "json", level: "debug" }, proxies = "") {
  const lines: string[] = [];
  const log = createLog(
    settings,
    () => 0,
    (line) => lines.push(line),
  );
  const made = await gatewayUnderTest({ log, proxies });
  return { ...made, log, lines, told: () => lines.map((line) => JSON.parse(line)) };
}

test("[9] every answer is one line of JSON: time, level, id, call, method, status, milliseconds, and nothing else", async () => {
  const { person, told } = await logged();
  await makeDraft(await person(1));
  const saved = told().find(({ call }) => call === "editDeclare");
  expect(saved).toEqual({
    time: "1970-01-01T00:00:00.000Z",
    level: "info",
    event: "call",
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    call: "editDeclare",
    method: "POST",
    status: 200,
    ms: expect.any(Number),
  });
});

test("[9] what only the machines of the operator ask for, and the files of a page, are logged at debug", async () => {
  const { app, told } = await logged();
  for (const path of ["/livez", "/assets/main-1a2b.js", "/guide/parking?code=1", "/wp-login.php"])
    await app.request(`http://portal.test${path}`);
  expect(told().map(({ level, call }) => [level, call])).toEqual([
    ["debug", "/livez"],
    ["debug", "/assets/*"],
    ["info", "page"],
    ["info", "page"],
  ]);
});

test("[8] the id of a 500 that a citizen reads out stands in the answer's header, in its line and in that of the problem", async () => {
  const { person, parts, told } = await logged();
  const browser = await person(1);
  await sql`alter table drafts rename to elsewhere`.execute(parts.database);
  const ask = { declaration: goodDeclaration() };
  const { status, data, headers } = await browser.call("editDeclare", ask, { idempotencyKey: newKey() });
  expect(status).toBe(500);
  expect(headers.get("x-request-id")).toBe(data.traceId);
  const lines = told().filter(({ id }) => id === data.traceId);
  expect(lines.map(({ event, level, source }) => [event, level, source])).toEqual([
    ["problem", "error", "call"],
    ["call", "error", undefined],
  ]);
  expect(lines[0].message).toMatch(/no such table|does not exist/);
  expect(lines[0].stack[0]).toMatch(/:\d+:\d+/);
});

test("[9] a request keeps the id that a named proxy gave it, and a stranger's is not taken", async () => {
  const { browser, told } = await logged(undefined, "10.0.0.0/8");
  const [through, stranger] = [browser(), browser()];
  through.address = "::ffff:10.1.2.3";
  stranger.address = "203.0.113.9";
  const ask = (from: typeof through, id: string) => from.fetch("/livez", { headers: { "x-request-id": id } });
  const taken = await ask(through, "edge-1.a_b:42".replace(":", "."));
  expect(taken.headers.get("x-request-id")).toBe("edge-1.a_b.42");
  for (const [from, id] of [
    [through, "short"],
    [through, "x".repeat(65)],
    [through, "*/ drop table"],
    [stranger, "edge-1.a_b.42"],
  ] as const) {
    expect((await ask(from, id)).headers.get("x-request-id")).toMatch(/^[0-9a-f]{32}$/);
  }
  expect(told()[0].id).toBe("edge-1.a_b.42");
});

test("[9] a whole declaration to its receipt, with refusals and faults, leaves no name, number, answer or token in the log", async () => {
  const { person, parts, lines, log } = await logged();
  const browser = await person(1);
  const planted = "青石巷九十九号";
  const draft = await makeWholeDraft(browser);
  const declaration = goodDeclaration({ parkAddress: planted });
  const saved = await browser.call(
    "editDeclare",
    { draftId: draft.draftId, declaration },
    { idempotencyKey: newKey(), ifMatch: draft.revision },
  );
  await browser.call("editDeclare", { declaration: { 姓名: planted } }, { idempotencyKey: newKey() });
  await browser.fetch(`/api/portal/nothing?name=${encodeURIComponent("测试甲")}&id=329900198503121014`);
  await browser.post("/api/portal/csp-report", '{"document-uri":"https://portal.test/x?aNetToken=t0ken"}');
  const receipt = await submit(browser, { draftId: draft.draftId, revision: saved.data.revision });
  expect(receipt.status).toBe(200);
  for (const broken of [`{"a": "${planted}"`, "测试甲", "13800000001"]) {
    try {
      JSON.parse(broken === "13800000001" ? `${broken}x` : broken);
    } catch (problem) {
      log.problem(problem, "call");
    }
  }
  log.problem(new Error(`Key (owner)=(329900198503121014) for ${browser.token} already exists`), "database");
  await sql`alter table drafts rename to elsewhere`.execute(parts.database);
  expect((await browser.call("editDeclare", { declaration }, { idempotencyKey: newKey() })).status).toBe(500);
  const text = lines.join("\n");
  expect(lines.length).toBeGreaterThan(20);
  const cookies = [...browser.cookies.values()].filter((value) => value.length > 8);
  const secret = [planted, "测试", "青石", "329900198503121014", "13800000001", "t0ken", "B2-118"];
  for (const each of [...secret, encodeURIComponent("测试甲"), browser.token ?? "", ...cookies]) {
    expect(text).not.toContain(each);
  }
  expect(text).not.toContain(receipt.data.number);
});

test("[9] a trial shows problems only, as text that a person can read; production every call as JSON", async () => {
  const trial = readSettings({});
  expect(trial).toMatchObject({ ok: true, settings: { log: { format: "text", level: "warn" } } });
  expect(readSettings({ LOG_FORMAT: "json" })).toMatchObject({
    settings: { log: { format: "json", level: "info" } },
  });
  const wrong = readSettings({ LOG_FORMAT: "xml", LOG_LEVEL: "loud" });
  expect(wrong.ok ? [] : wrong.problems.map((each) => each.split(" ")[0])).toEqual([
    "LOG_FORMAT",
    "LOG_LEVEL",
  ]);
  const { browser, parts, lines } = await logged({ format: "text", level: "warn" });
  await browser().open();
  expect(lines).toEqual([]);
  parts.report(new Error("The folder is away."), "files");
  expect(lines[0]).toMatch(/^1970-01-01T00:00:00.000Z files Error: The folder is away\.\n {4}at /);
});
