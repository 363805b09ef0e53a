// Raw bytes over a socket: of whatever framing, a connection gets at most one answer to one request, and nothing hides in a body.

import { createServer, type RequestListener } from "node:http";
import { connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { expect, onTestFinished, test } from "vitest";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";
import { ownPort } from "../setup/own-port.ts";

const hidden = "GET /hidden HTTP/1.1\r\nHost: HOST\r\n\r\n";
const post = (headers: string[], body = "") =>
  `POST /api/sign HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/json\r\n${headers.map((line) => `${line}\r\n`).join("")}\r\n${body}`;
const get = (first: string, ...headers: string[]) =>
  `${first}\r\n${headers.map((line) => `${line}\r\n`).join("")}\r\n`;
const chunks = (...parts: string[]) => `${parts.join("\r\n")}\r\n`;
const host = "Host: HOST";

/** Requests that two readers could cut in two ways, or that name two places. */
const odd: Record<string, string> = {
  "a length and chunks": post(["Content-Length: 4", "Transfer-Encoding: chunked"], `0\r\n\r\n${hidden}`),
  "chunks and a length": post(["Transfer-Encoding: chunked", "Content-Length: 0"], `0\r\n\r\n${hidden}`),
  "two lengths": post(["Content-Length: 2", "Content-Length: 60"], `{}${hidden}`),
  "two lengths in one line": post(["Content-Length: 2, 60"], `{}${hidden}`),
  "a negative length": post(["Content-Length: -1"], hidden),
  "a length with a sign": post(["Content-Length: +2"], `{}${hidden}`),
  "a length in hex": post(["Content-Length: 0x2"], `{}${hidden}`),
  "a length with a blank in it": post(["Content-Length: 2 0"], `{}${hidden}`),
  "a length beyond all numbers": post([`Content-Length: ${"9".repeat(40)}`], hidden),
  "a length in words": post(["Content-Length: two"], `{}${hidden}`),
  "an empty length": post(["Content-Length:"], hidden),
  "a blank before the colon": post(["Content-Length : 2"], `{}${hidden}`),
  "a line that goes on": post(["X-Long: a", " Content-Length: 0", "Content-Length: 60"], hidden.padEnd(60)),
  "an unknown coding": post(["Transfer-Encoding: xchunked"], `0\r\n\r\n${hidden}`),
  "chunks twice": post(["Transfer-Encoding: chunked, chunked"], `0\r\n\r\n${hidden}`),
  "chunks before another coding": post(["Transfer-Encoding: chunked, identity"], `0\r\n\r\n${hidden}`),
  "chunks in two lines": post(
    ["Transfer-Encoding: chunked", "Transfer-Encoding: identity"],
    `0\r\n\r\n${hidden}`,
  ),
  "chunks behind a tab": post(["Transfer-Encoding:\tchunked", "Content-Length: 3"], `0\r\n\r\n${hidden}`),
  "chunks behind a NUL": post(
    ["Transfer-Encoding: \u0000chunked", "Content-Length: 3"],
    `0\r\n\r\n${hidden}`,
  ),
  "a chunk of negative size": post(["Transfer-Encoding: chunked"], chunks("-1", "a", "0", "") + hidden),
  "a chunk of a size beyond all numbers": post(
    ["Transfer-Encoding: chunked"],
    chunks("f".repeat(17), "a") + hidden,
  ),
  "a chunk whose size is a word": post(["Transfer-Encoding: chunked"], chunks("x", "a") + hidden),
  "a chunk longer than said": post(["Transfer-Encoding: chunked"], chunks("1", "ab", "0", "") + hidden),
  "a chunk that ends in a line feed": post(["Transfer-Encoding: chunked"], `2\n{}\n0\n\n${hidden}`),
  "a header without a colon": get("GET /healthz HTTP/1.1", host, "Broken"),
  "a header without a name": get("GET /healthz HTTP/1.1", host, ": x"),
  "a NUL in a header": get("GET /healthz HTTP/1.1", host, "X-A: a\u0000b"),
  "a bare carriage return in a header": get("GET /healthz HTTP/1.1", host, "X-A: a\rX-B: b"),
  "a header of 40 kB": get("GET /healthz HTTP/1.1", host, `X-A: ${"a".repeat(40_000)}`),
  "2,500 headers": get(
    "GET /healthz HTTP/1.1",
    host,
    ...Array.from({ length: 2500 }, (_, at) => `X-${at}: a`),
  ),
  "two hosts": get("GET /healthz HTTP/1.1", host, "Host: evil.test"),
  "a foreign host": get("GET /guide/parking HTTP/1.1", "Host: evil.test"),
  "no host": get("GET /healthz HTTP/1.1"),
  "an empty host": get("GET /healthz HTTP/1.1", "Host:"),
  "a host with a user in it": get("GET /healthz HTTP/1.1", "Host: HOST@evil.test"),
  "a host with a path": get("GET /healthz HTTP/1.1", "Host: HOST/evil"),
  "the address of another host": get("GET http://evil.test/healthz HTTP/1.1", host),
  "the address of another scheme": get("GET ftp://HOST/healthz HTTP/1.1", "Host: evil.test"),
  "a place to connect to": get("CONNECT evil.test:443 HTTP/1.1", host),
  "another protocol": get("GET /healthz HTTP/9.9", host),
  "no protocol": "GET /healthz\r\n\r\n",
  "the next HTTP": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "an unknown method": get("HELLO /healthz HTTP/1.1", host),
  "a method in lower case": get("get /healthz HTTP/1.1", host),
  "a blank in the path": get("GET /healthz /hidden HTTP/1.1", host),
  "bytes that are no text": "\u0016\u0003\u0001\u0002\u0000\u0001\u0000",
};

interface Heard {
  statuses: number[];
  /** Ended by the server, or silent for a while. */
  bytes: string;
}

/** Sends the bytes and listens until the server closes, or has said nothing for as long as any answer takes. */
function heard(port: number, text: string): Promise<Heard> {
  return new Promise((done) => {
    let bytes = "";
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(Buffer.from(text.replaceAll("HOST", `localhost:${port}`), "latin1")),
    );
    const end = () => {
      socket.destroy();
      const statuses = [...bytes.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
      done({ statuses, bytes });
    };
    socket.setTimeout(250, end);
    socket.on("data", (chunk) => {
      bytes += chunk.toString("latin1");
    });
    socket.on("error", end);
    socket.on("close", end);
  });
}

/** One sentence for each case that gets two answers, a 5xx, or lets something hidden through. */
async function faults(port: number, seen: string[], cases: Record<string, string>): Promise<string[]> {
  const found: string[] = [];
  for (const [what, text] of Object.entries(cases)) {
    seen.length = 0;
    const { statuses } = await heard(port, text);
    if (seen.some((url) => url.includes("hidden"))) found.push(`${what}: the hidden request is let through`);
    if (statuses.length > 1) found.push(`${what}: answered ${statuses.length} times`);
    // Node itself says 501 and 505 of what HTTP does not know.
    if (statuses.some((status) => status >= 500)) found.push(`${what}: ${statuses.join()}`);
    if (statuses.includes(200)) found.push(`${what}: let in`);
  }
  return found;
}

async function listening() {
  const { app, reports } = await gatewayUnderTest();
  const seen: string[] = [];
  const listener: RequestListener = (request, response) => {
    seen.push(request.url ?? "");
    void getRequestListener(app.fetch)(request, response);
  };
  return { listener, seen, reports };
}

test("[9] of odd framing, hosts and first lines, none is answered twice, let in, or hides a request", async () => {
  const { listener, seen, reports } = await listening();
  const { port } = await ownPort(listener);
  const found = await faults(port, seen, odd);
  console.log(`framing: ${Object.keys(odd).length} odd requests over raw sockets, ${found.length} faults`);
  expect(found).toEqual([]);
  expect(reports).toEqual([]);
  // Plain requests are answered, two behind each other twice.
  const plain = get("GET /healthz HTTP/1.1", host);
  expect((await heard(port, plain + plain)).statuses).toEqual([200, 200]);
  expect(
    (await heard(port, post(["Transfer-Encoding: chunked"], chunks("2", "{}", "0", "")))).statuses,
  ).toHaveLength(1);
});

test("[9] a server that reads leniently is caught", async () => {
  const { listener, seen } = await listening();
  const lenient = createServer({ insecureHTTPParser: true, requireHostHeader: false }, listener);
  await new Promise<void>((done) => lenient.listen(0, "127.0.0.1", done));
  onTestFinished(() => void lenient.close().closeAllConnections());
  const address = lenient.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { "chunks and a length": both, "two hosts": hosts } = odd;
  const found = await faults(port, seen, { both: both ?? "", hosts: hosts ?? "" });
  expect(found.some((one) => one.startsWith("both: the hidden request is let through"))).toBe(true);
  expect(found).toContain("hosts: let in");
});
