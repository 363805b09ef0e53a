// clamd looks at each file before it counts; what it did not call clean is refused, and nothing of it is kept.

import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { pieceBytes } from "../../../engine/contract/pieces.ts";
import { type ClamdSettings, checkClamd, clamdScanner } from "../../../gateway/files/clamd.ts";
import { inOnePiece } from "../../../gateway/files/file-store.ts";
import { createGateway } from "../../../gateway/http/app.ts";
import { Browser } from "../setup/browser.ts";
import { makeDraft, newKey, pdf } from "../setup/declarations.ts";
import { signedBy } from "../setup/department-messages.ts";
import { departmentSystem } from "../setup/department-system.ts";
import { matter, submitted } from "../setup/desk-work.ts";
import { gatewayUnderTest, origin, start } from "../setup/gateway-under-test.ts";

/** A server of clamd's protocol: `answer` sees the whole stream. */
async function clamd(answer: (file: Buffer, socket: Socket) => void): Promise<ClamdSettings> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let rest = Buffer.alloc(0);
    let isBegun = false;
    const pieces: Buffer[] = [];
    socket.on("error", () => undefined);
    socket.on("data", (some) => {
      rest = Buffer.concat([rest, some]);
      const command = "zINSTREAM\0".length;
      if (!isBegun && rest.length >= command) {
        isBegun = true;
        rest = rest.subarray(command);
      }
      while (isBegun && rest.length >= 4) {
        const size = rest.readUInt32BE();
        if (size === 0) return answer(Buffer.concat(pieces), socket);
        if (rest.length < 4 + size) return;
        pieces.push(rest.subarray(4, 4 + size));
        rest = rest.subarray(4 + size);
      }
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { kind: "clamd", host: "127.0.0.1", port: (server.address() as AddressInfo).port };
}

/** Uploads one PDF under that scanner. */
async function uploaded(settings: ClamdSettings, bytes: Uint8Array = pdf) {
  const { parts, person } = await gatewayUnderTest();
  const scanner = clamdScanner(settings, parts.report.bind(parts, "scanner") as never, { timeoutMs: 200 });
  const { draftId } = await makeDraft(await person(1));
  const browser = new Browser(createGateway({ ...parts, scanner }), origin);
  await browser.logIn("demo-person-1");
  const file = { name: "a.pdf", bytes };
  const answer = await browser.upload({ draftId, material: "idCard" }, file, { idempotencyKey: newKey() });
  return { status: answer.status, msg: answer.msg, stored: (await parts.files.list()).length };
}

/** As clamd does it with its limits: what is larger than `most` is called clean unread. */
const withLimit = (most: number) => (file: Buffer, socket: Socket) => {
  const isFound = file.length <= most && file.includes("$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!");
  socket.end(isFound ? "stream: Eicar-Test-Signature FOUND\0" : "stream: OK\0");
};
const clean = withLimit(Number.POSITIVE_INFINITY);
const found = (_: Buffer, socket: Socket) => void socket.end("stream: Eicar-Test-Signature FOUND\0");

test("A clean file counts, and the scanner has seen every byte of it.", async () => {
  const seen: Buffer[] = [];
  const settings = await clamd((file, socket) => {
    seen.push(file);
    clean(file, socket);
  });
  expect(await uploaded(settings)).toMatchObject({ status: 200, stored: 1 });
  expect(seen[0]?.equals(pdf)).toBe(true);
});

test("A find is refused with a sentence, and nothing is kept.", async () => {
  const msg = "文件检查发现病毒或有害程序，不能上传，请更换安全的文件";
  expect(await uploaded(await clamd(found))).toEqual({ status: 400, msg, stored: 0 });
});

test.each<[string, (file: Buffer, socket: Socket) => void]>([
  ["hangs up without a word", (_, socket) => void socket.destroy()],
  ["says nothing", () => undefined],
  ["reports its own limit", (_, socket) => void socket.end("INSTREAM size limit exceeded. ERROR\0")],
])("A file does not count when the scanner %s.", async (_, answer) => {
  const msg = "文件检查暂不可用，请稍后再试";
  expect(await uploaded(await clamd(answer))).toEqual({ status: 503, msg, stored: 0 });
});

test("A file does not count while no scanner listens.", async () => {
  expect(await uploaded({ kind: "clamd", host: "127.0.0.1", port: 9 })).toMatchObject({
    status: 503,
    stored: 0,
  });
});

const large = Buffer.concat([pdf, Buffer.alloc(2.5 * pieceBytes, 7), pdf]);

test("A file that comes in pieces is looked at as a whole.", async () => {
  const seen: number[] = [];
  const settings = await clamd((file, socket) => {
    seen.push(file.length);
    found(file, socket);
  });
  const { parts, person } = await gatewayUnderTest();
  const { draftId } = await makeDraft(await person(1));
  const scanner = clamdScanner(settings, () => undefined);
  const browser = new Browser(createGateway({ ...parts, scanner }), origin);
  await browser.logIn("demo-person-1");
  const place = { draftId, material: "vehicle" };
  const file = { name: "a.pdf", bytes: large };
  for (const piece of [0, 1]) expect((await browser.uploadPiece(place, file, piece)).status).toBe(200);
  const last = await browser.uploadPiece(place, file, 2);
  expect([last.status, last.msg]).toEqual([400, expect.stringContaining("发现病毒")]);
  expect(seen).toEqual([large.length]);
  expect(await parts.database.selectFrom("files").selectAll().execute()).toEqual([]);
});

test("A department's paper is looked at: a find is refused, and neither paper of the event is kept.", async () => {
  const power = await departmentSystem(() => start);
  const { parts, person, clock } = await gatewayUnderTest({ departments: { D019: power } });
  const { number } = await submitted(await person(1));
  const before = (await parts.files.list()).length;
  const scanner = clamdScanner(await clamd(clean), () => undefined);
  const gateway = createGateway({ ...parts, scanner });
  const path = "/api/departments/events";
  const say = (event: object) => {
    const body = JSON.stringify({ number, matter, ...event });
    return gateway.request(`${origin}${path}`, signedBy("D019", { path, body, time: clock.now() }));
  };
  expect((await say({ id: "1", kind: "accepted" })).status).toBe(200);
  const infected = Buffer.from(
    pdf.toString("latin1").replace("<<>>", "<<$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!>>"),
  );
  const results = [pdf, infected].map((bytes, at) => ({
    name: `${at}.pdf`,
    content: bytes.toString("base64"),
  }));
  const refused = await say({ id: "2", kind: "done", results });
  expect([refused.status, (await refused.json()).msg]).toEqual([400, expect.stringContaining("发现病毒")]);
  expect(await parts.files.list()).toHaveLength(before);
  expect((await say({ id: "3", kind: "done", results: results.slice(0, 1) })).status).toBe(200);
});

test("What clamd passes unread is not clean: a file above its limit is refused, one below it counts, and the operator reads why.", async () => {
  const told: unknown[] = [];
  const scanner = clamdScanner(await clamd(withLimit(2 * 2 ** 20)), (problem) => told.push(problem));
  const scan = async (size: number) => {
    for await (const _ of scanner(inOnePiece(Buffer.alloc(size))));
  };
  await scan(1_500_000);
  await expect(scan(2_500_000)).rejects.toMatchObject({ status: 503 });
  expect(String(told[0])).toMatch(/calls files of 4 MB clean without reading them: set MaxFileSize/);
});

test("Sizes that were found are tried again after an hour.", async () => {
  let time = 0;
  const sizes: number[] = [];
  const settings = await clamd((file, socket) => {
    sizes.push(file.length);
    clean(file, socket);
  });
  const scanner = clamdScanner(settings, () => undefined, { clock: { now: () => time } });
  const scan = async (size: number) => {
    for await (const _ of scanner(inOnePiece(Buffer.alloc(size))));
  };
  for (time of [0, 3_599_999, 3_600_000]) await scan(1000);
  expect(sizes).toEqual([1000, 2 ** 20, 1000, 1000, 2 ** 20]);
});

test("The check wants the standard's test file found, also in a file as large as one may be.", async () => {
  await checkClamd(await clamd(clean));
  await expect(checkClamd(await clamd((_, socket) => void socket.end("stream: OK\0")))).rejects.toThrow(
    "signatures are missing",
  );
  await expect(checkClamd(await clamd(withLimit(25 * 2 ** 20)))).rejects.toThrow(
    "calls files of 64 MB clean without reading them",
  );
});
