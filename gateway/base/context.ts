// The variables that checks leave on a request for its handler, and the one way a handler answers.

import type { Context } from "hono";
import type { Ask, CallContract, Data } from "../../engine/contract/calls.ts";
import type { Calls } from "../../engine/contract/types.gen.ts";
import type { Person } from "./person.ts";
import { Refusal } from "./refusal.ts";
import { words } from "./texts.ts";

export interface Session {
  /** The id that signatures are bound to; it never leaves the gateway. */
  id: string;
  person: Person | null;
  /** Epoch milliseconds. */
  expiresAt: number;
  /** However much it is used. */
  endsAt: number;
}

/** A file on its way: its bytes are read once, by its handler. */
export interface Upload {
  /** As the browser says it; not trusted. */
  name: string;
  /** Throws a Refusal when the body is cut off, broken or holds more than the file. */
  bytes: AsyncIterable<Uint8Array>;
}

export interface GatewayEnv {
  Variables: {
    contract: CallContract;
    /** What the client's address is counted as; empty where it is not known. */
    client: string;
    /** The body as received. */
    raw: Uint8Array;
    /** The query as it was sent; for a signed GET, its one encrypted parameter. */
    query: Record<string, string>;
    /** Body or decrypted query; for an upload its fields. */
    ask: Record<string, unknown>;
    file: Upload | null;
    session: Session | null;
    /** The nonce of a valid signature. */
    nonce: { value: string; expiresAt: number } | null;
    idempotencyKey: string | null;
    ifMatch: number | null;
    /** The write has recorded itself in the audit trail. */
    audited: boolean;
  };
}

export type Call = Context<GatewayEnv>;

/** `{ code: 200, msg: "", data }`; naming the call types its data by the call's file. */
export const answer = <Name extends keyof Calls = never>(call: Call, data: Data<Name>): Response =>
  call.json({ code: 200, msg: "", data } as never);

/** The request of the named call, whose shape the contract check has verified. */
export const askOf = <Name extends keyof Calls = never>(call: Call): Ask<Name> =>
  call.get("ask") as Ask<Name>;

/** A signed call has a session. Throws a Refusal (401) otherwise. */
export function sessionOf(call: Call): Session {
  const session = call.get("session");
  if (!session) throw new Refusal(401, words.noSession);
  return session;
}

/** The person who is logged in. Only for calls that need a token. */
export function personOf(call: Call): Person {
  const person = call.get("session")?.person;
  if (!person) throw new Error(`${call.get("contract").name} needs no token but asks who is there.`);
  return person;
}
