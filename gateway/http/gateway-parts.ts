// Everything outside the process that the routes need; tests pass in their own.

import type { Proxies } from "../base/client-address.ts";
import type { Clock } from "../base/clock.ts";
import type { Random } from "../base/random.ts";
import type { RateLimits } from "../base/rate-limits.ts";
import type { Definitions } from "../database/definitions.ts";
import type { Database } from "../database/tables.ts";
import type { Scanner } from "../files/clamd.ts";
import type { FileStore } from "../files/file-store.ts";
import type { Departments } from "../office/departments.ts";
import type { Outside } from "../outside/outside.ts";
import type { CatalogueAnswers } from "../pages/catalogue-answers.ts";
import type { Documents } from "../pages/documents.ts";
import type { Secrets } from "../settings/secrets.ts";
import type { Answered } from "../watch/log.ts";
import type { Counted } from "../watch/metrics.ts";

export interface GatewayParts {
  database: Database;
  files: FileStore;
  /** Looks at each file before it counts; none by default. */
  scanner?: Scanner | undefined;
  content: Definitions;
  /** What that content answers to anybody; worked out anew by default. */
  answers?: CatalogueAnswers;
  clock: Clock;
  random: Random;
  secrets: Secrets;
  settings: {
    production: boolean;
    clientId: string;
    /** The address that citizens use, `https://…`; by default taken from the request. */
    publicUrl: string | null;
    /** What the QR code on the home page opens; by default the portal itself. */
    miniProgramUrl: string | null;
    /** Base addresses of uploads and of files (Spec 7); by default the portal's own origin. */
    uploadBase?: string | null;
    fileBase?: string | null;
    /** Where browsers report errors; by default nowhere. */
    errorReportUrl?: string | null;
    /** Name and version of this software, for error reports. */
    release?: string;
    /** Days for which an untouched draft is kept. */
    draftDays?: number;
    /** Megabytes that one person may store without submitting them. */
    personQuotaMB?: number;
    /** Minutes for which a confirmed face check counts. */
    faceMinutes: number;
  };
  /** The most calls of each kind per minute by one person or visitor; unlimited by default. */
  rateLimits?: RateLimits;
  /** How many times as much all people behind one address may do. */
  addressFactor?: number;
  /** Proxies whose word on client and request counts; none by default. */
  proxies?: Proxies;
  /** Milliseconds for which a request has waited when it is its turn; never any by default. */
  waited?(): number;
  /** Hears how each request was answered. */
  answered?(facts: Answered): void;
  /** Counts what Prometheus is told. */
  count?(what: Counted, by?: number): void;
  outside: Outside;
  /** The departments with a system of their own; the others work at the desk. */
  departments?: Departments;
  /** The built pages; without them only the calls are served. */
  documents: Documents | null;
  /** Receives internal errors and the part of the gateway that noticed them. */
  report(error: unknown, source: string): void;
}
