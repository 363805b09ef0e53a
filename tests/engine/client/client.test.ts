// The client against a Hono app as its network: what it sends.

import { createDecipheriv } from "node:crypto";
import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import { type ClientPorts, createGatewayClient } from "../../../engine/client/create-client.ts";
import type { UploadRequest } from "../../../engine/client/ports.ts";
import { signedText } from "../../../engine/contract/signed-text.ts";
import { sha256Hex } from "../../../engine/privacy/sign-parameter.ts";
import { queryKeys } from "../../people/fake-gateway.ts";
import { drafts, draftsPath, failureOf, type Network, network } from "./network.ts";

let app: Hono;
let answer: Network["answer"];
let signed: string[];
let told: unknown[];
let ports: ClientPorts;

beforeEach(() => {
  ({ app, answer, signed, told, ports } = network());
});

describe("[7] what the client sends", () => {
  it("[7.2] the body that is sent is the body that was signed, under method and path", async () => {
    let body = "";
    let headers: Headers | undefined;
    app.use(draftsPath, async (c, next) => {
      body = await c.req.text();
      headers = c.req.raw.headers;
      return next();
    });
    answer("catalogBindList", { drafts: [] });
    expect(await createGatewayClient(ports).call("catalogBindList", drafts)).toEqual({ drafts: [] });
    expect(JSON.parse(body)).toEqual(drafts);
    expect(signed).toEqual([`POST\n${draftsPath}\n\n${sha256Hex(body)}`]);
    expect(headers?.get("x-signature")).toBe("s1");
    expect(headers?.get("content-type")).toBe("application/json");
  });

  it("[6.6] the Bearer token goes with calls flagged for it, and with no other", async () => {
    const seen: (string | null)[] = [];
    app.use("/api/*", (c, next) => {
      seen.push(c.req.path === "/api/sign" ? null : (c.req.header("authorization") ?? "none"));
      return next();
    });
    answer("catalogBindList", { drafts: [] });
    answer("areaProject", { projectArea: {} });
    const client = createGatewayClient(ports);
    await client.call("areaProject", {});
    await client.call("catalogBindList", drafts);
    expect(seen.filter((header) => header !== null)).toEqual(["none", "Bearer T-1"]);
  });

  it("[7.2, 9.23] a signed GET carries what it asks in one encrypted parameter, and signs that", async () => {
    let address = "";
    app.use("/api/ucenter/*", (c, next) => {
      address = c.req.url;
      return next();
    });
    answer("getQrCodeState", { status: "0", authCode: null });
    await createGatewayClient(ports).call("getQrCodeState", { qrUid: "a b&测" });
    const { searchParams } = new URL(address);
    const params = searchParams.get("params") ?? "";
    expect([...searchParams.keys()]).toEqual(["params"]);
    const decipher = createDecipheriv("aes-128-cbc", queryKeys.key, queryKeys.iv);
    const plain = Buffer.concat([decipher.update(params, "base64"), decipher.final()]).toString();
    expect(JSON.parse(plain)).toEqual({ qrUid: "a b&测" });
    expect(signed).toEqual([`GET\n${new URL(address).pathname}\nparams=${params}\n${sha256Hex("")}`]);
  });

  it("[9.23] one that asks nothing is encrypted too; the settings, which bring the keys, and links are not", async () => {
    const addresses: string[] = [];
    const { fetch } = ports;
    ports.fetch = (request: never) => {
      addresses.push((request as Request).url);
      return fetch(request);
    };
    answer("session", { user: null, aNetToken: null, expiresAt: 0, secondsLeft: 0 });
    const client = createGatewayClient(ports);
    await client.call("session", {});
    const [first = "", , last = ""] = addresses;
    expect(new URL(first).search).toBe("");
    expect(new URL(last).searchParams.get("params")).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(client.downloadUrl("f1")).toBe(`${ports.origin}/api/attachment/download?fileId=f1`);
  });

  it("[7] a write carries its idempotency key and the revision it builds on", async () => {
    let headers: Headers | undefined;
    app.use("/api/oneThingDeclare/*", (c, next) => {
      headers = c.req.raw.headers;
      return next();
    });
    answer("registerDeclare", { id: "a", number: "1", submittedAt: "" });
    await createGatewayClient(ports).call(
      "registerDeclare",
      { draftId: "d" },
      { idempotencyKey: "k", ifMatch: 7 },
    );
    expect(headers?.get("idempotency-key")).toBe("k");
    expect(headers?.get("if-match")).toBe("7");
  });

  it("[7] an upload signs its fields, bound to the file by its hash, and tells its progress", async () => {
    let request: UploadRequest | undefined;
    const progress: number[] = [];
    ports.upload = async (asked) => {
      request = asked;
      asked.onProgress?.(5, 10);
      return new Response(JSON.stringify({ code: 200, msg: "", data: { fileId: "f" } }));
    };
    const ask = { draftId: "d", material: "vehicle", fileHash: "ff" };
    const file = {
      name: "行驶证.pdf",
      size: 10,
      type: "application/pdf",
      bytes: async () => new Uint8Array(10),
    };
    const answer = await createGatewayClient(ports).uploadFile(ask, file, {
      onProgress: (sent) => progress.push(sent),
    });
    expect(answer).toEqual({ fileId: "f" });
    expect(request).toMatchObject({
      fields: { ...ask, name: file.name },
      headers: { "x-signature": "s1", authorization: "Bearer T-1" },
    });
    const body = "draftId=d&material=vehicle&fileHash=ff&name=行驶证.pdf";
    const path = "/api/oneThingDeclare/mobile/upload/file";
    expect(signed).toEqual([signedText({ method: "POST", path, query: {}, bodyHash: sha256Hex(body) })]);
    expect(progress).toEqual([5]);
  });

  it("[8.8] the spinner is told of calls that want it, begun and ended, and not of exempt ones", async () => {
    answer("catalogBindList", { drafts: [] });
    answer("session", { user: null, aNetToken: null, expiresAt: 0, secondsLeft: 0 });
    const client = createGatewayClient(ports);
    await client.call("session", {});
    expect(told).toEqual([]);
    await client.call("catalogBindList", drafts);
    expect(told).toEqual([
      ["spinner", 1],
      ["spinner", -1],
    ]);
  });

  it("[7] the settings are asked for once, and again after a failure", async () => {
    let asked = 0;
    const down = new Hono().get("/api/portal/settings", (c) =>
      c.json({ code: 500, msg: "坏了", data: null }, 500),
    );
    ports.fetch = (request) => (asked++ === 0 ? down.request(request) : app.request(request));
    const client = createGatewayClient(ports);
    expect((await failureOf(client.settings())).kind).toBe("server");
    await client.settings();
    await client.settings();
    expect(asked).toBe(2);
  });
});
