// Reads and writes session cookies: a visitor's cookie proves itself, a person's refers to a row.

import { getCookie, setCookie } from "hono/cookie";
import { idleTime } from "../../engine/contract/session-life.ts";
import type { Call, Session } from "../base/context.ts";
import { hasHmac, hmac, sha256 } from "../base/hashes.ts";
import { originOf } from "../base/own-address.ts";
import { newId, type Random } from "../base/random.ts";
import { findSession } from "../database/sessions.ts";
import type { Secrets } from "../settings/secrets.ts";
import type { GatewayParts } from "./gateway-parts.ts";

type Parts = Pick<GatewayParts, "database" | "clock" | "secrets" | "settings">;

// A visitor needs no row, so that looking at a page writes nothing.
const visitorCookie = /^v([0-9a-f]{32})\.([0-9a-f]{64})$/;
const personCookie = /^p([0-9a-f]{64})$/;

export function visitorSession(random: Random, secrets: Secrets): string {
  const visitor = newId(random);
  return `v${visitor}.${hmac(secrets.session[0], "visitor", visitor)}`;
}

/** The cookie's value, and the hash of it that the session is stored under. */
export function personSession(random: Random): { cookie: string; sessionId: string } {
  const secret = Buffer.from(random(32)).toString("hex");
  return { cookie: `p${secret}`, sessionId: sha256(secret) };
}

/** The Bearer token of a session: valid only together with its cookie. */
export const tokenOf = (sessionId: string, secrets: Secrets): string =>
  hmac(secrets.session[0], "token", sessionId);

export const isTokenOf = (sessionId: string, token: string, secrets: Secrets): boolean =>
  hasHmac(token, secrets.session, "token", sessionId);

/** Null without a valid cookie, or when the session has ended. */
export async function readSession(call: Call, parts: Parts): Promise<Session | null> {
  const cookie = getCookie(call, cookieName(call, parts)) ?? "";
  const now = parts.clock.now();
  const [, visitor, proof] = visitorCookie.exec(cookie) ?? [];
  if (visitor && proof) {
    const good = hasHmac(proof, parts.secrets.session, "visitor", visitor);
    const endsAt = now + idleTime;
    return good ? { id: `v${visitor}`, person: null, expiresAt: endsAt, endsAt } : null;
  }
  const [, secret] = personCookie.exec(cookie) ?? [];
  if (!secret) return null;
  const id = sha256(secret);
  const found = await findSession(parts.database, id, now);
  return found ? { id, ...found } : null;
}

export function giveCookie(call: Call, parts: Pick<Parts, "settings">, value: string): void {
  setCookie(call, cookieName(call, parts), value, cookieOptions(call, parts));
}

/** Closed to scripts and to other sites. */
export const cookieOptions = (call: Call, parts: Pick<Parts, "settings">) =>
  ({ httpOnly: true, sameSite: "Lax", secure: isHttps(call, parts), path: "/" }) as const;

const isHttps = (call: Call, { settings }: Pick<Parts, "settings">): boolean =>
  originOf(call, settings).startsWith("https:");

/** `__Host-` binds the cookie to this very host; browsers accept it over https only. */
export const nameOfCookie = (name: string, call: Call, parts: Pick<Parts, "settings">): string =>
  isHttps(call, parts) ? `__Host-${name}` : name;

const cookieName = (call: Call, parts: Pick<Parts, "settings">): string =>
  nameOfCookie("portal-session", call, parts);
