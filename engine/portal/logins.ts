// Finds out who is here, takes them in, and logs in the legal person of a company without leaving the page.

import { isRealName } from "../person/name.ts";
import type { createOpening } from "./opening.ts";
import type { ActingParts } from "./portal-parts.ts";
import { portalTexts } from "./texts.ts";
import type { Entry } from "./visit/entry.ts";
import { type Arrived, answered, type Started, start } from "./visit/start.ts";

export function createLogins(
  parts: ActingParts,
  { close, unopened }: Pick<ReturnType<typeof createOpening>, "close" | "unopened">,
) {
  const { ports, client, memory, handling, root, send, tell, report } = parts;
  /** Who waits for consent to be logged in. */
  let arrived: Arrived | null = null;

  /** Finds out who is here. */
  const begin = (entry?: Entry) =>
    void start({ client, address: ports.address, memory }, entry).then(
      (found) => {
        arrived = "entry" in found ? found : null;
        send(arrived ? { type: "ARRIVED", arrived } : { type: "STARTED", started: found as Started });
      },
      () => send({ type: "UNREACHABLE" }),
    );

  function arrive({ settings, user, token, path, pick: pressed, secondsLeft, ...entered }: Started): void {
    parts.begun(settings);
    if (user) parts.loggedIn(secondsLeft);
    memory.arrive(user, token, entered);
    // The tab belonged to another person.
    if (memory.keptOfficeTab() !== root().officeActiveTab) send({ type: "OFFICE_TAB", tab: "" });
    const beforehand = memory.beforehand();
    if (beforehand) send({ type: "BEFOREHAND", given: beforehand });
    const waiting = memory.takeHandling() ?? pressed;
    if (!waiting || !user) return;
    const { path: back = `/guide/${waiting.code}`, ...pick } = waiting;
    if (path !== back) return;
    if (isRealName(user)) handling.send({ type: "START", ...pick, resumed: true });
    else tell(portalTexts.notVerified);
  }

  async function openLegalLogin(): Promise<void> {
    try {
      const { createLegalDoor } = await import("./legal-login.ts");
      const actor = createLegalDoor({ ...parts, close, unopened });
      // Its dialog may be closed by now.
      if (root().legal !== "opening") return;
      send({ type: "LEGAL", actor });
      actor.start();
    } catch (error) {
      report(error);
      send({ type: "LEGAL", actor: null });
      tell(portalTexts.busy);
    }
  }

  return {
    begin,
    arrive,
    /** Whether the person who has arrived unasked is to be logged in here. */
    answer: (agrees: boolean) => arrived && begin(answered(arrived, agrees)),
    openLegalLogin,
  };
}
