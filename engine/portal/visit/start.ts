// Finds out who is here before the first page is useful, and removes every secret from the address.

import type { GatewayClient } from "../../client/create-client.ts";
import { terminal } from "../../contract/terminal.ts";
import type { Arrival, CompanyInfo, Settings, UserInfo } from "../../contract/types.gen.ts";
import { maskName } from "../../privacy/mask.ts";
import type { PortalPorts } from "../ports.ts";
import { portalTexts } from "../texts.ts";
import { findCompanyMode } from "./company-mode.ts";
import { type Credential, type Entry, readEntry } from "./entry.ts";
import type { Memory } from "./memory.ts";
import type { PersistedHandling } from "./persisted.ts";
import type { Visitor } from "./principal.ts";

export interface Started {
  settings: Settings;
  user: UserInfo | null;
  token: string | null;
  /** Until the login ends in any case; absent when it has just begun. */
  secondsLeft?: number | undefined;
  /** From the encrypted user-info parameter. */
  visitor: Visitor | null;
  userFrom: string;
  /** The company that the address named; null when the person acts for themselves. */
  actsFor: CompanyInfo | null;
  /** Its id, also while it waits for the login. */
  instanceId: string | null;
  /** Why a parameter of the address could not be used; an alert of the user-info parameter stops the login (Spec 5). */
  alert: string | null;
  /** What was taken from the address, shown for a moment. */
  note: string | null;
  /** Path of the address that the person opened. */
  path: string;
  /** What the person pressed before this login; a link without a login presses nothing. */
  pick: PersistedHandling | null;
}

export interface StartPorts {
  client: GatewayClient;
  address: PortalPorts["address"];
  memory: Pick<Memory, "keepToken" | "tokenRefused" | "remember" | "remembered">;
}

/** Somebody came by a login that this browser did not begin: whoever sits here is asked first. */
export interface Arrived extends Arrival {
  /** With what else the address said, for the start that follows the answer. */
  entry: Entry;
}

/** `exchange` becomes the consent that logs the person in; null leaves everything as it is. */
export const answered = ({ entry, id }: Arrived, agrees: boolean): Entry => ({
  ...entry,
  exchange: agrees ? { arrival: id } : null,
});

/** Exchanges a ticket, auth code or token once and removes every secret from the address (Spec 2). Rejects when the gateway cannot be reached. */
export async function start(
  { client, address, memory }: StartPorts,
  entry: Entry = readEntry(address.read()),
): Promise<Started | Arrived> {
  const { exchange, userInfo, aNetToken, instanceId, entrance, path, pick, failed, cleaned } = entry;
  // Before the first call, so that no reload and no other page ever sees them.
  if (cleaned !== null) address.replace(cleaned);
  if (aNetToken !== null) memory.keepToken(aNetToken);
  if (instanceId !== null) memory.remember({ instanceId });
  const [settings, person] = await Promise.all([
    client.settings(),
    // Few addresses are encrypted, so the cipher is loaded only for those.
    userInfo === null ? null : import("../../person/user-info.ts"),
  ]);
  const { queryKey: key, queryIv: iv } = settings.wireKeys;
  const read = userInfo === null || !person ? null : person.readUserInfo(userInfo, { key, iv });
  const unreadable = read && !read.ok ? read.alert : null;
  const came = exchange && unreadable === null ? await exchanged(client, exchange) : null;
  if (typeof came === "object" && came !== null) return { ...came, entry: { ...entry, cleaned: null } };
  if (aNetToken !== null && came === null) memory.tokenRefused(aNetToken);
  const { user, token, secondsLeft } = await whoIsHere(client, came);
  const before = memory.remembered(user);
  const given = read?.ok
    ? { name: read.name, mobile: read.mobile, certificateNumber: read.certificateNumber }
    : null;
  const mode = await companyMode(client, { user, token }, instanceId ?? before.instanceId);
  return {
    settings,
    user,
    token,
    secondsLeft,
    path,
    ...mode,
    pick: pick && came !== null ? { ...pick, path } : null,
    visitor: given ?? before.visitor,
    userFrom: entrance ?? before.userFrom ?? terminal,
    alert:
      unreadable ??
      (failed && portalTexts.loginFailed[failed]) ??
      (given && user && isAnother(given, user) ? portalTexts.anotherPerson : mode.alert),
    note: given && !user ? portalTexts.visitor(maskName(given.name)) : null,
  };
}

/** The token for the credential, or whom to ask about; null when it was already used or is too old: the call has shown its popup, and the person stays a visitor. */
async function exchanged(client: GatewayClient, ask: Credential): Promise<string | Arrival | null> {
  const asked =
    "authCode" in ask
      ? client.call("jszwfwLogin", ask).then(({ token, arrival }) => arrival ?? token)
      : client.call("getTicketBySign", ask).then(({ aNetToken, arrival }) => arrival ?? aNetToken);
  return asked.then((found) => found ?? null).catch(() => null);
}

/** Asks for name, mobile and number with the token of the credential just exchanged (Spec 2). */
async function whoIsHere(
  client: GatewayClient,
  came: string | null,
): Promise<Pick<Started, "user" | "token" | "secondsLeft">> {
  if (came !== null) return { user: await client.call("userGet", {}, { token: came }), token: came };
  const { user, aNetToken, secondsLeft } = await client.call("session", {});
  return { user, token: user ? aNetToken : null, secondsLeft };
}

const isAnother = ({ certificateNumber }: Visitor, user: UserInfo): boolean =>
  user.certificateNumber !== "" && user.certificateNumber !== certificateNumber;

type Mode = Pick<Started, "actsFor" | "instanceId" | "alert">;

async function companyMode(
  client: GatewayClient,
  { user, token }: Pick<Started, "user" | "token">,
  instanceId: string | null,
): Promise<Mode> {
  if (instanceId === null || user === null || token === null)
    return { actsFor: null, instanceId, alert: null };
  const list = () => client.call("authorizeList", {}, { token });
  return findCompanyMode(list, user, instanceId);
}
