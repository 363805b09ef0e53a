// Carries out what the visit's machine has decided: leads into the handling, opens and ends declarations, logs in and out.

import { GatewayFailure, notLoaded } from "../client/gateway-failure.ts";
import { createLeaving } from "./leaving.ts";
import { once } from "./load-once.ts";
import { createLogins } from "./logins.ts";
import type { SupplementOf } from "./office/office-actions.ts";
import { createOpening } from "./opening.ts";
import type { ActingParts } from "./portal-parts.ts";
import type { PortalEvent, PortalReport } from "./portal-state.ts";
import { sessionEnded } from "./session-ended.ts";

type Decided = PortalEvent | PortalReport;
type Actions = { [Type in Decided["type"]]?: (event: Extract<Decided, { type: Type }>) => void };

export function createActions(parts: ActingParts) {
  const { ports, client, loads, handling, here, memory, kept, supplements, root, send, report, outage } =
    parts;
  const { clock, random, hash, navigate } = ports;
  const opening = createOpening(parts);
  const { keptDraft, close } = opening;
  const leaving = createLeaving({ ...parts, close });
  const logins = createLogins(parts, opening);

  const office = once(async () => {
    const { createOffice } = await import("./office/office-actions.ts").catch(notLoaded);
    /** Ends a declaration of this page that uses the deleted draft. */
    const draftGone = (draftId: string) => {
      if (keptDraft() !== draftId) return;
      close();
      kept.forget(root().user, draftId);
      send({ type: "CLOSED" });
    };
    return createOffice({
      client,
      loads,
      clock,
      random,
      hash,
      navigate,
      send,
      draftGone,
      supplements,
      owner: () => {
        const { user } = root();
        if (!user) throw new GatewayFailure({ kind: "session", call: "projectInfo" });
        return user;
      },
      press: outage.press,
    });
  });

  const actions: Actions = {
    STARTED: ({ started }) => logins.arrive(started),
    RETRY: () => (root().ready ? outage.retry() : logins.begin()),
    ARRIVAL: ({ agrees }) => logins.answer(agrees),
    PICK: ({ code }) => handling.send({ type: "START", code, aim: "guide" }),
    APPLY: ({ code, here }) => handling.send({ type: "START", code, aim: "declaration", here }),
    RESUME: handling.send,
    CONFIRM: handling.send,
    CANCEL: handling.send,
    CHOOSE_TOWNSHIP: handling.send,
    FACE_CONFIRMED: handling.send,
    START_ANEW: handling.send,
    GUIDE_TOWNSHIP: handling.send,
    TOWNSHIP_CHANGE: () => {
      const { session } = root();
      if (session) handling.send({ type: "CHANGE_TOWNSHIP", definition: session.definition });
    },
    OPEN: (event) => opening.open(event.opening),
    NOT_OPENED: (event) => opening.failed(event.error, event.opening),
    OPEN_STEP: ({ step }) => opening.openStep(step),
    GO_ON: opening.goOn,
    SAVE_AND_LEAVE: () => void leaving.saveAndLeave(),
    BEFOREHAND: ({ given }) => memory.keepBeforehand(given),
    OFFICE_TAB: ({ tab }) => memory.officeTab(tab),
    // A failed call has already shown its popup.
    OFFICE: (event) =>
      void outage
        .press(
          () => send(event),
          async () => (await office()).press(event),
        )
        .catch(report),
    LOGIN: ({ returnTo = here() }) => leaving.logIn(returnTo),
    ENTERED: ({ anew }) => {
      parts.loggedIn();
      outage.entered(anew);
    },
    LEGAL_LOGIN: () => void logins.openLegalLogin(),
    // Its answer closes the popup.
    STAY: () => void client.call("session", {}).catch(report),
    LEAVE_COMPANY: memory.leaveCompany,
    SESSION_ENDED: () => void sessionEnded(parts),
    LOGOUT: () => void leaving.logOut(),
  };

  return {
    keptDraft,
    justSigned: opening.justSigned,
    begin: logins.begin,
    /** Carries out the consequences of an event; most have none. */
    act: (event: Decided) => (actions[event.type] as ((event: Decided) => void) | undefined)?.(event),
    /** Gathers and hands in what an application waits for; not started yet. */
    supplement: async (of: SupplementOf) => (await office()).supplement(of),
  };
}
