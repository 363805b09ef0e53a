// Takes the ports; gives the portal: the root actor with client, loads, handling and the running declaration behind it.

import { type ActorRefFrom, createActor } from "xstate";
import { shownStep } from "../flow/shown-step.ts";
import { type StepView, stepPath } from "../flow/step-path.ts";
import { createGatewayClient, type GatewayClient } from "../gateway-client/create-client.ts";
import { GatewayFailure } from "../gateway-client/gateway-failure.ts";
import { type DeclarationSession, openSession } from "./declaration-session.ts";
import { readEntry } from "./entry.ts";
import { type Handled, handlingMachine, type HandlingPorts } from "./handling.ts";
import { later } from "./later.ts";
import { createLoads, type Loads } from "./loads.ts";
import { createMaterials } from "./materials.ts";
import { type Opened, openDeclaration, type Opening } from "./open-declaration.ts";
import { createKeep, nothingPersisted, type PersistedHandling } from "./persisted.ts";
import { portalMachine } from "./portal-machine.ts";
import type { PortalEffects, PortalEvent, PortalReport } from "./portal-types.ts";
import type { PortalPorts } from "./ports.ts";
import { principalOf } from "./principal.ts";
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

/** Milliseconds within which a change reaches session storage. */
const persistDelay = 250;
