// Nobody takes the room of the others: bodies and downloads on their way are counted as their bytes come, and have a lowest rate.

import { expect, test } from "vitest";
import { calls } from "../../../engine/contract/calls.ts";
import { createInFlight, rooms } from "../../../gateway/http/limits/in-flight.ts";
import type { Browser } from "../setup/browser.ts";
import { goodDeclaration, makeDraft, newKey, pdf } from "../setup/declarations.ts";
import { signedBy } from "../setup/department-messages.ts";
import { departmentSystem } from "../setup/department-system.ts";
import { gatewayUnderTest, origin, start } from "../setup/gateway-under-test.ts";

const material = "vehicle";
const file = { name: "a.pdf", bytes: pdf };

test("[9] what is on its way is counted of all and of each sender, and given back once", () => {
  const inFlight = createInFlight({
    all: { requests: 3, bytes: 100 },
    each: { requests: 2, bytes: 60 },
  });
  const full = "当前办理人数较多，请稍后再试";
  const [one, two] = [inFlight("a"), inFlight("a")];
  expect(() => inFlight("a")).toThrow(full);
  one.take(40);
  expect(() => two.take(21)).toThrow(full);
  two.take(20);
  const other = inFlight("b");
  expect(() => inFlight("c")).toThrow(full);
  expect(() => other.take(41)).toThrow(full);
  other.take(40);
  one.free();
  one.free();
  // Forty bytes and one request of each are left.
  other.take(20);
  expect(() => two.take(41)).toThrow(full);
  two.take(20);
  for (const held of [two, other]) held.free();
  const third = inFlight("c");
  third.take(60);
  // What is given back can no longer take.
  one.take(1000);
  third.free();
});

/** A draft with one small file. */
async function withFile() {
  const gateway = await gatewayUnderTest();
  const browser = await gateway.person(1);
  const { draftId } = await makeDraft(browser);
  const { fileId } = (await browser.upload({ draftId, material }, file)).data;
  const download = (by: Browser = browser, init?: RequestInit) =>
    by.fetch(`${calls.download.path}?fileId=${fileId}`, init);
  return { ...gateway, browser, fileId, download, draftId };
}

test("[7] downloads that nobody takes are capped, and make room when they are given up", async () => {
  const { person, browser, download } = await withFile();
  const waiting: Response[] = [];
  for (let at = 0; at < rooms.downloads.each.requests; at += 1) waiting.push(await download());
  expect(new Set(waiting.map(({ status }) => status))).toEqual(new Set([200]));
  const refused = await download();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  // Others have room of their own.
  const other = await person(2);
  const theirs = await makeDraft(other);
  const { data } = await other.upload({ draftId: theirs.draftId, material }, file);
  expect((await other.fetch(`${calls.download.path}?fileId=${data.fileId}`)).status).toBe(200);
  await waiting[0]?.body?.cancel();
  expect(Buffer.from(await (await download()).arrayBuffer()).equals(pdf)).toBe(true);
  for (const each of waiting.slice(1)) await each.arrayBuffer();
  for (let at = 0; at < 3 * rooms.downloads.each.requests; at += 1) {
    expect((await download(browser, { method: "HEAD" })).status).toBe(200);
  }
  expect((await download()).status).toBe(200);
});

test("[7] a download of a lost file holds no room", async () => {
  const { parts, download } = await withFile();
  const most = rooms.downloads.each.requests;
  const { open } = parts.files;
  parts.files.open = async () => undefined;
  for (let at = 0; at <= most; at += 1) expect((await download()).status).toBe(410);
  parts.files.open = open;
  expect((await download()).status).toBe(200);
});

test("[7] whoever takes a download slower than 2 kB a second loses it", async () => {
  const { clock, draftId, browser } = await withFile();
  const bytes = Buffer.concat([pdf, Buffer.alloc(900_000, 7), pdf]);
  const { fileId } = (await browser.upload({ draftId, material: "parkingRight" }, { name: "b.pdf", bytes }))
    .data;
  const { body } = await browser.fetch(`${calls.download.path}?fileId=${fileId}`);
  const reader = (body ?? new ReadableStream<Uint8Array>()).getReader();
  await reader.read();
  // Within its patience, and made up for by what comes fast.
  clock.advance(29_000);
  await reader.read();
  clock.advance(63_000);
  await expect(reader.read()).rejects.toThrow("网络过慢");
});

/** A body that comes when `send` says so. */
function sending() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const state = { asked: 0 };
  const stream = new ReadableStream<Uint8Array>(
    {
      start(made) {
        controller = made;
      },
      pull() {
        state.asked += 1;
      },
    },
    { highWaterMark: 0 },
  );
  const send = (some: string | Uint8Array) => controller?.enqueue(Buffer.from(some));
  return { stream, send, state, end: () => controller?.close() };
}

const post = (browser: Browser, path: string, body: ReadableStream, headers: Record<string, string>) =>
  browser.fetch(path, {
    method: "POST",
    body,
    duplex: "half",
    headers: { origin: browser.origin, ...headers },
  } as RequestInit);

/** The only answer as long as no body has ended: that of the one for whom no room was left. */
const firstOf = (begun: { answer: Promise<Response> }[]) => Promise.race(begun.map(({ answer }) => answer));

test("[9] a JSON body is read of nobody without session, token and signature header", async () => {
  const { browser, person } = await gatewayUnderTest();
  const known = await person(1);
  const json = { "content-type": "application/json" };
  const token = { authorization: `Bearer ${known.token}` };
  for (const [who, headers, status] of [
    [browser(), {}, 401],
    [known, { authorization: "Bearer x" }, 401],
    [known, token, 403],
    [known, { ...token, "x-signature": "x", "content-length": `${2 ** 21}` }, 413],
  ] as const) {
    const { stream, state } = sending();
    const answer = await post(who, calls.editDeclare.path, stream, { ...json, ...headers });
    expect([answer.status, state.asked]).toEqual([status, 0]);
  }
});

test("[9] what strangers send from one address has a room of its own, which persons do not share", async () => {
  const { browser, person } = await gatewayUnderTest();
  const known = await person(1);
  const stranger = browser();
  await stranger.settings();
  const begun = Array.from({ length: rooms.strangers.each.requests + 1 }, () => {
    const { stream, end } = sending();
    const answer = post(stranger, calls.sign.path, stream, { "content-type": "application/json" });
    return { answer, end };
  });
  expect((await firstOf(begun)).status).toBe(503);
  expect((await stranger.sign("GET", "/x", "", "")).status).toBe(503);
  const elsewhere = browser();
  elsewhere.address = "203.0.113.9";
  expect((await elsewhere.sign("GET", "/x", "", "")).status).toBe(200);
  const saved = await known.call(
    "editDeclare",
    { declaration: goodDeclaration() },
    { idempotencyKey: newKey() },
  );
  expect(saved.status).toBe(200);
  for (const { end } of begun) end();
  await Promise.all(begun.map(({ answer }) => answer));
  expect((await stranger.sign("GET", "/x", "", "")).status).toBe(200);
});

const multipart = { "content-type": "multipart/form-data; boundary=b" };
const uploadHeaders = ({ token }: Browser) => ({
  ...multipart,
  authorization: `Bearer ${token}`,
  "x-signature": "x",
});

test("[7] an upload counts by the bytes that came: five persons who announce 50 MB each and send nothing shut nobody out", async () => {
  const { person } = await gatewayUnderTest();
  const [idle, honest] = [await person(1), await person(2)];
  const said = { "content-length": `${50 * 2 ** 20}` };
  const begun = Array.from({ length: rooms.uploads.each.requests + 1 }, () => {
    const { stream, send, end } = sending();
    send("--b\r\n");
    return { answer: post(idle, calls.uploadFile.path, stream, { ...uploadHeaders(idle), ...said }), end };
  });
  const { draftId } = await makeDraft(idle);
  const refused = await firstOf(begun);
  expect(refused.status).toBe(503);
  expect((await idle.upload({ draftId, material }, file)).status).toBe(503);
  const theirs = await makeDraft(honest);
  expect((await honest.upload({ draftId: theirs.draftId, material }, file)).status).toBe(200);
  for (const { end } of begun) end();
  const others = (await Promise.all(begun.map(({ answer }) => answer))).filter((each) => each !== refused);
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([400]));
  expect((await idle.upload({ draftId, material }, file)).status).toBe(200);
});

test("[7] an upload of one byte now and then is ended, and says that the line is too slow", async () => {
  const { clock, person } = await gatewayUnderTest();
  const browser = await person(1);
  const { stream, send, state } = sending();
  const answer = post(browser, calls.uploadFile.path, stream, uploadHeaders(browser));
  for (const [at, byte] of [..."--b\r\nContent-Disposition"].entries()) {
    await expect.poll(() => state.asked).toBeGreaterThan(at);
    clock.advance(20_000);
    try {
      send(byte);
    } catch {
      // It was ended in the meantime.
      break;
    }
    if (at === 1) break;
  }
  const { status } = await answer;
  expect([status, (await (await answer).json()).msg]).toEqual([
    408,
    "网络过慢，本次传输已中断，请在网络稳定时重试",
  ]);
});

test("[9] no byte of a department's body is read before its signature holds, and a body of another hash is refused", async () => {
  const power = await departmentSystem(() => start);
  const { app } = await gatewayUnderTest({ departments: { "*": power }, rateLimits: "department=5" });
  const path = "/api/departments/events";
  const ask = async (headers: Record<string, string>) => {
    const { stream, state } = sending();
    const init = { method: "POST", body: stream, duplex: "half", headers } as RequestInit;
    const { status } = await app.request(`${origin}${path}`, init);
    return [status, state.asked];
  };
  const good = signedBy("*", { path, body: "{}", time: start }).headers;
  expect(await ask({ ...good, "x-portal-signature": "0".repeat(64) })).toEqual([401, 0]);
  expect(await ask({ ...good, "x-portal-body-sha256": "0".repeat(64) })).toEqual([401, 0]);
  const other = await app.request(`${origin}${path}`, { method: "POST", headers: good, body: '{"a":1}' });
  expect(other.status).toBe(401);
  const own = await app.request(`${origin}${path}`, { method: "POST", headers: good, body: "{}" });
  expect(own.status).toBe(400);
});

test("[9] departments' systems of one address have a limit of calls", async () => {
  const power = await departmentSystem(() => start);
  const { browser } = await gatewayUnderTest({ departments: { "*": power }, rateLimits: "department=1" });
  const from = browser();
  from.address = "203.0.113.9";
  const call = () => from.post("/api/departments/events", "{}");
  const statuses: number[] = [];
  for (let at = 0; at < 11; at += 1) statuses.push((await call()).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});
