// Reads the portal's parameters from an address, and removes them from it.

import {
  type LoginFailure,
  loginFailure,
  loginFailures,
  stateParameter,
} from "../../contract/login-state.ts";
import type { HandlingPick } from "../handling/handling-rules.ts";

/** What was pressed before a login, in the address that it returns to, where session storage keeps nothing. */
const pickParameter = "handle";

/** Parameters that are used once and must not stay in the address (Spec 2). */
const oneWay = [
  "ticket",
  "authCode",
  "token",
  "aNetToken",
  "userInfo",
  "instanceId",
  stateParameter,
  pickParameter,
  loginFailure,
] as const;

const noEntrance: readonly string[] = ["instanceId", stateParameter, pickParameter, loginFailure];
const entrances = oneWay.filter((name) => !noEntrance.includes(name));

/** Something that can be exchanged for a session, once. */
export type Credential = { arrival: string } | AddressCredential;

type AddressCredential = ({ ticket: string } | { token: string } | { authCode: string }) & {
  /** Proves that this browser began the login. */
  state?: string;
};

export interface Entry {
  /** How to log in: a ticket or an auth code of the provincial login, or a token of another portal. */
  exchange: Credential | null;
  /** The encrypted user-info parameter; empty when it is present without a value. */
  userInfo: string | null;
  /** Token of another portal, which session storage keeps under its own name (Spec 2). */
  aNetToken: string | null;
  /** The id of the company to act for. */
  instanceId: string | null;
  /** The handling that waited for this login. */
  pick: HandlingPick | null;
  /** Why a login that was begun here did not come to its end. */
  failed: LoginFailure | null;
  /** The parameter that says where the person comes from (Spec 3, userFrom); undefined for the portal's own pages. */
  entrance: string | undefined;
  /** Path of the address, without query. */
  path: string;
  /** The address without the parameters; null when it had none. */
  cleaned: string | null;
}

export function readEntry(address: string): Entry {
  const { path, pairs, value, without } = parsed(address);
  const ticket = value("ticket");
  const authCode = value("authCode");
  const token = value("token") || value("aNetToken");
  const state = value(stateParameter);
  const bound = state ? { state } : {};
  const named = pairs.some((pair) => oneWay.some((name) => name === nameOf(pair)));
  return {
    exchange: ticket
      ? { ticket, ...bound }
      : authCode
        ? { authCode, ...bound }
        : token
          ? { token, ...bound }
          : null,
    userInfo: value("userInfo"),
    aNetToken: value("aNetToken") || null,
    instanceId: value("instanceId") || null,
    pick: readPick(value(pickParameter)),
    failed: loginFailures.find((why) => why === value(loginFailure)) ?? null,
    entrance: entrances.find((name) => value(name)),
    path: path.replace(/^[a-z]+:\/\/[^/]*/i, ""),
    cleaned: named ? without(oneWay) : null,
  };
}

/** The address with what was pressed there. */
export const withPick = (address: string, { code, aim, here }: HandlingPick): string =>
  `${address}?${pickParameter}=${aim}.${here ? "here" : "list"}.${code}`;

function readPick(text: string | null): HandlingPick | null {
  const [, aim, place, code] = /^(guide|declaration)\.(here|list)\.([\w-]+)$/.exec(text ?? "") ?? [];
  if (!aim || !code) return null;
  return { code, aim: aim as HandlingPick["aim"], ...(place === "here" && { here: true }) };
}

/** Of an address inside the portal: the token of another portal, and the address without it. */
export function takeToken(address: string): { aNetToken: string | null; rest: string } {
  const { value, without } = parsed(address);
  const aNetToken = value("aNetToken");
  return { aNetToken: aNetToken || null, rest: aNetToken === null ? address : without(["aNetToken"]) };
}

function parsed(address: string) {
  const [beforeHash = "", hash] = split(address, "#");
  const [path = "", query = ""] = split(beforeHash, "?");
  const pairs = query.split("&").filter((pair) => pair !== "");
  return {
    path,
    pairs,
    value: (name: string) => {
      const found = pairs.find((pair) => nameOf(pair) === name);
      return found === undefined ? null : decoded(found.slice(nameOf(found).length + 1));
    },
    without: (names: readonly string[]) => {
      const kept = pairs.filter((pair) => !names.includes(nameOf(pair)));
      return path + (kept.length > 0 ? `?${kept.join("&")}` : "") + (hash === undefined ? "" : `#${hash}`);
    },
  };
}

function split(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function nameOf(pair: string): string {
  return pair.split("=", 1)[0] ?? "";
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A broken escape: whoever reads the value will reject it.
    return text;
  }
}
