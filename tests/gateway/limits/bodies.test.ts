// A body is read straight from its connection: whoever sends too much is told so, and whoever leaves in the middle leaves nothing behind.

import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { expect, test } from "vitest";
import { reportPath } from "../../../gateway/http/checks/security-headers.ts";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";
import { ownPort } from "../setup/own-port.ts";

const most = 16 * 1024;

async function overPort() {
  const { app, reports } = await gatewayUnderTest();
  const { server, port } = await ownPort(getRequestListener(app.fetch));
  const open = async (): Promise<Socket> => {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    return socket;
  };
  return { open, port, reports, server };
}

const head = (port: number, length: string) =>
  `POST ${reportPath} HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/csp-report\r\n${length}\r\n\r\n`;

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

async function firstLine(socket: Socket): Promise<string> {
  const [bytes] = (await once(socket, "data")) as [Buffer];
  return bytes.toString().split("\r\n")[0] ?? "";
}

test("[9] who sends more than a call takes reads 413, whether the length was said before or not", async () => {
  const { open, port } = await overPort();
  const said = await open();
  said.write(head(port, `Content-Length: ${most + 1}`));
  expect(await firstLine(said)).toContain("413");
  const unsaid = await open();
  unsaid.write(head(port, "Transfer-Encoding: chunked"));
  for (let sent = 0; sent <= most; sent += 1024) unsaid.write(chunk("1".repeat(1024)));
  // It has not ended: the answer comes all the same.
  expect(await firstLine(unsaid)).toContain("413");
});

test("[9] a connection is asked again after a body was read to its end", async () => {
  const { open, port } = await overPort();
  const socket = await open();
  for (let turn = 0; turn < 3; turn += 1) {
    socket.write(`${head(port, "Content-Length: 2")}{}`);
    expect(await firstLine(socket)).toContain("204");
  }
});

test("[9] who leaves in the middle of a body leaves nothing to report", async () => {
  const { open, port, reports, server } = await overPort();
  const met = once(server, "connection") as Promise<[Socket]>;
  const socket = await open();
  const [other] = await met;
  socket.write(`${head(port, "Content-Length: 900")}{`);
  const asked = once(server, "request") as Promise<[IncomingMessage]>;
  const [request] = await asked;
  const left = new Promise((done) => other.once("close", done));
  socket.destroy();
  await left;
  expect(request.complete).toBe(false);
  const next = await open();
  next.write(`${head(port, "Content-Length: 2")}{}`);
  expect(await firstLine(next)).toContain("204");
  expect(reports.map(String)).toEqual(["Error: Content policy, report 1: {}"]);
});
