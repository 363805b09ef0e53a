// The ports of a client onto a Hono app, with a record of what the app received and what the client reported.

import { Hono } from "hono";
import { expect } from "vitest";
import type { ClientPorts } from "../../../engine/client/create-client.ts";
import { GatewayFailure } from "../../../engine/client/gateway-failure.ts";
import { type CallName, calls, type Data } from "../../../engine/contract/calls.ts";
import { decryptSignParameter } from "../../../engine/privacy/sign-parameter.ts";
import { answered, settings, wireKeys } from "../../people/fake-gateway.ts";

export const origin = "http://portal.test";

export interface Network {
  app: Hono;
  /** Lets a call succeed with that data. */
  answer<Name extends CallName>(name: Name, data: Data<Name>): void;
  /** The texts that were signed, in order. */
  signed: string[];
  /** What the client reported to its listener. */
  told: unknown[];
  ports: ClientPorts;
}

export function network(): Network {
  const app = new Hono();
  const signed: string[] = [];
  const told: unknown[] = [];
  const answer: Network["answer"] = (name, data) => {
    const { method, path } = calls[name];
    app.on(method, path, () => answered(200, "", data));
  };
  answer("settings", settings);
  app.post("/api/sign", async (c) => {
    const { sign } = await c.req.json<{ sign: string }>();
    signed.push(decryptSignParameter(sign, wireKeys.signKey));
    return answered(200, "", { signature: `s${signed.length}` });
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
  return { app, answer, signed, told, ports };
}

export const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable("the call went well"),
    (thrown: unknown) => {
      expect(thrown).toBeInstanceOf(GatewayFailure);
      return thrown as GatewayFailure;
    },
  );

export const drafts = { oneThingId: "OT901", userFrom: "pc" };
export const draftsPath = "/api/oneThingDeclare/mobile/catalog/bind/list";
