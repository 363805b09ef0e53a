// Loaded into a gateway's process before its server: records the calls that it answered successfully, and can remove one call (recording that it was requested) or delay calls.
import { appendFileSync, mkdirSync } from "node:fs";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { dirname } from "node:path";

const file = process.env.CALLS_MADE;
/** `POST /api/…`: answered 404, as if it had no route. */
const without = process.env.WITHOUT_ROUTE;
const missed = process.env.CALLS_MISSED;
/** Milliseconds: each call waits up to this long, and never as long as the previous one, so that calls overtake each other. */
const lag = Number(process.env.LAG ?? 0);

let calls = 0;
/** The same series in every run, so that a failure can be reproduced. */
const heldBack = () => ((calls++ * 0.618) % 1) * lag;

const noted = new Set<string>();
const emit = Server.prototype.emit;

function note(call: string, where = file): void {
  if (!where || noted.has(call)) return;
  noted.add(call);
  mkdirSync(dirname(where), { recursive: true });
  appendFileSync(where, `${call}\n`);
}

function watched(this: Server, event: string, ...rest: unknown[]): boolean {
  const goOn = () => Reflect.apply(emit, this, [event, ...rest]) as boolean;
  if (event !== "request") return goOn();
  const [request, response] = rest as [IncomingMessage, ServerResponse];
  const call = `${request.method} ${(request.url ?? "").split("?")[0]}`;
  if (call === without) {
    note(call, missed);
    request.resume();
    response.writeHead(404, { "content-type": "application/json" });
    response.end(JSON.stringify({ code: 404, msg: "页面不存在", data: null }));
    return true;
  }
  response.on("finish", () => {
    if (call.includes(" /api/") && response.statusCode < 400) note(call);
  });
  if (lag && call.includes(" /api/")) {
    setTimeout(goOn, heldBack());
    return true;
  }
  return goOn();
}

Server.prototype.emit = watched as typeof emit;
