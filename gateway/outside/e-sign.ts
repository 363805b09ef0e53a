// The port of the e-sign platform for enterprises' seals: a page to sign on, and its outcome.

import { seal } from "../hashes.ts";

/** How a flow can end there. */
export const signResults = ["signed", "refused", "expired", "failed"] as const;
export type SignResult = (typeof signResults)[number];

export interface ESignWish {
  /** Ours: 32 hex digits, for this flow only. */
  id: string;
  company: { name: string; creditCode: string };
  /** Who acts for the company, by the real name. */
  signer: string;
  oneThing: string;
  /** Names of the matters. */
  matters: string[];
  statement: string;
  /** Where the browser is led back to, with the flow and its one-time state; the platform adds `result` and `sign`. */
  returnTo: string;
  /** Shared secret with which the platform seals its result. */
  key: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

export interface ESign {
  /** Where a person signs; the address may be opened as long as the flow is open. */
  begin(wish: ESignWish): Promise<{ url: string }>;
  /** The same page again; undefined when the platform no longer knows the flow. */
  page(id: string): Promise<string | undefined>;
  /** Address of the signed file; undefined until there is one. */
  file(id: string): Promise<string | undefined>;
}

export interface SealedResult {
  flow: string;
  /** Random, for this flow only. */
  state: string;
  result: string;
}

/** HMAC-SHA256 in lower-case hex that proves a result comes from the platform. */
export const resultSeal = (key: string, { flow, state, result }: SealedResult): string =>
  seal(key, "e-sign-result", [flow, state, result].join("\n"));
