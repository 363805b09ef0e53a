// The state of a visit, and the events that change it.

import { setup } from "xstate";
import type { ShownFailure } from "../client/create-client.ts";
import type { GatewayFailure } from "../client/gateway-failure.ts";
import type { Deployment } from "../contract/document.ts";
import { terminal } from "../contract/terminal.ts";
import type { CompanyInfo, DraftChanges, Settings, UserInfo } from "../contract/types.gen.ts";
import type { StepAim } from "../flow/step-path.ts";
import type { Definition } from "../one-thing/definition.ts";
import type { DialogEvent } from "./handling/handling-rules.ts";
import type { QrCheckRef } from "./handling/qr-check.ts";
import type { OfficeEvent } from "./office/office-actions.ts";
import type { Opening } from "./session/open-declaration.ts";
import type { DeclarationSession } from "./session/session.ts";
import { portalTexts } from "./texts.ts";
import type { Beforehand } from "./visit/persisted.ts";
import type { Visitor } from "./visit/principal.ts";
import type { Arrived, Started } from "./visit/start.ts";

/** Milliseconds between the end of the last call and the end of the spinner (Spec 9). */
export const loadingCloseDelay = 500;

/** Milliseconds that a call may take before the spinner appears, so that a fast answer causes no flash. */
export const spinnerDelay = 200;

export interface Popup {
  title: string;
  message: string;
  /** Offers RETRY, which repeats what failed. */
  retry?: boolean;
  /** What has become of the content of the declaration. */
  kept?: string | undefined;
  /** Offers STAY, which keeps the person logged in. */
  stay?: boolean;
  /** Where LOGIN returns to; its presence makes the popup ask for a login. */
  login?: string;
  /** A legal person has to log in again; absent when it is not known who. */
  legal?: boolean;
  /** What has changed for the draft that was opened. */
  changes?: DraftChanges;
}

export interface PortalContext {
  settings: Settings | null;
  /** Known before the settings where the document brings it. */
  deployment: Deployment | null;
  user: UserInfo | null;
  token: string | null;
  /** Settings and person are known. Once true, it stays true. */
  ready: boolean;
  /** Calls in flight that want the spinner. */
  pending: number;
  /** The fullscreen spinner: it appears after 200 ms and closes 500 ms after the last call (Spec 9). */
  spinner: boolean;
  /** Spec 3: a read is under way, whatever page asked for it. */
  isFetch: boolean;
  /** Spec 3: a read is under way whose data is not there yet, so that grey rows stand in its place. */
  showSkeleton: boolean;
  popup: Popup | null;
  /** Shown for a moment; repeating a message makes a new object, which stays longer. `error`: it tells of a failure, not of something that was done. */
  toast: { message: string; tone?: "error" } | null;
  visitor: Visitor | null;
  /** Spec 3: the parameter of the address that brought the person here, or the portal's own terminal. */
  userFrom: string;
  /** Company mode: the approved company that the address named (Spec 2). */
  actsFor: CompanyInfo | null;
  /** The legal person's login while its dialog is open; `opening`: its code is being loaded. */
  legal: QrCheckRef | "opening" | null;
  /** Somebody has come by a login that this browser did not begin, and waits for consent. */
  arrived: Arrived | null;
  /** What was chosen on a guide before handling began. */
  beforehand: Beforehand | null;
  /** A declaration is being opened. */
  opening: boolean;
  /** The running declaration. */
  session: DeclarationSession | null;
  /** Spec 3: which applications 我的申报 shows, as its address from `?` on. */
  officeActiveTab: string;
}

/** What a click asks for. It waits until the portal knows who is here. */
export type Wish =
  | { type: "PICK"; code: string; oneThingId: string; from: "list" | "home" }
  /** `here`: from the one-thing's own handling address. */
  | { type: "APPLY"; code: string; here?: boolean }
  | { type: "RESUME"; draftId: string; code: string }
  | { type: "OPEN_STEP"; step?: StepAim }
  | { type: "LOGIN"; returnTo?: string }
  | { type: "LEGAL_LOGIN" };

/** What pages, dialogs and steps send. */
export type PortalEvent =
  | Wish
  | DialogEvent
  | OfficeEvent
  | { type: "LEGAL_CLOSE" }
  /** Whether the person who has arrived unasked is to be logged in here. */
  | { type: "ARRIVAL"; agrees: boolean }
  | { type: "LOGOUT" }
  | { type: "LEAVE_COMPANY" }
  | { type: "CLOSE_POPUP" }
  | { type: "CLOSE_TOAST" }
  | { type: "TOAST"; message: string }
  | { type: "RETRY" }
  /** The person is still there, and wants to stay logged in. */
  | { type: "STAY" }
  | { type: "SAVE_AND_LEAVE" }
  /** On the page after signing: goes on behind the sign step; `code` of the one-thing. */
  | { type: "GO_ON"; draftId: string; code: string }
  | { type: "TOWNSHIP_CHANGE" }
  /** 更换 on the guide of that one-thing. */
  | { type: "GUIDE_TOWNSHIP"; definition: Definition }
  /** What has been chosen on the guide so far. */
  | { type: "BEFOREHAND"; given: Beforehand }
  /** The list of 我的申报 as it is shown, from `?` on. */
  | { type: "OFFICE_TAB"; tab: string };

/** What the portal's own parts report. */
export type PortalReport =
  | { type: "CALL"; change: 1 | -1 }
  | { type: "SPINNER"; on: boolean }
  | ({ type: "FETCHING" } & Pick<PortalContext, "isFetch" | "showSkeleton">)
  | { type: "FAILED"; failure: GatewayFailure; shown: ShownFailure }
  | { type: "POPUP"; popup: Popup }
  | { type: "STARTED"; started: Started }
  | { type: "ARRIVED"; arrived: Arrived }
  | { type: "UNREACHABLE" }
  | { type: "OPEN"; opening: Opening }
  | { type: "OPENED"; session: DeclarationSession }
  | { type: "NOT_OPENED"; error: unknown; opening: Opening }
  | { type: "CLOSED" }
  /** Null when its code could not be loaded. */
  | { type: "LEGAL"; actor: QrCheckRef | null }
  /** Somebody logged in without leaving the page; `anew`: not the same person as before. */
  | { type: "ENTERED"; user: UserInfo; token: string; anew: boolean }
  /** `message`: the reason, if known. */
  | { type: "SESSION_ENDED"; message?: string }
  | { type: "LOGGED_OUT" };

export interface PortalInput {
  officeActiveTab: string;
  deployment: Deployment | null;
  /** Where a login returns to from the current page. */
  here(): string;
}

/** Nobody is here: no login, no prefill, no company, no declaration. */
export const nobody = {
  user: null,
  token: null,
  visitor: null,
  userFrom: terminal,
  actsFor: null,
  session: null,
} satisfies Partial<PortalContext>;

export const tip = (message: string, more: Partial<Popup> = {}): Popup => ({
  title: portalTexts.tipTitle,
  message,
  ...more,
});

/** The types of the root machine, for its states. */
export const portal = setup({
  types: {
    context: {} as PortalContext & Pick<PortalInput, "here"> & { wish: Wish | null },
    events: {} as PortalEvent | PortalReport,
    input: {} as PortalInput,
    emitted: {} as { type: "act"; event: PortalEvent | PortalReport },
  },
  delays: { spinner: spinnerDelay, loadingClose: loadingCloseDelay },
  guards: {
    isHere: ({ context }) => context.user !== null,
    isLast: ({ context }) => context.pending <= 1,
    isLoggingIn: ({ context }) => context.legal !== null,
  },
});
