// Saves pending changes when the person looks away, and notices on return that somebody else has logged in.

import type { GatewayClient } from "../client/create-client.ts";
import type { UserInfo } from "../contract/types.gen.ts";
import type { PortalContext, PortalReport } from "./portal-state.ts";
import { portalTexts } from "./texts.ts";

export interface SessionCheckPorts {
  client: GatewayClient;
  root(): Pick<PortalContext, "user" | "session">;
  send(event: Extract<PortalReport, { type: "SESSION_ENDED" }>): void;
}

/** Two tabs share one session: a login in one ends the session of the other (Spec 6). `here`: the person turns to the page. */
export function createSessionCheck({ client, root, send }: SessionCheckPorts): (here: boolean) => void {
  // A window that regains focus reports it twice: as a window and as a tab.
  let asking = false;

  async function check(): Promise<void> {
    const { user: before } = root();
    if (!before || asking) return;
    asking = true;
    try {
      const { user } = await client.call("session", {});
      // Somebody may have logged in or out in this page meanwhile.
      if (root().user !== before || isSame(user, before)) return;
      send({ type: "SESSION_ENDED", ...(user && { message: portalTexts.replaced(user.realNameText) }) });
    } finally {
      asking = false;
    }
  }

  return (here) => {
    if (here) {
      // A background check: if it fails, the person's next action shows it.
      check().catch(() => undefined);
      return;
    }
    const autosave = root().session?.autosave;
    // Saves only pending changes; looking away must not create a draft that nobody has written into.
    if (autosave?.getSnapshot().matches("waiting")) autosave.send({ type: "FLUSH" });
  };
}

const isSame = (one: UserInfo | null, other: UserInfo): boolean =>
  one?.id === other.id && one.userType === other.userType && one.company?.id === other.company?.id;
