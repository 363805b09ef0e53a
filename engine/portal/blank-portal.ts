// Takes the effects; gives what the root machine knows before it knows anything, and the small pieces its states are put together from.

import { terminal } from "../gateway-client/terminal.ts";
import type { KeeperView } from "./keeper-view.ts";
import type { Opening } from "./open-declaration.ts";
import type { Popup, PortalContext, PortalEffects, PortalEvent } from "./portal-types.ts";
import { portalWords } from "./words.ts";

/** What is clicked before the portal knows who is here is done as soon as it does. */
export type Early = Extract<PortalEvent, { type: "PICK" | "APPLY" | "RESUME" | "OPEN_STEP" }>;

export interface RootContext extends PortalContext {
  effects: PortalEffects;
  early: Early | null;
  openingFrom: Opening | null;
}

const idleKeeper: KeeperView = { status: "idle" };
export const noDeclaration = {
  declaration: null,
  definition: null,
  checks: null,
  keeper: idleKeeper,
  uploads: [],
  licences: {},
  fetches: {},
} satisfies Partial<PortalContext>;

export const tip = (message: string, more: Partial<Popup> = {}): Popup => ({
  title: portalWords.tipTitle,
  message,
  ...more,
});

export const blankPortal = (effects: PortalEffects): RootContext => ({
  effects,
  early: null,
  openingFrom: null,
  settings: null,
  user: null,
  token: null,
  ready: false,
  pending: 0,
  spinner: false,
  popup: null,
  toast: null,
  visitor: null,
  userFrom: terminal,
  actsFor: null,
  handling: effects.handling,
  legal: null,
  beforehand: null,
  opening: false,
  officeActiveTab: "",
  ...noDeclaration,
});
