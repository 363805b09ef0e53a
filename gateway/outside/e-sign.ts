// The port of the e-sign platform for companies' seals: a page to sign on, and its outcome.

import { hmac } from "../base/hashes.ts";

/** How a flow can end there. */
export const signResults = ["signed", "refused", "expired", "failed"] as const;
export type SignResult = (typeof signResults)[number];

export interface ESignWish {
  /** Our own id: 32 hex digits, for this flow only. */
  id: string;
  company: { name: string; creditCode: string };
  /** The real name of the person who acts for the company. */
  signer: string;
  oneThing: string;
  /** Names of the matters. */
  matters: string[];
  statement: string;
  /** The address to return to, with the flow and its one-time state; the platform adds `result` and `sign`. */
  returnTo: string;
  /** Shared secret with which the platform signs its result. */
  key: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

export interface ESign {
  /** Returns the page to sign on; it may be opened as long as the flow is open. */
  begin(wish: ESignWish): Promise<{ url: string }>;
  /** The same page again; undefined when the platform no longer knows the flow. */
  page(id: string): Promise<string | undefined>;
  /** Address of the signed file; undefined until it exists. */
  file(id: string): Promise<string | undefined>;
}

export interface SignedResult {
  flow: string;
  /** Random, for this flow only. */
  state: string;
  result: string;
}

/** HMAC-SHA256 in lower-case hex, which proves that a result comes from the platform. */
export const resultHmac = (key: string, { flow, state, result }: SignedResult): string =>
  hmac(key, "e-sign-result", [flow, state, result].join("\n"));
