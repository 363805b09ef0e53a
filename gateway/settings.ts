// Reads the settings of one deployment from the environment, or reports all that is wrong with them at once.

import { isIP } from "node:net";
import { resolve } from "node:path";
import { limits } from "./dependencies.ts";
import { usualQuotaMB } from "./files/quota.ts";
import { type Adapters, readAdapters } from "./outside/adapters/read-adapters.ts";
import { readErrorReportUrl } from "./settings/error-reports.ts";
import { type FileBases, readBase } from "./settings/file-bases.ts";
import { type RateLimits, readFactor, readRateLimits, usualFactor } from "./settings/rate-limits.ts";
import { type Retention, readRetention } from "./settings/retention.ts";
import { keyProblems, readKeys, type Secrets, secretNames } from "./settings/secrets.ts";
import { readWatching, type Watching } from "./settings/watching.ts";

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

type Environment = Record<string, string | undefined>;
export type SettingsReading = { ok: true; settings: Settings } | { ok: false; problems: string[] };

/** Reads and checks every setting; an empty variable counts as absent. */
export function readSettings(environment: Environment = process.env): SettingsReading {
  const problems: string[] = [];
  const given = (name: string): string | undefined => environment[name]?.trim() || undefined;

  const port = given("PORT") ?? "8080";
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    problems.push(`PORT must be a number from 0 to 65535, not “${port}”.`);
  }
  const mode = given("PORTAL_ENV") ?? "demo";
  if (mode !== "demo" && mode !== "production") {
    problems.push(`PORTAL_ENV must be “demo” or “production”, not “${mode}”.`);
  }
  const production = mode === "production";
  const listenOn = given("LISTEN_ADDRESS") ?? (production ? undefined : "127.0.0.1");
  if (listenOn !== undefined && !isIP(listenOn)) {
    problems.push(`LISTEN_ADDRESS must be an address of this machine such as 0.0.0.0, not “${listenOn}”.`);
  }
  const drainSeconds = given("DRAIN_SECONDS") ?? "0";
  if (!/^\d{1,3}$/.test(drainSeconds)) {
    problems.push(`DRAIN_SECONDS must be a number from 0 to 999, not “${drainSeconds}”.`);
  }
  const databaseUrl = given("DATABASE_URL") ?? null;
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    problems.push("DATABASE_URL must begin with postgres:// or postgresql://.");
  }
  const publicUrl = given("PUBLIC_URL")?.replace(/\/+$/, "") ?? null;
  if (mode === "production" && !publicUrl?.startsWith("https://")) {
    problems.push(
      "PUBLIC_URL must be the https:// address that citizens use: return addresses, QR codes and cookies depend on it.",
    );
  } else if (publicUrl !== null && !isOrigin(publicUrl)) {
    problems.push(`PUBLIC_URL must be http:// or https:// and a host without a path, not “${publicUrl}”.`);
  }
  const miniProgramUrl = given("MINI_PROGRAM_URL") ?? null;
  if (miniProgramUrl !== null && !isAddress(miniProgramUrl)) {
    problems.push(`MINI_PROGRAM_URL must be an https:// or weixin:// address, not “${miniProgramUrl}”.`);
  }
  const uploadBase = readBase(given("UPLOAD_BASE"));
  const fileBase = readBase(given("FILE_BASE"));
  for (const [name, base] of Object.entries({ UPLOAD_BASE: uploadBase, FILE_BASE: fileBase })) {
    if (base === undefined)
      problems.push(`${name} must be an http:// or https:// address, not “${given(name)}”.`);
  }
  const errorReportUrl = readErrorReportUrl(given("ERROR_REPORT_URL") ?? null);
  if (errorReportUrl === undefined) {
    problems.push(
      `ERROR_REPORT_URL must be “gateway”, an https:// address or a DSN of Sentry (https://KEY@HOST/PROJECT), not “${given("ERROR_REPORT_URL")}”.`,
    );
  }
  const adaptersFile = given("ADAPTERS");
  const adapters = adaptersFile === undefined ? undefined : readAdapters(resolve(adaptersFile), environment);
  if (adapters && !adapters.ok) problems.push(...adapters.problems);
  const faceMinutes = given("FACE_CHECK_MINUTES") ?? "120";
  if (!/^[1-9]\d{0,3}$/.test(faceMinutes)) {
    problems.push(`FACE_CHECK_MINUTES must be a number from 1 to 9999, not “${faceMinutes}”.`);
  }
  const personQuotaMB = given("PERSON_QUOTA_MB") ?? String(usualQuotaMB);
  if (!/^[1-9]\d{0,6}$/.test(personQuotaMB) || Number(personQuotaMB) < limits.maxDraftMB) {
    problems.push(
      `PERSON_QUOTA_MB must be a number from ${limits.maxDraftMB} to 9999999, not “${personQuotaMB}”.`,
    );
  }
  const rateLimits = readRateLimits(given("RATE_LIMITS") ?? "");
  if (rateLimits === undefined) {
    problems.push(
      "RATE_LIMITS must read like “save=120,search=60”, each a kind of call and a number from 1 to 100000.",
    );
  }
  const retention = readRetention(given("RETENTION") ?? "");
  if (retention === undefined) {
    problems.push(
      "RETENTION must read like “draft=365,withdrawn=90”, each a kind of data and its days from 1 to 99999.",
    );
  }
  const addressFactor = readFactor(given("ADDRESS_RATE_FACTOR") ?? String(usualFactor));
  if (addressFactor === undefined) {
    problems.push(
      `ADDRESS_RATE_FACTOR must be a number from 1 to 1000, not “${given("ADDRESS_RATE_FACTOR")}”.`,
    );
  }
  const { problems: unwatched, ...watching } = readWatching(given, { production, listenOn });
  problems.push(...unwatched);
  const secrets: Partial<Secrets> = {};
  for (const [key, name] of secretNames) {
    const keys = readKeys(given(name));
    if (keys) secrets[key] = keys;
    else if (production) problems.push(`${name} is missing: in production every key must be given.`);
  }
  problems.push(...keyProblems(secrets, production));
  if (problems.length > 0 || !rateLimits || !retention || !addressFactor) return { ok: false, problems };
  return {
    ok: true,
    settings: {
      port: Number(port),
      listenOn,
      drainSeconds: Number(drainSeconds),
      dataDir: resolve(given("DATA_DIR") ?? "data"),
      databaseUrl,
      production,
      publicUrl,
      miniProgramUrl,
      errorReportUrl: errorReportUrl ?? null,
      uploadBase: uploadBase ?? null,
      fileBase: fileBase ?? null,
      adapters: adapters?.ok ? adapters.adapters : {},
      clientId: "one-thing-portal",
      faceMinutes: Number(faceMinutes),
      personQuotaMB: Number(personQuotaMB),
      rateLimits,
      retention,
      addressFactor,
      ...watching,
      secrets,
    },
  };
}

/** A phone scans the code, so it must be a web address, or one that opens the mini-program itself. */
function isAddress(text: string): boolean {
  return URL.canParse(text) && ["https:", "weixin:"].includes(new URL(text).protocol);
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin } = new URL(text);
  return (protocol === "http:" || protocol === "https:") && origin === text.toLowerCase();
}
