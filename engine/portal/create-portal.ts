// Takes the ports; gives the portal: the root actor with client, loads, handling and the running declaration behind it.

import { createActor } from "xstate";
import { createGatewayClient, type GatewayClient } from "../client/create-client.ts";
import { GatewayFailure } from "../client/gateway-failure.ts";
import { terminal } from "../contract/terminal.ts";
import type { Definition } from "../one-thing/definition.ts";
import { createEffects } from "./effects.ts";
import { handlingMachine } from "./handling/handling.ts";
import type { HandlingPorts } from "./handling/handling-types.ts";
import { alwaysSeen, laterDoors } from "./handling/later-doors.ts";
import { createLoads, type Loads } from "./loads.ts";
import { laterOffice } from "./office/later-office.ts";
import type { SupplementOf } from "./office/office-deeds.ts";
import type { SupplementRef } from "./office/supplement.ts";
import { type PortalRef, portalMachine } from "./portal-machine.ts";
import type { PortalEvent, PortalReport } from "./portal-types.ts";
import type { PortalPorts } from "./ports.ts";
import { laterReports } from "./reports/later-reports.ts";
import { laterMaterials } from "./session/later-materials.ts";
import { createStepsAddress } from "./session/steps-address.ts";
import { readEntry } from "./visit/entry.ts";
import { createMemory } from "./visit/memory.ts";
import { createSeen, type Seen } from "./visit/seen.ts";
import { portalWords } from "./words.ts";

export interface Portal {
  actor: PortalRef;
  client: GatewayClient;
  loads: Loads;
  send(event: PortalEvent): void;
  /** yyyy-MM-dd of the gateway; empty text until the settings are there. */
  today(): string;
  /** Something went wrong that no part of the portal has told. */
  report(error: unknown): void;
  /** Draft of the declaration that runs, or ran before the reload. */
  keptDraft(): string | undefined;
  /** What an application waits for, gathered and handed in; not started yet. */
  supplement(of: SupplementOf): Promise<SupplementRef>;
  /** Announcements of the portal that were put away in this session. */
  seen: Seen;
  /** Writes what must survive a reload at once: for `pagehide`. */
  persist(): void;
  /** The person turns to the page (true), or to another tab or window. */
  attend(here: boolean): void;
}

/** A one-thing of the lists without a definition in this build. */
class UnknownThing extends Error {}

/** The portal, started. Nothing in it touches the world but through the ports. */
export function createPortal(ports: PortalPorts): Portal {
  const { clock, origin, random } = ports;
  const reports = laterReports(ports);
  const report = (error: unknown) => {
    ports.report?.(error);
    reports.error(error);
  };
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
      called: reports.called,
      sessionEnded: () => send({ type: "SESSION_ENDED" }),
    },
  });
  const loads = createLoads(client, clock, report);
  const seen = createSeen(ports.storage, report);
  const memory = createMemory(ports.storage, clock, report);
  const steps = createStepsAddress(ports.navigate);
  const office = laterOffice({
    ...{ client, loads, clock, random, send },
    hash: ports.hash,
    navigate: ports.navigate,
    draftGone: (draftId) => {
      if (keptDraft() !== draftId) return;
      memory.session?.stop();
      memory.forgetDeclaration();
      materials.clear();
      steps.forget();
      send({ type: "CLOSED" });
    },
  });
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

  const chosenFor = (code: string) => {
    const chosen = memory.beforehand();
    return chosen?.code === code ? chosen : undefined;
  };
  const handlingPorts: HandlingPorts = {
    user: () => root().user,
    actsFor: () => root().actsFor,
    definition: definitionOf,
    look: async (code) => {
      const definition = await definitionOf(code);
      const oneThingId = definition.oneThing.id;
      return { definition, notices: await client.call("noticeList", { oneThingId, terminal }) };
    },
    drafts: async (oneThingId, instanceId) =>
      (
        await client.call("catalogBindList", {
          oneThingId,
          userFrom: root().userFrom,
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
    toCompanyServices: () => ports.navigate({ page: "list", kind: "enterprise" }),
    handled: (handled) => send({ type: "HANDLED", handled }),
    townshipOf: (code) => chosenFor(code)?.areaId,
    townshipKept: (code, areaId) =>
      send({ type: "BEFOREHAND", given: { choices: {}, ...chosenFor(code), code, areaId } }),
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
    office,
    begun: (settings) => void reports.begin(settings, actor),
  });
  const actor = createActor(portalMachine, { input: effects, clock });
  handling.subscribe({ error: report });
  actor.subscribe({ error: report });
  handling.start();
  actor.start();
  const persist = () => {
    memory.now();
    reports.end();
  };
  const attend = (here: boolean) => {
    // Nobody has asked for it: that it fails is told by what the person does next.
    import("./visit/attend.ts")
      .then((it) => it.attend({ client, memory, root, send }, here))
      .catch(() => undefined);
  };
  const keptDraft = () => (memory.session?.persisted() ?? memory.kept())?.record.draftId;
  return {
    actor,
    client,
    loads,
    send,
    today,
    report,
    keptDraft,
    supplement: office.supplement,
    seen,
    persist,
    attend,
  };
}
