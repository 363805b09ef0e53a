// Takes the address and the client; gives who is here and what the portal must know before its first page is useful.

import type { Settings, UserInfo } from "../gateway-client/answers.ts";
import type { GatewayClient } from "../gateway-client/create-client.ts";
import { readEntry } from "./entry.ts";
import type { PortalPorts } from "./ports.ts";
import type { Visitor } from "./principal.ts";

export interface Started {
  settings: Settings;
  user: UserInfo | null;
  token: string | null;
  /** From the encrypted user-info parameter. */
  visitor: Visitor | null;
  /** Why that parameter could not be used; it stops the login (Spec 5). */
  alert: string | null;
  /** Path by which the person came. */
  path: string;
}

/** Exchanges a ticket or token of the address once and takes it out of the address (Spec 2). Rejects when the gateway cannot be reached. */
export async function start(client: GatewayClient, address: PortalPorts["address"]): Promise<Started> {
  const { exchange, userInfo, path, cleaned } = readEntry(address.read());
  // Before the first call, so that no reload and no other page ever sees them.
  if (cleaned !== null) address.replace(cleaned);
  const [settings, person] = await Promise.all([
    client.settings(),
    // Few people come by an encrypted address: nobody else loads the cipher for it.
    userInfo === null ? null : import("../person/user-info.ts"),
  ]);
  const { queryKey: key, queryIv: iv } = settings.wireKeys;
  const read = userInfo === null || !person ? null : person.readUserInfo(userInfo, { key, iv });
  const alert = read && !read.ok ? read.alert : null;
  if (exchange && alert === null) await exchanged(client, exchange);
  const session = await client.call("session", {});
  const { user, aNetToken } = session;
  const visitor = read?.ok
    ? { name: read.name, mobile: read.mobile, certificateNumber: read.certificateNumber }
    : null;
  return { settings, user, token: user ? aNetToken : null, visitor, alert, path };
}

/** A ticket that was used or is too old leaves the person a visitor; its popup was shown by the call. */
async function exchanged(client: GatewayClient, ask: { ticket: string } | { token: string }): Promise<void> {
  await client.call("getTicketBySign", ask).catch(() => undefined);
}
