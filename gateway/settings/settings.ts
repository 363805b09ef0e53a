// Reads the settings of one deployment from the environment, or reports all that is wrong with them at once.

import { isIP } from "node:net";
import { resolve } from "node:path";
import { type RateLimits, readRateLimits } from "../base/rate-limits.ts";
import { type Retention, readRetention } from "../base/retention.ts";
import { type Environment, settingReader } from "../base/setting-reader.ts";
import { type Adapters, readAdapters } from "../outside/adapters/read-adapters.ts";
import { readErrorReportUrl } from "./error-reports.ts";
import { type FileBases, readBase } from "./file-bases.ts";
import { keyProblems, readKeys, type Secrets, secretNames } from "./secrets.ts";
import { readWatching, type Watching } from "./watching.ts";

export interface Settings extends FileBases, Watching {
  port: number;
  /** The address of this machine to listen on; undefined: every one. */
  listenOn: string | undefined;
  /** Seconds between a signal and the end, for proxies to turn to another gateway. */
  drainSeconds: number;
  /** Absolute path. */
  dataDir: string;
  /** SQLite in the data folder by default. */
  databaseUrl: string | null;
  production: boolean;
  /** The address that citizens use, if known: `https://…` without a slash at the end. */
  publicUrl: string | null;
  /** What the QR code on the home page opens, the address of a mini-program; by default the portal itself. */
  miniProgramUrl: string | null;
  /** Where browsers report errors: a path of the gateway or another address; by default nowhere. */
  errorReportUrl: string | null;
  /** The outside systems that are connected. */
  adapters: Adapters;
  clientId: string;
  /** Megabytes that one person may store without submitting them. */
  personQuotaMB: number;
  /** Minutes for which a confirmed face check counts. */
  faceMinutes: number;
  /** The most calls of each kind per minute by one person or visitor. */
  rateLimits: RateLimits;
  /** Days for which each kind of data is kept. */
  retention: Retention;
  /** How many times as much an address may do. */
  addressFactor: number;
  /** Keys from the environment; the missing ones are generated in the data folder (demo only). */
  secrets: Partial<Secrets>;
}

export type SettingsReading = { ok: true; settings: Settings } | { ok: false; problems: string[] };

const asIs = (text: string): string => text;

/** Reads and checks every setting; an empty variable counts as absent. */
export function readSettings(environment: Environment = process.env): SettingsReading {
  const reader = settingReader(environment);
  const { read, text, problems } = reader;
  const address = (given: string) => (isIP(given) ? given : undefined);

  const port = read("PORT", Number, 0);
  const production = read("PORTAL_ENV", asIs, "demo") === "production";
  const listenOn = read("LISTEN_ADDRESS", address, production ? undefined : "127.0.0.1");
  const drainSeconds = read("DRAIN_SECONDS", Number, 0);
  const databaseUrl = read("DATABASE_URL", asIs, null);
  const publicUrl = text("PUBLIC_URL")?.replace(/\/+$/, "") ?? null;
  if (production && !publicUrl?.startsWith("https://")) {
    problems.push(
      "PUBLIC_URL must be the https:// address that citizens use: return addresses, QR codes and cookies depend on it.",
    );
  } else if (publicUrl !== null && !isOrigin(publicUrl)) reader.wrong("PUBLIC_URL");
  const miniProgramUrl = read("MINI_PROGRAM_URL", (url) => (URL.canParse(url) ? url : undefined), null);
  const uploadBase = read("UPLOAD_BASE", readBase, null);
  const fileBase = read("FILE_BASE", readBase, null);
  const errorReportUrl = read("ERROR_REPORT_URL", readErrorReportUrl, null);
  const adaptersFile = text("ADAPTERS");
  const adapters = adaptersFile === undefined ? undefined : readAdapters(resolve(adaptersFile), environment);
  if (adapters && !adapters.ok) problems.push(...adapters.problems);
  const faceMinutes = read("FACE_CHECK_MINUTES", Number, 0);
  const personQuotaMB = read("PERSON_QUOTA_MB", Number, 0);
  const rateLimits = read("RATE_LIMITS", readRateLimits, undefined);
  const addressFactor = read("ADDRESS_RATE_FACTOR", Number, 0);
  const retention = read("RETENTION", readRetention, undefined);
  const watching = readWatching(reader, { production });
  const secrets: Partial<Secrets> = {};
  for (const [key, name] of secretNames) {
    const keys = readKeys(text(name));
    if (keys) secrets[key] = keys;
    else if (production) problems.push(`${name} is missing: in production every key must be given.`);
  }
  problems.push(...keyProblems(secrets, production, adapters?.ok ? adapters.secrets : []));
  if (problems.length > 0 || !rateLimits || !retention) return { ok: false, problems };
  return {
    ok: true,
    settings: {
      port,
      listenOn,
      drainSeconds,
      databaseUrl,
      production,
      publicUrl,
      miniProgramUrl,
      errorReportUrl,
      uploadBase,
      fileBase,
      faceMinutes,
      personQuotaMB,
      addressFactor,
      rateLimits,
      retention,
      ...watching,
      secrets,
      dataDir: resolve(text("DATA_DIR") ?? ""),
      adapters: adapters?.ok ? adapters.adapters : {},
      clientId: "one-thing-portal",
    },
  };
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin } = new URL(text);
  return (protocol === "http:" || protocol === "https:") && origin === text.toLowerCase();
}
