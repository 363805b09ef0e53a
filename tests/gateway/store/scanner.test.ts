// clamd looks at each file before it counts; what it did not call clean is refused, and nothing of it is kept.

import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { type ClamdSettings, checkClamd, clamdScanner } from "../../../gateway/files/clamd.ts";
import { createGateway } from "../../../gateway/http/app.ts";
import { Browser } from "../setup/browser.ts";
import { makeDraft, newKey, pdf } from "../setup/declarations.ts";
import { gatewayUnderTest, origin } from "../setup/gateway-under-test.ts";

/** A server of clamd's protocol: `answer` sees the whole stream. */
async function clamd(answer: (file: Buffer, socket: Socket) => void): Promise<ClamdSettings> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let all = Buffer.alloc(0);
    socket.on("error", () => undefined);
    socket.on("data", (some) => {
      all = Buffer.concat([all, some]);
      const pieces: Buffer[] = [];
      for (let at = "zINSTREAM\0".length; at + 4 <= all.length; ) {
        const size = all.readUInt32BE(at);
        if (size === 0) return answer(Buffer.concat(pieces), socket);
        pieces.push(all.subarray(at + 4, at + 4 + size));
        at += 4 + size;
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
  const scanner = clamdScanner(settings, parts.report.bind(parts, "scanner") as never, 200);
  const { draftId } = await makeDraft(await person(1));
  const browser = new Browser(createGateway({ ...parts, scanner }), origin);
  await browser.logIn("demo-person-1");
  const file = { name: "a.pdf", bytes };
  const answer = await browser.upload({ draftId, material: "idCard" }, file, { idempotencyKey: newKey() });
  return { status: answer.status, msg: answer.msg, stored: (await parts.files.list()).length };
}

const clean = (_: Buffer, socket: Socket) => void socket.end("stream: OK\0");
const found = (_: Buffer, socket: Socket) => void socket.end("stream: Eicar-Test-Signature FOUND\0");

test("A clean file counts, and the scanner has seen every byte of it.", async () => {
  let seen: Uint8Array = Buffer.alloc(0);
  const settings = await clamd((file, socket) => {
    seen = file;
    clean(file, socket);
  });
  expect(await uploaded(settings)).toMatchObject({ status: 200, stored: 1 });
  expect(Buffer.from(seen)).toEqual(Buffer.from(pdf));
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

test("The check wants the standard's test file found.", async () => {
  await checkClamd(await clamd(found));
  await expect(checkClamd(await clamd(clean))).rejects.toThrow("signatures are missing");
});
