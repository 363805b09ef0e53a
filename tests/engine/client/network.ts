// Nothing goes in, a client's ports onto a Hono app come out, and what the app and the client said.

import { Hono } from "hono";
import { expect } from "vitest";
import type { ClientPorts } from "../../../engine/client/create-client.ts";
import { GatewayFailure } from "../../../engine/client/gateway-failure.ts";
import { decryptSignParameter } from "../../../engine/privacy/sign-parameter.ts";

export const signKey = "YunLan-3DES-Sign-Test-24";
export const origin = "http://portal.test";
export const settings = {
  ...{
    cityName: "云澜市",
    portalName: "一件事",
    hotline: "12345",
    miniProgramUrl: "",
    clientId: "portal",
    demo: true,
    definitions: {},
  },
  ...{ personalLoginUrl: "/login", limits: { maxFileMB: 10, maxDraftMB: 1 }, today: "2026-11-20" },
  wireKeys: { queryKey: "YunLan-Test-0001", queryIv: "0001-Test-YunLan", signKey },
};

export interface Network {
  app: Hono;
  /** The texts that were signed, in their order. */
  signed: string[];
  /** What the client told its listener. */
  told: unknown[];
  ports: ClientPorts;
}

export function network(): Network {
  const app = new Hono();
  const signed: string[] = [];
  const told: unknown[] = [];
  const ok = (data: unknown) => ({ code: 200, msg: "", data });
  app.get("/api/portal/settings", (c) => c.json(ok(settings)));
  app.post("/api/sign", async (c) => {
    const { sign } = await c.req.json<{ sign: string }>();
    signed.push(decryptSignParameter(sign, signKey));
    return c.json(ok({ signature: `s${signed.length}` }));
  });
  const ports: ClientPorts = {
    fetch: (request) => app.request(request),
    upload: async () => new Response("{}"),
    origin,
    token: () => "T-1",
    listener: {
      spinner: (change) => told.push(["spinner", change]),
      failed: ({ kind, message }, { popup, toast }) =>
        told.push([kind, message, [popup && "popup", toast && "toast"].filter(Boolean).join(" ")]),
      sessionEnded: () => told.push("session ended"),
    },
  };
  return { app, signed, told, ports };
}

export const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable("the call went well"),
    (thrown: unknown) => {
      expect(thrown).toBeInstanceOf(GatewayFailure);
      return thrown as GatewayFailure;
    },
  );

export const emptyDraft = {
  ...{ revision: 1, savedAt: "", declaration: {}, files: [], licences: [] },
  company: null,
};
export const drafts = { oneThingId: "OT901", userFrom: "pc" };
export const draftsPath = "/api/oneThingDeclare/mobile/catalog/bind/list";
