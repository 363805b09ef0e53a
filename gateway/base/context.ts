// The variables that checks leave on a request for its handler, and the one way a handler answers.

import type { Context } from "hono";
import type { CallContract } from "../../engine/contract/calls.ts";
import type { Person } from "./person.ts";

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
    /** The bytes of the body, to be read once; they throw a Refusal where they are too many, too slow or have no room. */
    body: AsyncIterable<Uint8Array>;
    /** The body as received; empty where it is not read as a whole. */
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
