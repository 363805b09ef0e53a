// Everything outside the process that a gateway needs: it is handed in here, so that tests can hand in their own.

import type { Database } from "./database/open-database.ts";
import type { Definitions } from "./definitions.ts";
import type { FileStore } from "./files/file-store.ts";
import type { Outside } from "./outside/outside.ts";
import type { Portal } from "./portal-files.ts";
import type { RateLimits } from "./settings/rate-limits.ts";
import type { Secrets } from "./settings/secrets.ts";

export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

/** Random bytes of that number, fit for keys. */
export type Random = (bytes: number) => Uint8Array;

export interface Dependencies {
  database: Database;
  files: FileStore;
  content: Definitions;
  clock: Clock;
  random: Random;
  secrets: Secrets;
  settings: {
    production: boolean;
    clientId: string;
    /** Where citizens reach the portal, `https://…`; absent: what the request says. */
    publicUrl: string | null;
    /** What the code on the home page opens; absent: the portal itself. */
    miniProgramUrl: string | null;
    /** Bases of uploads and of files (Spec 7); absent: the portal's own origin. */
    uploadBase?: string | null;
    fileBase?: string | null;
    /** Where browsers report errors; absent: nowhere. */
    errorReportUrl?: string | null;
    /** Minutes for which a confirmed face check counts. */
    faceMinutes: number;
  };
  /** Most calls of each kind a minute by one person or visitor; absent: unlimited. */
  rateLimits?: RateLimits;
  outside: Outside;
  /** The built pages; absent: only the calls are served. */
  portal: Portal | null;
  /** Receives internal errors with the trace id of the answer. */
  report(error: unknown, traceId: string): void;
}

/** A random id of 128 bits, 32 hex digits. */
export const newId = (random: Random): string => Buffer.from(random(16)).toString("hex");

/** Largest file and largest sum of a draft's files, in megabytes. */
export const limits = { maxFileMB: 50, maxDraftMB: 200 };
