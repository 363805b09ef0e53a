// What the parts of the portal share: the ports, the gateway's client, what outlives a reload, and the root actor.

import type { GatewayClient } from "../client/create-client.ts";
import type { Settings } from "../contract/types.gen.ts";
import type { HandlingRef } from "./handling/handling.ts";
import type { Loads } from "./loads.ts";
import type { Outage } from "./outage.ts";
import type { PortalContext, PortalEvent, PortalReport } from "./portal-state.ts";
import type { PortalPorts, VisibilityPort } from "./ports.ts";
import type { KeptDeclaration } from "./session/kept-declaration.ts";
import type { DeviceCopy } from "./visit/device-copy.ts";
import type { Memory } from "./visit/memory.ts";

export interface PortalParts {
  ports: PortalPorts;
  visibility: VisibilityPort;
  client: GatewayClient;
  loads: Loads;
  memory: Memory;
  /** The running declaration, as it outlives a reload. */
  kept: KeptDeclaration;
  /** What this device keeps of supplements. */
  supplements: DeviceCopy["supplements"];
  /** What the root actor knows now. */
  root(): PortalContext;
  send(event: PortalEvent | PortalReport): void;
  /** Tells of presses that got no answer, and lets them go on. */
  outage: Outage;
  /** Tells in the popup (Spec 8). */
  tell(message: string): void;
  /** yyyy-MM-dd of the gateway; empty until the settings are known. */
  today(): string;
  report(error: unknown): void;
}

/** What those need who carry out what the visit's machine has decided. */
export interface ActingParts extends PortalParts {
  handling: HandlingRef;
  /** Where a login returns to from the current page. */
  here(): string;
  /** The settings are known. */
  begun(settings: Settings): void;
  /** See SessionEnd. */
  loggedIn(secondsLeft?: number): void;
}
