// What the HTML document of a page brings along, and how the gateway has it rendered before anybody asks.
import type { Settings } from "./types.gen.ts";

/** What pages show of the settings. */
export type Deployment = Pick<
  Settings,
  "cityName" | "portalName" | "hotline" | "host" | "icp" | "police" | "demo" | "miniProgramUrl" | "today"
>;

/** Known to a page without a call. */
export interface Given {
  deployment: Deployment;
  /** Key of a load → its data; see `loadKey`. */
  loads: Readonly<Record<string, unknown>>;
}

/** What one document is made of. */
export interface DocumentAsked {
  /** Path and query of the page. */
  address: string;
  /** Scheme and host, without a slash at the end. */
  origin: string;
  deployment: Deployment;
  /** Path of the call that every visit begins with, so that its answer comes beside the script. */
  firstCall: string;
  /** The gateway's answer to a call that needs no session; undefined for any other call. */
  answer(name: string, ask: unknown): unknown;
}

/** `shell`: the empty document, whose script asks for everything. */
export type DocumentMade =
  | { kind: "page"; html: string }
  | { kind: "moved"; to: string }
  | { kind: "shell"; exists: boolean };

/** Of a built portal, made for Node: `dist/portal/.pages/prerender.js`. */
export interface Prerender {
  prerender(asked: DocumentAsked): Promise<DocumentMade>;
  /** Addresses of the pages that anybody may read, with the guides of those codes. */
  publicAddresses(codes: readonly string[]): string[];
}
