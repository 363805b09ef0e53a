// Keeps what the page holds when the session ends, and takes back the promise where nothing can be kept.

import type { PortalParts } from "./portal-parts.ts";
import { portalTexts } from "./texts.ts";

/** The popup already says that what was typed is kept, which is true unless session storage and the device both fail. */
export async function sessionEnded({
  memory,
  kept,
  root,
  send,
}: Pick<PortalParts, "memory" | "kept" | "root" | "send">): Promise<void> {
  memory.sessionEnded();
  if (!root().session?.persisted().unsaved || (await kept.isKept())) return;
  const { popup } = root();
  if (popup?.login === undefined) return;
  send({ type: "POPUP", popup: { ...popup, message: portalTexts.sessionEndedUnkept } });
}
