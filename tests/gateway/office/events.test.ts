// A department's own system moves its matters by the rules of the desk: signed, once, and nobody else's.

import { expect, test } from "vitest";
import { entriesOf } from "../../../gateway/database/audit-rows.ts";
import { makeWholeDraft, newKey, pdf } from "../setup/declarations.ts";
import { signedBy } from "../setup/department-messages.ts";
import { departmentSystem, round } from "../setup/department-system.ts";
import { askAuthority, matter, submitted } from "../setup/desk-work.ts";
import { gatewayUnderTest, origin, start } from "../setup/gateway-under-test.ts";

const path = "/api/departments/events";
const other = "OT901-M02";

/** D019 and D018 have systems of their own, with secrets of their own. */
async function connected() {
  const power = await departmentSystem(() => start);
  const property = { ...power, secret: "another-secret-0123456789-0123456789" };
  const gateway = await gatewayUnderTest({
    departments: { D019: power, 市住建局: property, D018: property },
  });
  const browser = await gateway.person(1);
  const { id, number } = await submitted(browser);
  let events = 0;
  /** Returns status and what was answered. */
  async function say(
    event: object,
    { as = "D019", secret = power.secret, time = gateway.clock.now(), change = (body: string) => body } = {},
  ) {
    events += 1;
    const body = JSON.stringify({ id: `e${events}`, number, matter, ...event });
    const signed = signedBy(as, { path, body, time, secret });
    const response = await gateway.app.request(`${origin}${path}`, { ...signed, body: change(body) });
    const { data, msg } = (await response.json()) as { data: Record<string, unknown>; msg: string };
    return { status: response.status, data, msg };
  }
  async function get(fileId: string, { as = "D019", secret = power.secret } = {}) {
    const file = `/api/departments/files/${fileId}`;
    const signed = signedBy(as, { method: "GET", path: file, time: gateway.clock.now(), secret });
    return gateway.app.request(`${origin}${file}`, signed);
  }
  const detail = async () => (await browser.call("projectInfo", { id })).data;
  return { ...gateway, power, property, browser, id, number, say, get, detail };
}

test("a matter is accepted, returned with what to mend by when, accepted again, and done with its papers", async () => {
  const { say, detail, browser } = await connected();
  expect(await say({ kind: "accepted" })).toMatchObject({
    status: 200,
    data: { status: "办理中", matterStatus: "办理中" },
  });
  const mend = { kind: "mend", reason: "照片不清楚", dueBy: "2026-12-01" };
  expect((await say({ ...mend, fields: ["parkNo"], papers: ["vehicle"] })).status).toBe(200);
  const asked = (await detail()).matters[0];
  expect([asked.status, asked.mendBy]).toEqual(["待补正", "2026-12-01"]);
  expect(asked.history.at(-1).note).toBe("照片不清楚（需补正：车位编号、购车意向协议或行驶证）");
  expect((await say({ kind: "accepted", note: "现场已补交" })).data).toEqual({
    status: "办理中",
    matterStatus: "办理中",
  });
  const results = [{ name: "报装结果.pdf", content: pdf.toString("base64") }];
  expect((await say({ kind: "done", results })).data).toEqual({ status: "办理中", matterStatus: "已办结" });
  const done = (await detail()).matters[0];
  expect(done.history.map(({ note }: { note: string }) => note)).toEqual([
    ...["申请已收到", "部门已受理", "照片不清楚（需补正：车位编号、购车意向协议或行驶证）"],
    ...["现场已补交", "部门已办结"],
  ]);
  const response = await browser.respond("download", { fileId: done.results[0].fileId });
  expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf);
});

test("a refusal ends the whole application, with the matter and the reason, and every department is told", async () => {
  const gateway = await connected();
  const { say, detail, power } = gateway;
  expect((await say({ kind: "refused", reason: "车位不在本市" })).data).toMatchObject({ status: "不予批准" });
  const { status, reason } = await detail();
  expect([status, reason]).toEqual(["不予批准", "“居民充电桩用电报装”不予批准：车位不在本市"]);
  await round(gateway);
  expect(power.got.map(({ kind }) => kind)).toEqual(["submitted", "status"]);
});

test("what the desk could not do now, an event cannot either: 409 with the present status, and nothing changes", async () => {
  const { say, detail, browser, id } = await connected();
  const present = { status: "已申请", matterStatus: "待受理" };
  expect(await say({ kind: "done" })).toMatchObject({ status: 409, data: present });
  await askAuthority(browser, id);
  const waiting = { status: "未上传委托书", matterStatus: "待受理" };
  expect(await say({ kind: "accepted" })).toMatchObject({ status: 409, data: waiting });
  expect((await detail()).matters[0].history).toHaveLength(1);
});

test("an event that comes twice, also at the same moment, is done once; another one under its id is refused", async () => {
  const { say, detail, parts } = await connected();
  const event = { id: "same", kind: "accepted" };
  const both = await Promise.all([say(event), say(event)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await say(event)).data).toEqual({ status: "办理中", matterStatus: "办理中" });
  expect((await detail()).matters[0].history).toHaveLength(2);
  expect((await say({ ...event, kind: "done" })).status).toBe(422);
  // What was refused under its id may be said again.
  expect((await say({ id: "later", kind: "accepted" })).status).toBe(409);
  const results = [{ name: "a.pdf", content: pdf.toString("base64") }];
  const done = { id: "done", kind: "done", results };
  expect((await say(done)).status).toBe(200);
  expect((await say(done)).status).toBe(200);
  const issued = (await parts.files.list()).length;
  expect((await say({ ...done, id: "again" })).status).toBe(409);
  expect((await parts.files.list()).length).toBe(issued);
});

test("nobody is let in without the department's signature over this very event, nor with one that is too old", async () => {
  const { say, detail, clock, property } = await connected();
  const event = { kind: "accepted" };
  const attempts = [
    say(event, { secret: "a-guess-0123456789-0123456789-0123" }),
    say(event, { as: "D018" }),
    say(event, { secret: property.secret }),
    say(event, { as: "D077" }),
    say(event, { as: "__proto__" }),
    say(event, { as: "%" }),
    say(event, { time: clock.now() - 301_000 }),
    say(event, { time: clock.now() + 301_000 }),
    say(event, { change: (body) => body.replace("accepted", "refused") }),
  ];
  expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual(attempts.map(() => 401));
  expect((await detail()).status).toBe("已申请");
  const unsigned = await (await gatewayUnderTest()).app.request(`${origin}${path}`, {
    method: "POST",
    body: "{}",
  });
  expect(unsigned.status).toBe(401);
});

test("a department moves its own matters only, and knows no application that it was not given", async () => {
  const { say, detail, property, parts, browser, number } = await connected();
  expect((await say({ kind: "accepted", matter: other })).status).toBe(403);
  expect((await say({ kind: "accepted" }, { as: "D018", secret: property.secret })).status).toBe(403);
  const own = { kind: "accepted", matter: other };
  expect((await say(own, { as: "D018", secret: property.secret })).status).toBe(200);
  expect((await say({ kind: "accepted", matter: "OT901-M99" })).status).toBe(404);
  expect((await say({ kind: "accepted", number: `${number.slice(0, -6)}000000` })).status).toBe(404);
  // Submitted before the department had a system: its clerks have it.
  const { departments } = parts;
  parts.departments = {};
  const before = await submitted(browser);
  parts.departments = departments;
  expect((await say({ kind: "accepted", number: before.number })).status).toBe(404);
  expect((await detail()).matters.map((each: { status: string }) => each.status)).toEqual([
    ...["待受理", "办理中", "待受理"],
  ]);
});

test("an event that does not say what it must is told where, and what is expected there", async () => {
  const { say } = await connected();
  const mend = { kind: "mend", reason: "照片不清楚", dueBy: "2026-12-01" };
  const wrong: [object, string][] = [
    [{ kind: "lost" }, "/"],
    [{ kind: "mend", dueBy: "2026-12-01" }, "/"],
    [{ ...mend, reason: "  " }, "/reason"],
    [{ ...mend, dueBy: "2026-11-19" }, "/dueBy"],
    [{ ...mend, dueBy: "2026-11-31" }, "/dueBy"],
    [{ ...mend, fields: ["parkNo", "heir"] }, "/fields/1"],
    [{ ...mend, papers: ["propertyConsent"] }, "/papers/0"],
    [{ ...mend, reason: "a\u0000" }, "/"],
    [{ kind: "done", results: [{ name: "a.pdf", content: "§" }] }, "/results/0/content"],
  ];
  for (const [event, place] of wrong) {
    const { status, data } = await say(event);
    expect([event, status, (data.problems as { place: string }[])[0]?.place]).toEqual([event, 400, place]);
  }
  const exe = { name: "a.pdf", content: Buffer.from("MZ").toString("base64") };
  expect(await say({ kind: "accepted" })).toMatchObject({ status: 200 });
  expect(await say({ kind: "done", results: [exe] })).toMatchObject({ status: 400 });
});

test("once the citizen has taken the application back, events are told so and papers are closed", async () => {
  const { say, get, browser, id, parts } = await connected();
  const [file] = await parts.database
    .selectFrom("files")
    .select("id")
    .where("material", "=", "vehicle")
    .execute();
  expect((await get(file?.id ?? "")).status).toBe(200);
  expect((await browser.call("withdrawApplication", { id }, { idempotencyKey: newKey() })).status).toBe(200);
  expect(await say({ kind: "accepted" })).toMatchObject({ status: 409, data: { status: null } });
  expect((await get(file?.id ?? "")).status).toBe(404);
});

test("a department fetches the papers that it was told of, and no others; each is in the person's trail", async () => {
  const gateway = await connected();
  const { get, parts, power, property, browser } = gateway;
  await round(gateway);
  const materials = power.got[0]?.materials as { key: string; files: { url: string; fileId: string }[] }[];
  const ours = materials.find(({ key }) => key === "vehicle")?.files[0];
  const response = await get(ours?.fileId ?? "");
  expect(response.headers.get("content-disposition")).toContain("attachment");
  expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf);
  expect(ours?.url).toBe(`${origin}/api/departments/files/${ours?.fileId}`);
  const theirs = { as: "D018", secret: property.secret };
  expect((await get(ours?.fileId ?? "", theirs)).status).toBe(404);
  const shared = materials.find(({ key }) => key === "parkingRight")?.files[0]?.fileId ?? "";
  expect((await get(shared, theirs)).status).toBe(200);
  const draft = await makeWholeDraft(browser);
  const [unsent] = (await browser.call("draft", { draftId: draft.draftId })).data.files;
  expect((await get(unsent.fileId)).status).toBe(404);
  expect((await get("0".repeat(32))).status).toBe(404);
  expect((await get(ours?.fileId ?? "", { secret: property.secret })).status).toBe(401);
  const trail = await entriesOf(parts.database, { subject: ours?.fileId ?? "" });
  expect(trail.filter(({ act }) => act === "download").map(({ actor }) => actor)).toEqual([
    "department:D019",
  ]);
});
