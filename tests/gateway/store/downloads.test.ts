// A large file is handed out as a stream, no faster than it is taken, and never whole when its bytes have changed.

import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { addFile } from "../../../gateway/database/attachments.ts";
import { makeDraft } from "../setup/declarations.ts";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";

const fileId = "f".repeat(32);
const piece = Buffer.alloc(1024 * 1024, 7);
const count = 20;
const size = count * piece.length;

async function stored() {
  const gateway = await gatewayUnderTest();
  const { parts } = gateway;
  const browser = await gateway.person(1);
  const { draftId } = await makeDraft(browser);
  const hash = createHash("sha256");
  for (let at = 0; at < count; at += 1) hash.update(piece);
  const sha256 = hash.digest("hex");
  await parts.files.save(fileId, pieces(piece));
  const row = { id: fileId, draftId, ownerId: "demo-person-1", material: "vehicle", name: "图纸.pdf" };
  await parts.database
    .transaction()
    .execute((trx) => addFile(trx, { ...row, type: "application/pdf", size, sha256, createdAt: 0 }));
  const { open } = parts.files;
  let taken = 0;
  parts.files.open = async (id) => {
    const bytes = await open(id);
    return bytes && counted(bytes);
  };
  async function* counted(bytes: AsyncIterable<Uint8Array>) {
    for await (const each of bytes) {
      taken += each.length;
      yield each;
    }
  }
  const response = () => browser.respond("download", { fileId });
  return { ...gateway, response, sha256, taken: () => taken };
}

async function* pieces(...some: Buffer[]) {
  for (let at = 0; at < count; at += 1) yield some[at] ?? some[0] ?? piece;
}

test("[7] twenty megabytes come as they were, and no more of them is read than somebody takes", async () => {
  const { response, sha256, taken } = await stored();
  const answer = await response();
  expect([answer.status, answer.headers.get("content-length")]).toEqual([200, `${size}`]);
  const reader = (answer.body ?? new ReadableStream<Uint8Array>()).getReader();
  const hash = createHash("sha256");
  let most = 0;
  let got = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    hash.update(next.value);
    got += next.value.length;
    most = Math.max(most, taken() - got);
  }
  expect([got, hash.digest("hex")]).toEqual([size, sha256]);
  expect(most).toBeLessThan(1024 * 1024);
});

test("[7] whoever leaves in the middle lets the file go", async () => {
  const { response, taken } = await stored();
  const answer = await response();
  const reader = (answer.body ?? new ReadableStream<Uint8Array>()).getReader();
  await reader.read();
  await reader.cancel();
  expect(taken()).toBeLessThan(1024 * 1024);
});

test("[7] bytes that have changed are never handed out to their end, and the operator is told", async () => {
  const { response, parts, reports } = await stored();
  await parts.files.save(fileId, pieces(piece, Buffer.alloc(piece.length, 8)));
  const answer = await response();
  const reader = (answer.body ?? new ReadableStream<Uint8Array>()).getReader();
  let got = 0;
  const reading = async () => {
    for (let next = await reader.read(); !next.done; next = await reader.read()) got += next.value.length;
  };
  await expect(reading()).rejects.toThrow(`The stored file ${fileId} is missing or changed.`);
  expect(got).toBeLessThan(size);
  expect(reports.map(String)).toEqual([expect.stringContaining(`The stored file ${fileId}`)]);
});

test("[7] a large file of another length, or none at all, is told at once", async () => {
  const { response, parts } = await stored();
  await parts.files.save(fileId, pieces(piece.subarray(1)));
  expect((await response()).status).toBe(410);
  await parts.files.remove(fileId);
  expect((await response()).status).toBe(410);
});
