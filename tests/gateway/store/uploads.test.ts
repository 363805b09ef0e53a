// Uploads are let in before a byte is read, streamed and never held whole, and large files come in pieces.

import { createHash } from "node:crypto";
import { request } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { expect, test } from "vitest";
import { calls } from "../../../engine/contract/calls.ts";
import { pieceBytes } from "../../../engine/contract/pieces.ts";
import { uploadText } from "../../../engine/contract/signed-text.ts";
import { usualRetention } from "../../../gateway/base/retention.ts";
import { knownFiles } from "../../../gateway/database/upkeep/stores.ts";
import { readWhole } from "../../../gateway/files/file-store.ts";
import { sweepFiles } from "../../../gateway/files/sweep-files.ts";
import { sweepKept } from "../../../gateway/ops/retention/sweep-kept.ts";
import type { Browser } from "../setup/browser.ts";
import { makeDraft, newKey, pdf } from "../setup/declarations.ts";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";
import { ownPort } from "../setup/own-port.ts";

const material = "vehicle";
/** Two whole pieces and a half. */
const bytes = Buffer.concat([pdf, Buffer.alloc(2.5 * pieceBytes - 2 * pdf.length, 7), pdf]);
const file = { name: "行驶证.pdf", bytes };

/** A body that never ends and counts what was taken of it. */
function endless() {
  let taken = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken += 1;
      controller.enqueue(new Uint8Array(64 * 1024));
    },
  });
  return { stream, taken: () => taken };
}

/** Uploads a body of any kind. */
const sendBody = (
  browser: Browser,
  body: ReadableStream,
  headers: Record<string, string>,
): Promise<Response> =>
  browser.fetch(calls.uploadFile.path, {
    method: "POST",
    body,
    duplex: "half",
    headers: { origin: browser.origin, "content-type": "multipart/form-data; boundary=x", ...headers },
  } as RequestInit);

async function sendEndless(browser: Browser, headers: Record<string, string>) {
  const { stream, taken } = endless();
  const { status } = await sendBody(browser, stream, headers);
  return { status, taken: taken() };
}

/** Enough to be let in: whether the signature is true is seen with the body. */
const signedBy = ({ token }: Browser) => ({ authorization: `Bearer ${token}`, "x-signature": "x" });

test("[9] an upload without a session, a token or a signature is refused before its body is read", async () => {
  const { browser, person } = await gatewayUnderTest();
  const stranger = browser();
  const known = await person(1);
  const token = { authorization: `Bearer ${known.token}` };
  // A stream fetches one chunk ahead by itself.
  for (const [who, headers, status] of [
    [stranger, {}, 401],
    [known, {}, 401],
    [known, { authorization: "Bearer x" }, 401],
    [known, token, 403],
    [known, { ...token, "x-signature": "x", "content-length": String(60 * 1024 * 1024) }, 413],
  ] as const) {
    const sent = await sendEndless(who, headers);
    expect([status, sent.status, sent.taken <= 1]).toEqual([status, status, true]);
  }
});

test("[9] a body without fields before its file is refused as it begins", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const sent = await sendEndless(browser, signedBy(browser));
  expect(sent.status).toBeGreaterThanOrEqual(400);
  expect(sent.taken).toBeLessThan(64);
});

test("[9] a file has the name that was signed, whatever the part itself is called", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const place = { draftId: (await makeDraft(browser)).draftId, material };
  const send = async (name: string) => {
    const fields = { ...place, fileHash: createHash("sha256").update(pdf).digest("hex"), name: "真名.pdf" };
    const text = createHash("sha256").update(uploadText(fields)).digest("hex");
    const signed = (await browser.sign("POST", calls.uploadFile.path, "", text)).data.signature;
    const form = new FormData();
    for (const [key, value] of Object.entries({ ...fields, name })) form.set(key, value);
    form.set("file", new File([pdf], "另一个名字.pdf"));
    const headers = {
      origin: browser.origin,
      authorization: `Bearer ${browser.token}`,
      "x-signature": signed,
    };
    return browser.fetch(calls.uploadFile.path, { method: "POST", body: form, headers });
  };
  expect((await send("改过的名字.pdf")).status).toBe(403);
  expect((await (await send("真名.pdf")).json()).data.name).toBe("真名.pdf");
});

test("[9] twelve large bodies on their way are not held in memory", async () => {
  const { app, person, browser } = await gatewayUnderTest();
  const { port } = await ownPort(getRequestListener(app.fetch));
  const known = await person(1);
  await makeDraft(known);
  const nobody = browser();
  const megabyte = Buffer.alloc(1024 * 1024);
  const before = process.memoryUsage().rss;
  const asked = Array.from({ length: 12 }, () => {
    const one = request({
      port,
      method: "POST",
      path: calls.uploadFile.path,
      headers: {
        "content-type": "multipart/form-data; boundary=x",
        "content-length": 50 * 1024 * 1024,
        origin: nobody.origin,
      },
    });
    return new Promise<number>((done) => {
      one.on("response", (response) => done(response.statusCode ?? 0));
      one.on("error", () => done(0));
      // 49 of 50 MB, of which the sender holds one.
      for (let sent = 0; sent < 49; sent += 1) one.write(megabyte);
    });
  });
  const statuses = await Promise.all(asked);
  for (const status of statuses) expect([0, 401, 403]).toContain(status);
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
});

test("[7] a large file goes in pieces in any order; the last one that comes is answered as the whole", async () => {
  const { person, parts } = await gatewayUnderTest();
  const browser = await person(1);
  const { draftId } = await makeDraft(browser);
  const place = { draftId, material };
  expect((await browser.uploadPiece(place, file, 2)).data).toEqual({ missing: [0, 1], file: null });
  expect((await browser.uploadPiece(place, file, 0)).data).toEqual({ missing: [1], file: null });
  expect((await browser.uploadPiece(place, file, 0)).data).toEqual({ missing: [1], file: null });
  const { data } = await browser.uploadPiece(place, file, 1);
  expect(data).toMatchObject({
    missing: [],
    file: { name: file.name, size: bytes.length, type: "application/pdf", material },
  });
  expect((await browser.call("draft", { draftId })).data.files).toEqual([data.file]);
  // Vitest takes ten seconds to compare them byte by byte.
  expect(bytes.equals((await readWhole(parts.files, data.file.fileId)) ?? Buffer.alloc(0))).toBe(true);
  // Nothing but the file is left.
  expect(await parts.files.list()).toHaveLength(1);
  expect(await parts.database.selectFrom("uploadPieces").selectAll().execute()).toEqual([]);
});

test("[7] the answer to the last piece got lost: the same piece again under its key is answered with the same file", async () => {
  const { person, parts } = await gatewayUnderTest();
  const browser = await person(1);
  const { draftId } = await makeDraft(browser);
  const place = { draftId, material };
  for (const piece of [2, 0]) await browser.uploadPiece(place, file, piece, { idempotencyKey: newKey() });
  const last = { idempotencyKey: newKey() };
  const [first, again] = [
    await browser.uploadPiece(place, file, 1, last),
    await browser.uploadPiece(place, file, 1, last),
  ];
  expect(again.data).toEqual(first.data);
  expect(await parts.files.list()).toHaveLength(1);
});

test("[9] a piece is bound to its file, its place and its person", async () => {
  const { person, parts } = await gatewayUnderTest();
  const [browser, stranger] = [await person(1), await person(2)];
  const { draftId } = await makeDraft(browser);
  const place = { draftId, material };
  const refused = async (change: Record<string, string>, piece = 0) =>
    (await browser.uploadPiece(place, file, piece, { change })).status;
  expect(await refused({ pieceHash: "0".repeat(64) })).toBe(400);
  expect(await refused({ piece: "2" })).toBe(400);
  expect(await refused({ piece: "3" })).toBe(400);
  expect(await refused({ size: "5" })).toBe(400);
  expect(await refused({ size: String(11 * pieceBytes) })).toBe(413);
  expect(await refused({ name: "" })).toBe(400);
  expect((await stranger.uploadPiece(place, file, 0)).status).toBe(404);
  const signature = (await browser.sign("POST", calls.uploadPiece.path, "", "0".repeat(64))).data.signature;
  expect((await browser.uploadPiece(place, file, 0, { signature })).status).toBe(403);
  expect(await parts.files.list()).toEqual([]);
  // What is put together must be what was announced.
  const other = { change: { fileHash: "0".repeat(64) } };
  for (const piece of [0, 1]) expect((await browser.uploadPiece(place, file, piece, other)).status).toBe(200);
  expect((await browser.uploadPiece(place, file, 2, other)).status).toBe(400);
});

test("[7] pieces that wait count against a person's limit, and are gone after a day", async () => {
  const { clock, person, parts } = await gatewayUnderTest();
  const browser = await person(1);
  const { draftId } = await makeDraft(browser);
  const place = { draftId, material };
  await browser.uploadPiece(place, file, 0);
  const waiting = { ownerId: "demo-person-1", draftId, material, fileHash: "f", createdAt: clock.now() };
  await parts.database
    .insertInto("uploadPieces")
    .values({ ...waiting, piece: 7, size: 200 * pieceBytes, storedId: "x" })
    .execute();
  expect((await browser.uploadPiece(place, file, 1)).status).toBe(413);
  const left = () => parts.database.selectFrom("uploadPieces").selectAll().execute();
  clock.advance(23 * 3_600_000);
  await sweepKept(parts, usualRetention);
  expect(await left()).toHaveLength(2);
  clock.advance(2 * 3_600_000);
  await sweepKept(parts, usualRetention);
  expect([await left(), await parts.files.list()]).toEqual([[], []]);
  expect((await (await person(1)).uploadPiece(place, file, 1)).data.missing).toEqual([0, 2]);
});

test("[7] pieces that a city keeps for longer are no orphans meanwhile", async () => {
  const { clock, person, parts } = await gatewayUnderTest();
  const browser = await person(1);
  const { draftId } = await makeDraft(browser);
  await browser.uploadPiece({ draftId, material }, file, 0);
  clock.advance(25 * 3_600_000);
  await sweepKept(parts, { ...usualRetention, piece: 3 });
  const known = (ids: string[]) => knownFiles(parts.database, ids);
  // The store's times are the machine's.
  expect(await sweepFiles(parts.files, known, Date.now() + 25 * 3_600_000)).toEqual([]);
  expect((await (await person(1)).uploadPiece({ draftId, material }, file, 1)).data.missing).toEqual([2]);
});
