// A submission reaches the departments' own systems: its matters only, in order, at least once, for days, and nothing is lost when the gateway dies.

import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { openSqlite } from "../../../gateway/database/open-database.ts";
import { listMessages, outboxMetrics, sendAgain } from "../../../gateway/database/outbox.ts";
import { pauseAfter } from "../../../gateway/office/deliver.ts";
import { createMetrics } from "../../../gateway/watch/metrics.ts";
import schema from "../../../schemas/contract/departments/message.schema.json" with { type: "json" };
import { temporaryFolder } from "../../temporary-folder.ts";
import { newKey } from "../setup/declarations.ts";
import { departmentSystem, round } from "../setup/department-system.ts";
import { matter, press, refuse, returned, submitted, supplement } from "../setup/desk-work.ts";
import { gatewayUnderTest, start } from "../setup/gateway-under-test.ts";

const second = 1000;
const day = 24 * 3600 * second;

const isMessage = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema);

function demandContract(...messages: unknown[]): void {
  for (const message of messages) {
    isMessage(message);
    expect(isMessage.errors).toBeNull();
  }
}

/** D019 has a system; D018 and D014 have one together. */
async function connected(options: Parameters<typeof gatewayUnderTest>[0] = {}) {
  let now = () => start;
  const [power, platform] = [await departmentSystem(() => now()), await departmentSystem(() => now())];
  const gateway = await gatewayUnderTest({ ...options, departments: { D019: power, "*": platform } });
  now = gateway.clock.now;
  return { ...gateway, power, platform };
}

test("each department gets its own matters with their answers and papers, and nothing that only others need", async () => {
  const gateway = await connected();
  const { power, platform } = gateway;
  const browser = await gateway.person(1);
  const { number } = await submitted(browser);
  expect(await round(gateway)).toBe(3);
  const [message] = power.got;
  expect(message).toMatchObject({
    kind: "submitted",
    sequence: 1,
    number,
    department: { id: "D019" },
    applicant: {
      declarePersonType: "1",
      paperType: "1",
      company: null,
      name: expect.not.stringContaining("*"),
    },
    matters: [{ id: matter, name: "居民充电桩用电报装", materials: ["idCard", "parkingRight", "vehicle"] }],
    signature: null,
  });
  const keysOf = (of: unknown) =>
    (of as { sections: { fields: { key: string }[] }[] }[]).flatMap(({ sections }) =>
      sections.flatMap(({ fields }) => fields.map(({ key }) => key)),
    );
  expect(keysOf(message?.matters)).toEqual(
    expect.arrayContaining(["parkNo", "propertyCompany", "pilePower"]),
  );
  const consent = platform.got.find(({ department }) => department.id === "D018");
  const ofConsent = keysOf(consent?.matters);
  expect(ofConsent).toEqual(expect.arrayContaining(["parkNo", "propertyCompany"]));
  expect(ofConsent).not.toContain("pilePower");
  const papers = (of: unknown) => (of as { key: string }[]).map(({ key }) => key);
  expect(papers(message?.materials)).toContain("vehicle");
  expect(papers(consent?.materials)).not.toContain("vehicle");
  expect(await round(gateway)).toBe(0);
  expect(power.got).toHaveLength(1);
  demandContract(...power.got, ...platform.got);
});

test("what the citizen hands in and a withdrawal follow in order; a supplement goes to its matter's department alone", async () => {
  const gateway = await connected();
  const { power, platform } = gateway;
  const browser = await gateway.person(1);
  const { id } = await submitted(browser);
  await returned(browser, id);
  const { data: file } = await supplement(browser, id, `$mend:${matter}`);
  const handedIn = { id, matterInfoId: matter, fileIds: [file.fileId], note: "补充了照片" };
  expect((await browser.call("singleReturnRegister", handedIn, { idempotencyKey: newKey() })).status).toBe(
    200,
  );
  const { id: other } = await submitted(browser);
  expect(
    (await browser.call("withdrawApplication", { id: other }, { idempotencyKey: newKey() })).status,
  ).toBe(200);
  await round(gateway);
  const told = power.got.map(({ kind, sequence }) => [kind, sequence]);
  expect(told.toSorted()).toEqual([
    ["submitted", 1],
    ["submitted", 1],
    ["supplemented", 2],
    ["withdrawn", 2],
  ]);
  expect(power.got.find(({ kind }) => kind === "supplemented")).toMatchObject({
    matter,
    note: "补充了照片",
    files: [{ name: "文件.pdf", url: expect.stringContaining(`/api/departments/files/${file.fileId}`) }],
  });
  demandContract(...power.got, ...platform.got);
  expect(platform.got.map(({ kind }) => kind)).not.toContain("supplemented");
  expect(platform.got.filter(({ kind }) => kind === "withdrawn")).toHaveLength(2);
});

test("a department that is away, slow or busy is asked again after growing pauses, and gets everything in order", async () => {
  const gateway = await connected();
  const { power, clock } = gateway;
  const browser = await gateway.person(1);
  const { id } = await submitted(browser);
  expect((await browser.call("withdrawApplication", { id }, { idempotencyKey: newKey() })).status).toBe(200);
  power.answers.push(503, "nothing", 429);
  await round(gateway);
  await round(gateway);
  expect(power.got.map(({ sequence }) => sequence)).toEqual([1]);
  for (const tries of [1, 2]) {
    clock.advance(pauseAfter(tries) - second);
    await round(gateway);
    expect(power.got).toHaveLength(tries);
    clock.advance(second);
    // The first of these gets no answer. A busy machine brings the message in much less than this.
    await round(gateway, 2 * second);
    expect(power.got).toHaveLength(tries + 1);
  }
  clock.advance(pauseAfter(3));
  await round(gateway);
  expect(power.got.map(({ sequence }) => sequence)).toEqual([1, 1, 1, 1, 2]);
  expect(new Set(power.got.map((each) => each.id)).size).toBe(2);
  expect([1, 2, 3, 9].map((tries) => pauseAfter(tries) / second)).toEqual([10, 40, 160, 4 * 3600]);
});

test("what a department refuses is kept with what follows it, told in log and figures, and sent again by the operator", async () => {
  const metrics = createMetrics();
  const gateway = await connected({ metrics });
  const { power, parts, reports, clock } = gateway;
  metrics.look({
    pool: () => null,
    state: async () => ({ database: true, files: true }),
    outbox: () => outboxMetrics(parts.database),
    now: clock.now,
  });
  const browser = await gateway.person(1);
  const { id } = await submitted(browser);
  expect((await browser.call("withdrawApplication", { id }, { idempotencyKey: newKey() })).status).toBe(200);
  power.answers.push(422);
  await round(gateway);
  clock.advance(90 * second);
  expect(await round(gateway)).toBe(0);
  expect(power.got).toHaveLength(1);
  expect(String(reports[0])).toMatch(
    /^Error: A message \(submitted\) for D019 was refused: \S+ answered 422\./,
  );
  const { text } = await metrics.text();
  expect(text).toContain('portal_outbox_messages{state="waiting"} 1');
  expect(text).toContain('portal_outbox_messages{state="stuck"} 1');
  expect(text).toContain("portal_outbox_oldest_seconds 90");
  const lines = await listMessages(parts.database, false);
  expect(lines.map(({ kind, state, problem }) => [kind, state, problem !== null])).toEqual([
    ["submitted", "refused", true],
    ["withdrawn", "waiting", false],
  ]);
  expect(await sendAgain(parts.database, clock.now(), [lines[0]?.id ?? ""])).toBe(1);
  expect(await round(gateway)).toBe(2);
  expect(await listMessages(parts.database, false)).toEqual([]);
});

test("after seven days without an answer a message is given up and told, not thrown away", async () => {
  const gateway = await connected();
  const { power, parts, reports, clock } = gateway;
  await submitted(await gateway.person(1));
  for (let tries = 0; tries < 60; tries += 1) {
    power.answers.push(503);
    await round(gateway);
    clock.advance(4 * 3600 * second);
  }
  expect(clock.now() - start).toBeGreaterThan(7 * day);
  expect(power.got.length).toBeGreaterThan(40);
  const [line] = await listMessages(parts.database, false);
  expect(line).toMatchObject({ state: "givenUp", problem: expect.stringMatching(/answered 503\.$/) });
  expect(reports.map(String)).toEqual([expect.stringContaining("could not be brought for 7 days")]);
});

test("a gateway that dies between the commit and the delivery loses nothing, and one that dies while sending sends again", async () => {
  const dataDir = temporaryFolder("office");
  const first = await connected({ dataDir });
  await submitted(await first.person(1));
  await first.close();
  const second = await connected({ dataDir });
  second.power.answers.push(503);
  // It dies before it has written down how it went: the claim runs out.
  second.power.before = async () => {
    second.power.before = undefined;
    await second.close();
  };
  await expect(round(second)).rejects.toThrow();
  const third = await connected({ dataDir });
  await round(third);
  expect(third.power.got).toEqual([]);
  third.clock.advance(60_000);
  await round(third);
  expect(third.power.got).toEqual([second.power.got[0]]);
});

test("two gateways with one database bring each message once", async () => {
  const gateway = await connected();
  const { power, platform } = gateway;
  const browser = await gateway.person(1);
  for (let count = 0; count < 4; count += 1) await submitted(browser);
  await Promise.all([round(gateway), round(gateway), round(gateway)]);
  await round(gateway);
  expect(power.got).toHaveLength(4);
  expect(new Set(platform.got.map(({ id }) => id)).size).toBe(platform.got.length);
});

test("a department without a system is told nothing; one that is connected later begins with new applications", async () => {
  const sqliteFile = `${temporaryFolder("office")}/portal.sqlite`;
  const alone = await gatewayUnderTest({ sqliteFile });
  const browser = await alone.person(1);
  const { id } = await submitted(browser);
  expect(await listMessages(alone.parts.database, true)).toEqual([]);
  const power = await departmentSystem(() => start);
  alone.parts.departments = { D019: power };
  expect((await browser.call("withdrawApplication", { id }, { idempotencyKey: newKey() })).status).toBe(200);
  await submitted(browser);
  await round(alone);
  expect(power.got.map(({ kind, department }) => [kind, department.id])).toEqual([["submitted", "D019"]]);
});

test("a message lies encrypted in the database, and no longer once it has arrived", async () => {
  const folder = temporaryFolder("office");
  const sqliteFile = `${folder}/portal.sqlite`;
  const gateway = await connected({ sqliteFile });
  await submitted(await gateway.person(1));
  const plain = openSqlite(sqliteFile);
  const raw = async () =>
    (await plain.selectFrom("outbox").select(["id", "payload"]).execute()).map((row) => row.payload);
  expect((await raw()).join()).not.toMatch(/applicant|matters/);
  const read = async () =>
    (await gateway.parts.database.selectFrom("outbox").selectAll().execute()).map((row) => row.payload);
  expect((await read()).every((payload) => payload.includes("applicant"))).toBe(true);
  await round(gateway);
  expect(await read()).toEqual(["", "", ""]);
  await plain.destroy();
});

test("a decision on the whole application is told to every department that has it", async () => {
  const gateway = await connected();
  const { power } = gateway;
  const browser = await gateway.person(1);
  const { id } = await submitted(browser);
  await press(browser, id, { matter, action: "受理", from: "待受理" });
  await refuse(browser, id, "办理中");
  await round(gateway);
  expect(power.got.map(({ kind, status, reason }) => [kind, status, reason])).toEqual([
    ["submitted", undefined, undefined],
    ["status", "不予批准", "车位不在本市"],
  ]);
  demandContract(...power.got);
});
