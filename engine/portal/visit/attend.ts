// Takes the portal's parts and whether the person turns to the page or away from it; what waits to be saved is saved before, and afterwards it is asked whether somebody else has logged in.

import type { GatewayClient } from "../../client/create-client.ts";
import type { UserInfo } from "../../contract/types.gen.ts";
import type { PortalReport } from "../portal-types.ts";
import { attendWords } from "./attend-words.ts";
import type { Memory } from "./memory.ts";

export interface AttendParts {
  client: GatewayClient;
  memory: Pick<Memory, "session">;
  root(): { user: UserInfo | null };
  send(event: Extract<PortalReport, { type: "SESSION_ENDED" }>): void;
}

// A window that is looked at again says so twice: as a window, and as a tab.
const asking = new WeakSet<GatewayClient>();

/** Two tabs share one session: who logs in in the other one ends this one's (Spec 6). Rejects when the gateway cannot be asked. */
export async function attend({ client, memory, root, send }: AttendParts, here: boolean): Promise<void> {
  if (!here) {
    const keeper = memory.session?.keeper;
    // Only what waits: a draft that nobody has written into is not made by looking away.
    if (keeper?.getSnapshot().matches("waiting")) keeper.send({ type: "FLUSH" });
    return;
  }
  const { user: before } = root();
  if (!before || asking.has(client)) return;
  asking.add(client);
  try {
    const { user } = await client.call("session", {}, { quiet: true });
    // Meanwhile somebody may have logged in or out in this very page.
    if (root().user !== before || isSame(user, before)) return;
    send({ type: "SESSION_ENDED", ...(user && { message: attendWords.replaced(user.realNameText) }) });
  } finally {
    asking.delete(client);
  }
}

const isSame = (one: UserInfo | null, other: UserInfo): boolean =>
  one?.id === other.id && one.userType === other.userType && one.company?.id === other.company?.id;
