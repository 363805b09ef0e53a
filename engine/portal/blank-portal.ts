// Takes the effects; gives what the root machine knows before it knows anything, and the small pieces its states are put together from.

import { terminal } from "../contract/terminal.ts";
import type { Popup, PortalContext, PortalEffects, PortalEvent } from "./portal-types.ts";
import type { KeeperView } from "./session/keeper-view.ts";
import type { Opening } from "./session/open-declaration.ts";
import { portalWords } from "./words.ts";

/** What is clicked before the portal knows who is here is done as soon as it does. */
export type Early = Extract<
  PortalEvent,
  { type: "PICK" | "APPLY" | "RESUME" | "OPEN_STEP" | "LOGIN" | "LEGAL_LOGIN" }
>;

/** What was clicked early and is wanted still: who turns out to be here already is sent to no login. */
export const earlyWish = ({ early, user }: Pick<RootContext, "early" | "user">): Early | null =>
  user && (early?.type === "LOGIN" || early?.type === "LEGAL_LOGIN") ? null : early;

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

/** Who nobody is: no login, no prefill, no company. */
export const nobody = {
  user: null,
  token: null,
  visitor: null,
  userFrom: terminal,
  actsFor: null,
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
  ready: false,
  pending: 0,
  spinner: false,
  popup: null,
  toast: null,
  handling: effects.handling,
  legal: null,
  beforehand: null,
  opening: false,
  // The way back to the list may be taken before it is known who is here.
  officeActiveTab: effects.keptOfficeTab(),
  ...nobody,
  ...noDeclaration,
});
