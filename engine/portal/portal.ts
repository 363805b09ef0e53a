// Assembles the portal: the root actor, the gateway's client, the handling, and what outlives a reload.

import { createActor } from "xstate";
import { createGatewayClient, type GatewayClient } from "../client/create-client.ts";
import { type HandlingRef, handlingMachine } from "./handling/handling.ts";
import { handlingPorts } from "./handling/handling-ports.ts";
import { createLoads, type Loads } from "./loads.ts";
import type { SupplementOf } from "./office/office-actions.ts";
import type { SupplementRef } from "./office/supplement.ts";
import { createActions } from "./portal-actions.ts";
import { type PortalRef, portalMachine } from "./portal-machine.ts";
import type { PortalEvent } from "./portal-state.ts";
import { alwaysVisible, type PortalPorts } from "./ports.ts";
import { createReports } from "./reports/reports.ts";
import { createDismissed, type Dismissed } from "./visit/dismissed.ts";
import { createMemory } from "./visit/memory.ts";
import { createSessionCheck } from "./visit/session-check.ts";

export interface Portal {
  actor: PortalRef;
  /** Leads from a click on a one-thing to its guide or its declaration. */
  handling: HandlingRef;
  client: GatewayClient;
  loads: Loads;
  send(event: PortalEvent): void;
  /** yyyy-MM-dd of the gateway; empty until the settings are known. */
  today(): string;
  /** Reports a failure that no part of the portal has shown. */
  report(error: unknown): void;
  /** Draft of the declaration that is running, or was running before the reload. */
  keptDraft(): string | undefined;
  /** Gathers and hands in what an application waits for; not started yet. */
  supplement(of: SupplementOf): Promise<SupplementRef>;
  /** Announcements that were dismissed in this session. */
  dismissed: Dismissed;
  /** Writes at once whatever must survive a reload; for `pagehide`. */
  persist(): void;
  /** The person turns to the page (true), or to another tab or window. */
  focused(here: boolean): void;
}

/** Creates the portal and starts it. It touches the world only through the ports. */
export function createPortal(ports: PortalPorts): Portal {
  const { clock, origin, address, visibility = alwaysVisible } = ports;
  const reports = createReports(ports);
  const report = (error: unknown) => {
    ports.report?.(error);
    reports.error(error);
  };
  const memory = createMemory(ports.storage, clock, report);
  const here = () => {
    const read = address.read();
    return read.startsWith("/") ? origin + read : read;
  };
  const actor = createActor(portalMachine, {
    clock,
    // The person may go back to the list before it is known who is here.
    input: { here, officeActiveTab: memory.keptOfficeTab() },
  });
  const { send } = actor;
  const root = () => actor.getSnapshot().context;
  const today = () => root().settings?.today ?? "";
  const client = createGatewayClient({
    fetch: ports.fetch,
    upload: ports.upload,
    origin,
    token: () => root().token,
    listener: {
      spinner: (change) => send({ type: "CALL", change }),
      failed: (failure, shown) => send({ type: "FAILED", failure, shown }),
      called: reports.called,
      sessionEnded: () => send({ type: "SESSION_ENDED" }),
    },
  });
  const loads = createLoads(client, clock, report);
  const parts = { ports, visibility, client, loads, memory, root, send, today, report };
  const handling = createActor(handlingMachine, { input: handlingPorts(parts), clock });
  const actions = createActions({
    ...{ ...parts, handling, here },
    begun: (settings) => void reports.begin(settings, { actor, handling }),
  });

  actor.on("act", ({ event }) => actions.act(event));
  actor.subscribe({ error: report });
  handling.subscribe({ error: report });
  handling.start();
  actor.start();
  actions.begin();
  return {
    ...{ actor, handling, client, loads, send, today, report },
    keptDraft: () => (root().session?.persisted() ?? memory.kept())?.record.draftId,
    supplement: actions.supplement,
    dismissed: createDismissed(ports.storage, report),
    persist: () => {
      memory.now();
      reports.end();
    },
    focused: createSessionCheck({ client, root, send }),
  };
}
