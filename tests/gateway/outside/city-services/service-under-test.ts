// A service of the city on a port of its own, which answers as a test says and remembers what it was asked.

import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import {
  bodyHashOf,
  isSignedBy,
  signatureHeader,
  timeHeader,
} from "../../../../gateway/base/signed-message.ts";

export const secret = "a secret that both sides hold";

export interface Heard {
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
  signed: boolean;
}

/** An object is answered as JSON, a number as a bare status, undefined never; a function does as it likes. */
export type Said = object | number | undefined | ((response: ServerResponse) => void);

/** `say`: by path. `now`: the service's own clock, in epoch milliseconds. */
export async function serviceUnderTest(say: (path: string) => Said, now: () => number) {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const [body, path] = [Buffer.concat(chunks), request.url ?? ""];
    const { [timeHeader]: time, [signatureHeader]: signature } = request.headers;
    const message = { time: String(time), signature: String(signature), method: "POST", path };
    const signed = isSignedBy(secret, { ...message, bodyHash: bodyHashOf(body) }, now());
    heard.push({ path, headers: request.headers, body: JSON.parse(body.toString()), signed });
    const said = signed ? say(path) : 401;
    if (typeof said === "function") said(response);
    else if (typeof said === "number") response.writeHead(said).end();
    else if (said !== undefined)
      response.setHeader("content-type", "application/json").end(JSON.stringify(said));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/city`, heard, close };
}
