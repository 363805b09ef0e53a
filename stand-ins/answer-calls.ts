// Answers the calls of the services' contract: signed ones only, each checked by the contract's own shapes.

import { type Context, Hono } from "hono";
import { serviceCheck } from "../engine/contract/check.ts";
import {
  type ServiceCallOf,
  type ServiceName,
  type ServiceShape,
  serviceNames,
  services,
} from "../engine/contract/city-services.ts";
import { bodyHashOf, isSignedBy, signatureHeader, timeHeader } from "../gateway/base/signed-message.ts";
import type { Parts } from "./parts.ts";

type Handler<Name extends ServiceName, Call extends ServiceCallOf<Name>> = (
  ask: ServiceShape<Name, Call, "ask">,
) => ServiceShape<Name, Call, "answer"> | Promise<ServiceShape<Name, Call, "answer">>;

/** One handler a call; `health` is answered for all of them. */
export type Handlers = {
  [Name in ServiceName]?: { [Call in Exclude<ServiceCallOf<Name>, "health">]: Handler<Name, Call> };
};

export function answerCalls(handlers: Handlers, secret: string, { clock }: Pick<Parts, "clock">): Hono {
  const calls = new Hono();
  for (const name of serviceNames) {
    const own = handlers[name] as Record<string, (ask: unknown) => object> | undefined;
    if (!own) continue;
    for (const [call, { path }] of Object.entries(services[name].calls)) {
      const answer = call === "health" ? () => ({}) : own[call];
      if (!answer) throw new Error(`Nothing answers ${name}.${call}.`);
      calls.post(path, async (request) => {
        const body = await request.req.text();
        if (!isSigned(request, body)) return request.json({ problem: "The signature is wrong." }, 401);
        const ask = JSON.parse(body);
        const check = serviceCheck("ask", name, call);
        if (!check(ask)) return request.json({ problem: check.errors }, 400);
        return request.json(await answer(ask));
      });
    }
  }

  function isSigned({ req }: Context, body: string): boolean {
    const [time = null, signature = null] = [req.header(timeHeader), req.header(signatureHeader)];
    const { pathname } = new URL(req.url);
    const message = { time, signature, method: req.method, path: pathname, bodyHash: bodyHashOf(body) };
    return isSignedBy(secret, message, clock.now());
  }
  return calls;
}
