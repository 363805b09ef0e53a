// What the portal needs from outside: network, storage, time, randomness, navigation and the definitions.

import type { AbortSignalPort, FetchPort, UploadPort } from "../client/ports.ts";
import type { Given } from "../contract/document.ts";
import type { Definition, SectionChecks } from "../one-thing/definition.ts";
import type { StepName } from "../one-thing/one-thing.ts";

export type { AbortSignalPort };

/** A place in the portal; the renderer knows its path. */
export interface Destination {
  page: "home" | "list" | "guide" | "step" | "review" | "signed" | "office" | "detail" | "not-found";
  /** For the list: which of its tabs; the personal one by default. */
  kind?: "personal" | "enterprise";
  /** For a guide. */
  code?: string;
  /** For a step. */
  step?: StepName;
  /** For a detail page; for the page after signing, the draft. */
  id?: string;
}

/** Does what the person pressed; `again` repeats it. Rejects as `work` does, after an outage was told. */
export type Press = <Done>(again: () => void, work: () => Promise<Done>) => Promise<Done>;

export interface StoragePort {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export type KeptKind = "texts" | "files";

export interface Kept {
  name: string;
  text: string;
  /** Of a file, which `text` describes. */
  bytes?: Uint8Array;
  /** Epoch milliseconds of its last write. */
  at: number;
}

/**
 * Keeps texts and files on this device for a day, encrypted with one person's key: 32 bytes in hex, which the device keeps nowhere. Every
 * method may reject.
 */
export interface DevicePort {
  /** Those whose names begin with `start`. */
  read(key: string, kind: KeptKind, start?: string): Promise<Kept[]>;
  write(key: string, kind: KeptKind, name: string, text: string, bytes?: Uint8Array): Promise<void>;
  /** Removes those whose names begin with `start`. */
  remove(key: string, kind: KeptKind, start: string): Promise<void>;
  /** Removes all of that key. */
  forget(key: string): Promise<void>;
  /** Removes everybody's that are older than a day. */
  tidy(): Promise<void>;
}

/** Time in milliseconds; XState's `SimulatedClock` fits. */
export interface ClockPort {
  now(): number;
  setTimeout(callback: (...args: unknown[]) => void, milliseconds: number): unknown;
  clearTimeout(id: unknown): void;
}

/** Whether the page is visible; `subscribe` reports each change and returns a function that unsubscribes. */
export interface VisibilityPort {
  hidden(): boolean;
  subscribe(listener: () => void): () => void;
}

export const alwaysVisible: VisibilityPort = { hidden: () => false, subscribe: () => () => undefined };

export interface LoadedDefinition {
  definition: Definition;
  checks: SectionChecks;
}

export interface PortalPorts {
  fetch: FetchPort;
  upload: UploadPort;
  /** Session storage; may throw. */
  storage: StoragePort;
  /** Without it, what the gateway does not know yet is kept in session storage only. */
  device?: DevicePort;
  clock: ClockPort;
  /** 128 random bits in hex. */
  random(): string;
  navigate(to: Destination, options?: { replace?: boolean }): void;
  openExternal(url: string, newWindow: boolean): void;
  loadDefinition(code: string): Promise<LoadedDefinition>;
  definitionCodes: readonly string[];
  /** Scheme and host, without a slash at the end. */
  origin: string;
  /** The address as the browser shows it; `replace` changes it without loading anything. */
  address: { read(): string; replace(url: string): void };
  /** SHA-256 of a file in hex; without it the engine computes it piece by piece. */
  hash?(bytes: Uint8Array): Promise<string>;
  /** Without it, the page always counts as visible. */
  visibility?: VisibilityPort;
  report?(error: unknown): void;
  /** What the document brings along; absent: every page asks for all that it shows. */
  given?: Given | undefined;
  /** The channel to the portal's operator, used when the settings ask for it; `place`: pattern of the route, never an address. */
  reports?: { send(url: string, text: string): void; place(): string };
}
