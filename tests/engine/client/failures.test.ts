// The client against a Hono app as its network: every way in which a call can fail.

import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import { type ClientPorts, createGatewayClient } from "../../../engine/client/create-client.ts";
import { answered, settings } from "../../people/fake-gateway.ts";
import { drafts, draftsPath, failureOf, type Network, network } from "./network.ts";

let app: Hono;
let answer: Network["answer"];
let signed: string[];
let told: unknown[];
let ports: ClientPorts;

beforeEach(() => {
  ({ app, answer, signed, told, ports } = network());
});

interface Case {
  title: string;
  answer: () => Response;
  kind: string;
  message: string;
}

const json = (body: unknown, status: number, headers?: Record<string, string>) => () =>
  new Response(JSON.stringify(body), { status, headers });
const busy = "网络繁忙，请稍后再试";

const cases: Case[] = [
  { title: "204", answer: () => new Response(null, { status: 204 }), kind: "nothing", message: "查无数据" },
  { title: "an empty 200", answer: () => new Response(""), kind: "unreadable", message: busy },
  {
    title: "HTML of a captive network",
    answer: () => new Response("<html>登录</html>"),
    kind: "unreadable",
    message: busy,
  },
  { title: "malformed JSON", answer: () => new Response('{"code":200,'), kind: "unreadable", message: busy },
  { title: "JSON of another kind", answer: json({ hello: 1 }, 200), kind: "unreadable", message: busy },
  {
    title: "a 200 without data",
    answer: json({ code: 200, msg: "" }, 200),
    kind: "unreadable",
    message: busy,
  },
  {
    title: "data of another shape",
    answer: json({ code: 200, msg: "", data: [] }, 200),
    kind: "unreadable",
    message: busy,
  },
  {
    title: "another code in a 200",
    answer: json({ code: 400, msg: "参数有误", data: null }, 200),
    kind: "refused",
    message: "参数有误",
  },
  {
    title: "400 with a message",
    answer: json({ code: 400, msg: "参数有误", data: null }, 400),
    kind: "refused",
    message: "参数有误",
  },
  {
    title: "404 without a body",
    answer: () => new Response("", { status: 404 }),
    kind: "refused",
    message: busy,
  },
  {
    title: "409",
    answer: json({ code: 409, msg: "已更新", data: { revision: 4 } }, 409),
    kind: "conflict",
    message: "已更新",
  },
  {
    title: "422",
    answer: json({ code: 422, msg: "请修改", data: { problems: [] } }, 422),
    kind: "problems",
    message: "请修改",
  },
  {
    title: "429",
    answer: json({ code: 429, msg: "", data: null }, 429, { "retry-after": "9" }),
    kind: "busy",
    message: "当前办理人数较多，请 9 秒后再试",
  },
  {
    title: "413 of a proxy",
    answer: () => new Response("<h1>Request Entity Too Large</h1>", { status: 413 }),
    kind: "tooLarge",
    message: "内容过大，请减小后再试",
  },
  {
    title: "502 of a proxy",
    answer: () => new Response("<h1>Bad Gateway</h1>", { status: 502 }),
    kind: "server",
    message: busy,
  },
  {
    title: "503 for ten minutes",
    answer: () => new Response("", { status: 503, headers: { "retry-after": "600" } }),
    kind: "busy",
    message: "当前办理人数较多，请 10 分钟后再试",
  },
  {
    title: "500 with HTML",
    answer: () => new Response("<h1>Oops</h1>", { status: 500 }),
    kind: "server",
    message: busy,
  },
  {
    title: "503",
    answer: json({ code: 503, msg: "维护中", data: null }, 503),
    kind: "busy",
    message: "维护中",
  },
];

describe("[8] what the client makes of answers", () => {
  it.each(cases)("[8.1, 8.2, 8.4] $title is $kind: $message", async ({ answer, kind, message }) => {
    app.post(draftsPath, answer);
    const failure = await failureOf(createGatewayClient(ports).call("catalogBindList", drafts));
    expect(failure).toMatchObject({ kind, message, call: "catalogBindList" });
    expect(told).toEqual([
      ["spinner", 1],
      [kind, message, "popup"],
      ["spinner", -1],
    ]);
  });

  it("[8] what the server wants waited is told in seconds, and the data of a conflict is kept", async () => {
    app.post(draftsPath, json({ code: 429, msg: "", data: null }, 429, { "retry-after": "9" }));
    expect((await failureOf(createGatewayClient(ports).call("catalogBindList", drafts))).retryAfter).toBe(9);
  });

  it("[8] 401 on a call with a token ends the session, without a popup of its own", async () => {
    app.post(draftsPath, json({ code: 401, msg: "请先登录", data: null }, 401));
    const failure = await failureOf(createGatewayClient(ports).call("catalogBindList", drafts));
    expect(failure.kind).toBe("session");
    expect(told).toContain("session ended");
    expect(told).toContainEqual(["session", "请先登录", ""]);
  });

  it("[7.21, 8.6] the licence call shows no popup", async () => {
    app.post("/api/oneThingDeclare/mobile/get/license", json({ code: 500, msg: "坏了", data: null }, 500));
    await failureOf(
      createGatewayClient(ports).call("getLicense", {
        draftId: "d",
        material: "m",
        oneThingId: "OT901",
        terminal: "pc",
      }),
    );
    expect(told).toContainEqual(["server", "坏了", ""]);
  });

  it("[8.7] without an answer a call shows the toast, a write the popup where its place does not tell: each once", async () => {
    ports.fetch = (request: Request) => {
      if (/settings|sign$/.test(request.url)) return app.request(request);
      throw new TypeError("connection refused");
    };
    const client = createGatewayClient(ports);
    await failureOf(client.call("catalogBindList", drafts));
    await failureOf(client.call("session", {}));
    await failureOf(client.call("getQrCodeState", { qrUid: "q" }));
    await failureOf(client.call("editSingle", {} as never));
    await failureOf(client.call("registerDeclare", { draftId: "d" }));
    expect(told.filter((one) => Array.isArray(one) && one[0] === "network")).toEqual([
      ...Array(4).fill(["network", busy, "toast"]),
      ["network", busy, "popup"],
    ]);
  });

  it("[8] a read whose connection breaks is tried once more, with a signature of its own", async () => {
    let tries = 0;
    answer("catalogBindList", { drafts: [] });
    ports.fetch = (request: Request) => {
      if (request.url.endsWith(draftsPath) && tries++ === 0) throw new TypeError("connection reset");
      return app.request(request);
    };
    await createGatewayClient(ports).call("catalogBindList", drafts);
    expect(tries).toBe(2);
    expect(signed).toHaveLength(2);
  });

  it("[8] a read whose connection stays broken fails after the second try; a write after the first", async () => {
    let tries = 0;
    ports.fetch = (request: Request) => {
      if (!request.url.includes("/mobile/")) return app.request(request);
      tries++;
      throw new TypeError("connection refused");
    };
    const client = createGatewayClient(ports);
    const failure = await failureOf(client.call("catalogBindList", drafts));
    expect(failure).toMatchObject({ kind: "network", message: busy, status: 0, unsure: true });
    expect(tries).toBe(2);
    await failureOf(client.call("registerDeclare", { draftId: "d" }));
    expect(tries).toBe(3);
  });

  it("[8] a write that may be repeated is sent twice under one key, and only the second failure is told", async () => {
    const keys: (string | null)[] = [];
    ports.fetch = (request: Request) => {
      if (!request.url.includes("/mobile/")) return app.request(request);
      keys.push(request.headers.get("idempotency-key"));
      throw new TypeError("connection reset");
    };
    const options = { idempotencyKey: "one", repeat: true };
    await failureOf(createGatewayClient(ports).call("registerDeclare", { draftId: "d" }, options));
    expect(keys).toEqual(["one", "one"]);
    expect(told.filter((one) => Array.isArray(one) && one[0] === "network")).toHaveLength(1);
  });

  it("[7.1, 9] an answer that takes too long is a timeout, its body included, and is not asked again", async () => {
    let tries = 0;
    ports.fetch = (request: Request) => {
      if (!request.url.endsWith(draftsPath)) return app.request(request);
      tries++;
      return { status: 200, headers: new Headers(), text: () => new Promise<string>(() => {}) };
    };
    const failure = await failureOf(
      createGatewayClient({ ...ports, timeout: 20 }).call("catalogBindList", drafts),
    );
    expect(failure.kind).toBe("timeout");
    expect(tries).toBe(1);
  });

  it("[8] a call the person cancelled is told to nobody", async () => {
    const control = new AbortController();
    ports.fetch = (request: Request) => {
      if (!request.url.endsWith(draftsPath)) return app.request(request);
      control.abort();
      throw new DOMException("aborted", "AbortError");
    };
    const call = createGatewayClient(ports).call("catalogBindList", drafts, { signal: control.signal });
    expect((await failureOf(call)).kind).toBe("cancelled");
    expect(told).toContainEqual(["cancelled", "操作已取消", ""]);
  });

  it("[8] a sign endpoint that is down makes one failure, under the name of the call", async () => {
    app = new Hono();
    ports.fetch = (request) => app.request(request);
    app.get("/api/portal/settings", () => answered(200, "", settings));
    app.post("/api/sign", (c) => c.json({ code: 500, msg: "签名服务异常", data: null }, 500));
    await failureOf(createGatewayClient(ports).call("catalogBindList", drafts));
    expect(told.filter((one) => Array.isArray(one) && one[0] !== "spinner")).toEqual([
      ["server", "签名服务异常", "popup"],
    ]);
  });

  it("[8] an upload whose connection breaks is a network failure with a toast, a refused one has the popup, a cancelled one is silent", async () => {
    const control = new AbortController();
    ports.upload = () => Promise.reject(new TypeError("reset"));
    const file = { name: "a.pdf", size: 1, type: "", bytes: async () => new Uint8Array(1) };
    const ask = { draftId: "d", material: "m", fileHash: "f" };
    const client = createGatewayClient(ports);
    expect((await failureOf(client.uploadFile(ask, file))).kind).toBe("network");
    control.abort();
    expect((await failureOf(client.uploadFile(ask, file, { signal: control.signal }))).kind).toBe(
      "cancelled",
    );
    ports.upload = async () => new Response("", { status: 413 });
    await failureOf(client.uploadFile(ask, file));
    expect(told.filter((one) => Array.isArray(one) && one[0] !== "spinner")).toEqual([
      ["network", busy, "toast"],
      ["cancelled", "操作已取消", ""],
      ["tooLarge", "内容过大，请减小后再试", "popup"],
    ]);
  });
});
