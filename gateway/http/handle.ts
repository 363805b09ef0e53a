// Registers the handler of a call: method, path, checks, and the types of what is asked and answered come from its contract.

import type { Hono, MiddlewareHandler } from "hono";
import { type Ask, type CallContract, calls, type Data } from "../../engine/contract/calls.ts";
import type { Calls, NotJson } from "../../engine/contract/types.gen.ts";
import type { AuditParts } from "../audit/audited.ts";
import { idempotentWrite, type SavedRevision } from "../audit/idempotent-write.ts";
import type { Call, GatewayEnv, Session, Upload } from "../base/context.ts";
import type { Person } from "../base/person.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";
import type { Trx } from "../database/tables.ts";

/** Runs a write in one transaction, once under its idempotency key: `idempotentWrite` of this call. */
export type Write = <Made>(
  work: (trx: Trx, now: number) => Promise<Made>,
  about?: SavedRevision,
) => Promise<Made>;

/** What a handler is given of a request that has passed every check. */
export interface Given<Name extends keyof Calls> {
  ask: Ask<Name>;
  /** Who is logged in; null only where the call needs nobody. */
  person: Calls[Name]["token"] extends true ? Person : Person | null;
  /** Null only where the call needs no signature. */
  session: Calls[Name]["signed"] extends true ? Session : Session | null;
  /** The revision that a save builds on; 0 where none is named. */
  revision: number;
  /** Of an upload; null when none came. */
  file: Upload | null;
  write: Write;
  call: Call;
}

/**
 * The handler answers with the data of the envelope; where a call answers bytes or leads elsewhere, with a response of its own.
 * A field that the contract does not know does not compile: it asks for one more argument.
 */
export type Handle = <Name extends keyof Calls, Made extends Answered<Name>>(
  name: Name,
  handler: (given: Given<Name>) => Made | Promise<Made>,
  ...unknownField: Unknown<Made, Answered<Name>> extends never ? [] : [never]
) => void;

type Answered<Name extends keyof Calls> = Data<Name> extends NotJson ? Response : Data<Name>;
type Unknown<Made, Wanted> = Made extends Response ? never : Exclude<Keys<Made>, Keys<Wanted>>;
/** Of every type of a union. */
type Keys<Value> = Value extends unknown ? keyof Value : never;

/** `checksOf`: what a call runs through before its handler sees it. */
export function callHandler(
  app: Hono<GatewayEnv>,
  parts: AuditParts,
  checksOf: (contract: CallContract) => MiddlewareHandler<GatewayEnv>[],
): Handle {
  return function handle(name, handler, ..._) {
    const contract: CallContract = calls[name];
    const { method, path } = contract;
    app.on(
      method,
      path,
      async (call, next) => {
        call.set("contract", contract);
        await next();
      },
      ...checksOf(contract),
      async (call) => {
        const answered = await handler(given(call, contract, parts));
        return answered instanceof Response ? answered : call.json({ code: 200, msg: "", data: answered });
      },
    );
  };
}

/** Throws a Refusal (401) for a signed call without a session; a call with a token has somebody behind it. */
function given<Name extends keyof Calls>(
  call: Call,
  { name, token, signed }: CallContract,
  parts: AuditParts,
): Given<Name> {
  const session = call.get("session");
  const person = session?.person ?? null;
  if (signed && !session) throw new Refusal(401, words.noSession);
  if (token && !person) throw new Error(`${name} needs a token but nobody is there.`);
  return {
    ask: call.get("ask") as Ask<Name>,
    person,
    session,
    revision: call.get("ifMatch") ?? 0,
    file: call.get("file"),
    write: (work, about) => idempotentWrite(call, parts, work, about),
    call,
  } as Given<Name>;
}
