// Assembles the portal: the root actor, the gateway's client, the handling, and what outlives a reload.

import { createActor } from "xstate";
import { createGatewayClient } from "../client/create-client.ts";
import { handlingMachine } from "./handling/handling.ts";
import { handlingPorts } from "./handling-ports.ts";
import { createLoads } from "./loads.ts";
import { createOutage } from "./outage.ts";
import { createActions } from "./portal-actions.ts";
import { portalMachine } from "./portal-machine.ts";
import { tip } from "./portal-state.ts";
import { alwaysVisible, type PortalPorts } from "./ports.ts";
import { createReports } from "./reports/reports.ts";
import { keptDeclaration } from "./session/kept-declaration.ts";
import { createSessionCheck } from "./session-check.ts";
import { createSessionEnd } from "./session-end.ts";
import { createDeviceCopy } from "./visit/device-copy.ts";
import { createDismissed } from "./visit/dismissed.ts";
import { takeToken } from "./visit/entry.ts";
import { createMemory } from "./visit/memory.ts";

/** Creates the portal and starts it; over a document that was rendered before, its visit waits for `begin`. It touches the world only through the ports. */
export function createPortal(given: PortalPorts) {
  /** The portal itself leads to another site. */
  let leads = false;
  const ports: PortalPorts = {
    ...given,
    openExternal: (url, newWindow) => {
      if (!newWindow) leads = true;
      given.openExternal(url, newWindow);
    },
  };
  const { clock, origin, address, visibility = alwaysVisible } = ports;
  const reports = createReports(ports);
  /** Reports a failure that no part of the portal has shown. */
  const report = (error: unknown) => {
    ports.report?.(error);
    reports.error(error);
  };
  const memory = createMemory(ports.storage, clock, report, () => loads.fetched());
  const copy = createDeviceCopy(ports.device, clock, report);
  const kept = keptDeclaration(memory, copy);
  // What a browser does not open it cannot have kept.
  ports.device?.tidy().catch(() => undefined);
  const here = () => {
    const read = address.read();
    return read.startsWith("/") ? origin + read : read;
  };
  const actor = createActor(portalMachine, {
    clock,
    // The person may go back to the list before it is known who is here.
    input: { here, officeActiveTab: memory.keptOfficeTab(), deployment: ports.given?.deployment ?? null },
  });
  const { send } = actor;
  const root = () => actor.getSnapshot().context;
  /** yyyy-MM-dd of the gateway; empty until the settings are known. */
  const today = () => root().deployment?.today ?? "";
  const client = createGatewayClient({
    fetch: ports.fetch,
    upload: ports.upload,
    origin,
    token: () => root().token,
    wait: (milliseconds) => new Promise((done) => void clock.setTimeout(() => done(), milliseconds)),
    listener: {
      spinner: (change) => send({ type: "CALL", change }),
      failed: (failure, shown) => send({ type: "FAILED", failure, shown }),
      called: (name) => {
        const ended = reports.called(name);
        return (outcome) => {
          if (outcome === "ok") sessionEnd.used();
          ended(outcome);
        };
      },
      sessionEnded: () => send({ type: "SESSION_ENDED" }),
    },
  });
  const checkSession = createSessionCheck({ client, root, send });
  const sessionEnd = createSessionEnd({ clock, root, send, here, check: () => checkSession(true) });
  const loads = createLoads({ client, clock, report, given: ports.given?.loads }, () => {
    memory.soon();
    const { isFetch, showSkeleton } = loads.fetched();
    const known = root();
    if (isFetch === known.isFetch && showSkeleton === known.showSkeleton) return;
    send({ type: "FETCHING", isFetch, showSkeleton });
  });
  const tell = (message: string) => send({ type: "POPUP", popup: tip(message) });
  const outage = createOutage({ client, clock, memory, root, send });
  const { supplements } = copy;
  const parts = {
    ports,
    visibility,
    client,
    loads,
    memory,
    kept,
    supplements,
    root,
    send,
    tell,
    today,
    report,
    outage,
  };
  /** Leads from a click on a one-thing to its guide or its declaration. */
  const handling = createActor(handlingMachine, { input: handlingPorts(parts), clock });
  const actions = createActions({
    ...parts,
    handling,
    here,
    begun: (settings) => void reports.begin(settings, { actor, handling }),
    loggedIn: sessionEnd.begins,
  });

  actor.on("act", ({ event }) => actions.act(event));
  actor.subscribe({ error: report });
  handling.subscribe({ error: report });
  handling.start();
  actor.start();
  const first = root();
  let begun = false;
  const begin = () => {
    if (!begun) actions.begin();
    begun = true;
  };
  if (!ports.given) begin();
  return {
    actor,
    /** What was known before anything happened: what a document shows that was rendered before. */
    first,
    /**
     * Finds out who is here; a second call does nothing. Over a rendered document it is called when that has been taken over: an
     * answer in between would make React take over all the rest in one piece.
     */
    begin,
    handling,
    client,
    loads,
    send,
    today,
    report,
    origin,
    keptDraft: actions.keptDraft,
    justSigned: actions.justSigned,
    supplement: actions.supplement,
    /** The phone's side of signing by phone, by the token of its link; not started yet. */
    handwriting: async (token: string) => {
      const { createHandwriting } = await import("./signing/on-phone.ts");
      const open = () => client.call("signPhoneOpen", { token });
      const write = (image: string, statement: string) =>
        client.call("signPhoneWrite", { token, image, statement }, { repeat: true });
      return createHandwriting({ open, write }, clock);
    },
    /** Announcements that were dismissed in this session. */
    dismissed: createDismissed(ports.storage, report),
    /** Writes at once whatever must survive a reload; for `pagehide`. */
    persist: () => {
      root().session?.form.flush();
      kept.now();
      reports.end();
    },
    /** Whatever could not be saved or loaded is tried again at once. */
    saveAgain: outage.again,
    /** Leaving the page now would lose something, or send it only after a return; never while the portal itself leads away. */
    wouldLose: () => {
      const { session } = root();
      if (!session || leads) return false;
      session.form.flush();
      return kept.isTyped() || session.persisted().unsaved || session.isUploading();
    },
    /** Before every navigation inside the portal: keeps an aNetToken of its address, and gives the address without it (Spec 2). */
    moving: (address: string) => {
      const { aNetToken, rest } = takeToken(address);
      if (aNetToken !== null) memory.keepMovedToken(aNetToken);
      return rest;
    },
    /** The person turns to the page (true), or to another tab or window. */
    focused: (here: boolean) => {
      if (here) leads = false;
      checkSession(here);
    },
  };
}

export type Portal = ReturnType<typeof createPortal>;
