// Takes the ports; gives the portal: the root actor with client, loads, handling and the running declaration behind it.

import { type ActorRefFrom, createActor } from "xstate";
import { createGatewayClient, type GatewayClient } from "../gateway-client/create-client.ts";
import { GatewayFailure } from "../gateway-client/gateway-failure.ts";
import type { Definition } from "../one-thing/definition.ts";
import { createEffects } from "./effects.ts";
import { readEntry } from "./entry.ts";
import { handlingMachine } from "./handling.ts";
import type { HandlingPorts } from "./handling-types.ts";
import { alwaysSeen, laterDoors } from "./later-doors.ts";
import { laterMaterials } from "./later-materials.ts";
import { createLoads, type Loads } from "./loads.ts";
import { createMemory } from "./memory.ts";
import { portalMachine } from "./portal-machine.ts";
import type { PortalEvent, PortalReport } from "./portal-types.ts";
import type { PortalPorts } from "./ports.ts";
import { createStepsAddress } from "./steps-address.ts";
import { portalWords } from "./words.ts";

export type PortalRef = ActorRefFrom<typeof portalMachine>;

export interface Portal {
  actor: PortalRef;
  client: GatewayClient;
  loads: Loads;
  send(event: PortalEvent): void;
  /** yyyy-MM-dd of the gateway; empty text until the settings are there. */
  today(): string;
  /** Writes what must survive a reload at once: for `pagehide`. */
  persist(): void;
}

/** A one-thing of the lists without a definition in this build. */
class UnknownThing extends Error {}

/** The portal, started. Nothing in it touches the world but through the ports. */
export function createPortal(ports: PortalPorts): Portal {
  const { clock, origin, random } = ports;
  const report = (error: unknown) => ports.report?.(error);
  const send = (event: PortalEvent | PortalReport) => actor.send(event);
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
      sessionEnded: () => send({ type: "SESSION_ENDED" }),
    },
  });
  const loads = createLoads(client, clock, report);
  const memory = createMemory(ports.storage, clock, report);
  const steps = createStepsAddress(ports.navigate);
  const refuse = (message: string) =>
    send({ type: "POPUP", popup: { title: portalWords.tipTitle, message } });
  const materials = laterMaterials({
    client,
    clock,
    random,
    report,
    hash: ports.hash,
    session: () => memory.session,
    onUploads: (uploads) => send({ type: "UPLOADS", uploads }),
    onLicences: (licences) => send({ type: "LICENCES", licences }),
    onFetches: (fetches) => send({ type: "FETCHES", fetches }),
    refuse,
  });

  async function definitionOf(code: string): Promise<Definition> {
    if (!ports.definitionCodes.includes(code)) throw new UnknownThing(code);
    return (await ports.loadDefinition(code)).definition;
  }

  const handlingPorts: HandlingPorts = {
    user: () => root().user,
    definition: definitionOf,
    look: async (code) => {
      const definition = await definitionOf(code);
      const oneThingId = definition.oneThing.id;
      return { definition, notices: await client.call("noticeList", { oneThingId, terminal: "pc" }) };
    },
    drafts: async (oneThingId, instanceId) =>
      (
        await client.call("catalogBindList", {
          oneThingId,
          userFrom: "pc",
          ...(instanceId && { instanceId }),
        })
      ).drafts,
    ...laterDoors({
      client,
      clock,
      visibility: ports.visibility ?? alwaysSeen,
      tell: (event) => handling.send(event),
    }),
    goOut: (url) => {
      // A designer's address may lead anywhere on the web, but never run as a script.
      if (/^(https?:\/\/|\/(?!\/))/i.test(url)) ports.openExternal(url, !url.startsWith("/"));
      else report(new Error(`Not an address to hand over to: ${url}`));
    },
    login: (at) => {
      const path = at.here ? readEntry(ports.address.read()).path : `/guide/${at.code}`;
      memory.waitForLogin({ ...at, ...(at.here && { path }) });
      send({ type: "LOGIN", returnTo: origin + path });
    },
    handled: (handled) => send({ type: "HANDLED", handled }),
    townshipChanged: (areaId) => memory.session?.actor.send({ type: "TOWNSHIP", areaId }),
    faceRenewed: () => send({ type: "TOAST", message: portalWords.faceRenewed }),
    failed: (error) => {
      report(error);
      // A failed call has shown its popup already.
      if (error instanceof GatewayFailure) return;
      refuse(error instanceof UnknownThing ? portalWords.unknownThing : portalWords.busy);
    },
  };
  const handling = createActor(handlingMachine, { input: handlingPorts, clock });
  const effects = createEffects({
    ...{ ports, report, client, loads, handling, memory, steps, materials, root, send, today },
  });
  const actor = createActor(portalMachine, { input: effects, clock });
  handling.subscribe({ error: report });
  actor.subscribe({ error: report });
  handling.start();
  actor.start();
  return { actor, client, loads, send, today, persist: memory.now };
}
