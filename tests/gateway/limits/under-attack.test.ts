// Two thousand connections that take and give nothing: the process stays small, and others are answered as ever.

import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { calls } from "../../../engine/contract/calls.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { browserOf, gatewayProcess } from "../killed/gateway-process.ts";
import type { Browser } from "../setup/browser.ts";
import { goodDeclaration, makeDraft, newKey, pdf } from "../setup/declarations.ts";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const mostMB = 256;

/** A socket that sends a head and then as much of its body as the other side takes, and reads nothing. */
function attack(port: number, head: string, bodyBytes: number): Socket {
  const socket = connect({ port, host: "127.0.0.1" });
  socket.on("error", () => undefined);
  socket.pause();
  const some = Buffer.alloc(64 * kilobyte, "1");
  let left = bodyBytes;
  const send = () => {
    while (left > 0 && !socket.destroyed) {
      const size = Math.min(left, some.length);
      left -= size;
      if (!socket.write(some.subarray(0, size))) return;
    }
  };
  socket.on("drain", send);
  socket.write(head, send);
  return socket;
}

const headOf = (method: string, path: string, headers: Record<string, string | number>): string =>
  [
    `${method} ${path} HTTP/1.1`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    "\r\n",
  ].join("\r\n");

const cookieOf = (browser: Browser) =>
  [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");

/** Milliseconds that a person at work waits at most for 95 of 100 answers: reads, saves, a file. */
async function p95Of(person: Browser): Promise<number> {
  const times: number[] = [];
  const timed = async (what: () => Promise<{ status: number }>) => {
    const at = performance.now();
    expect((await what()).status).toBe(200);
    times.push(performance.now() - at);
  };
  const { draftId, revision: first } = await makeDraft(person);
  let revision = first;
  for (let at = 0; at < 40; at += 1) {
    await timed(() => person.call("draft", { draftId }));
    await timed(async () => {
      const ask = { draftId, declaration: goodDeclaration({ parkNo: `B${at}` }) };
      const answer = await person.call("editDeclare", ask, { idempotencyKey: newKey(), ifMatch: revision });
      revision = answer.data.revision;
      return answer;
    });
    await timed(() => person.open("/livez"));
  }
  await timed(() => person.upload({ draftId, material: "vehicle" }, { name: "b.pdf", bytes: pdf }));
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
}

test("[9] with 256 MB and 2,000 connections that only take room, others are answered within 200 ms", async () => {
  const folder = temporaryFolder("portal-attacked");
  const adapters = join(folder, "adapters.json");
  const department = { url: "http://127.0.0.1:9/", secret: { env: "DEPARTMENT_SECRET" } };
  writeFileSync(adapters, JSON.stringify({ departments: { "*": department } }));
  const gateway = await gatewayProcess(join(folder, "data"), "", {
    settings: {
      ADAPTERS: adapters,
      DEPARTMENT_SECRET: "held-by-the-department-0123456789",
      // As an operator limits it where memory is short; else V8 collects what is left over when it likes.
      NODE_OPTIONS: "--max-old-space-size=96 --max-semi-space-size=4",
    },
  });
  const port = Number(new URL(gateway.origin).port);
  const [attacker, honest] = [browserOf(gateway.origin), browserOf(gateway.origin)];
  await attacker.logIn("demo-person-1");
  await honest.logIn("demo-person-2");
  const theirs = await makeDraft(attacker);
  const large = { name: "a.pdf", bytes: Buffer.concat([pdf, Buffer.alloc(9.5 * megabyte, 7), pdf]) };
  const { data: file } = await attacker.upload({ draftId: theirs.draftId, material: "vehicle" }, large);
  const quiet = await p95Of(honest);

  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  const begin = (count: number, head: string, body = 0) => {
    for (let at = 0; at < count; at += 1) sockets.push(attack(port, head, body));
  };
  const host = { Host: `localhost:${port}` };
  const known = {
    ...host,
    Cookie: cookieOf(attacker),
    Authorization: `Bearer ${attacker.token}`,
    "X-Signature": "x",
  };
  const json = { ...host, "Content-Type": "application/json", Origin: gateway.origin };
  const form = { ...host, "Content-Type": "multipart/form-data; boundary=b", Origin: gateway.origin };
  // What somebody who is logged in may ask for, and then not take.
  begin(300, headOf("GET", `${calls.download.path}?fileId=${file.fileId}`, known));
  // What nobody may send: thirty megabytes to the departments' door, one to each call, fifty to the upload.
  const event = { "x-portal-department": "*", "x-portal-time": Math.floor(Date.now() / 1000), ...json };
  const length = (bytes: number) => ({ "Content-Length": bytes });
  begin(
    40,
    headOf("POST", "/api/departments/events", { ...event, ...length(30 * megabyte) }),
    30 * megabyte - 1,
  );
  begin(500, headOf("POST", calls.editDeclare.path, { ...json, ...length(megabyte) }), megabyte - 1);
  begin(300, headOf("POST", calls.sign.path, { ...json, ...length(megabyte) }), megabyte - 1);
  begin(100, headOf("POST", calls.uploadFile.path, { ...form, ...length(50 * megabyte) }), 5 * megabyte);
  // What somebody may begin, and not go on with.
  begin(
    300,
    headOf("POST", calls.editDeclare.path, { ...json, ...known, ...length(megabyte) }),
    megabyte - 1,
  );
  begin(460, headOf("POST", calls.uploadFile.path, { ...form, ...known, ...length(50 * megabyte) }), 5);
  expect(sockets).toHaveLength(2000);
  await Promise.all(sockets.map((socket) => (socket.connecting ? once(socket, "connect") : undefined)));
  // Until nothing more is taken of what they send.
  let sent = -1;
  await expect
    .poll(
      () => {
        const before = sent;
        sent = sockets.reduce(
          (sum, { bytesWritten, writableLength }) => sum + bytesWritten - writableLength,
          0,
        );
        return sent - before;
      },
      { interval: 1000, timeout: 60_000 },
    )
    .toBe(0);

  const attacked = await p95Of(honest);
  const peak = gateway.peakMB();
  console.info(
    `${(sent / megabyte).toFixed(0)} MB sent, ${quiet.toFixed(0)} ms before, ${attacked.toFixed(0)} ms under attack; ${peak.toFixed(0)} MB`,
  );
  expect(peak).toBeLessThan(mostMB);
  // What else the machine does at that time is in both.
  expect(attacked - quiet).toBeLessThan(200);
});
