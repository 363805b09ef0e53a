// Nothing goes in; what the portal's root actor knows, and everything it can be told.

import type { GatewayFailure } from "../client/gateway-failure.ts";
import type { FilePort } from "../client/ports.ts";
import type { CompanyInfo, DraftChanges, Settings, UserInfo } from "../contract/types.gen.ts";
import type { StepAim } from "../flow/step-path.ts";
import type { Definition, SectionChecks } from "../one-thing/definition.ts";
import type { SourceName } from "../one-thing/sources.ts";
import type { HandlingRef } from "./handling/handling.ts";
import type { Handled, Wanted } from "./handling/handling-types.ts";
import type { QrCheckRef } from "./handling/qr-check.ts";
import type { DeclarationRef, DeclarationSession } from "./session/declaration-session.ts";
import type { KeeperView } from "./session/keeper-view.ts";
import type { Opening } from "./session/open-declaration.ts";
import type { UploadRef } from "./session/upload.ts";
import type { Beforehand } from "./visit/persisted.ts";
import type { Visitor } from "./visit/principal.ts";
import type { Started } from "./visit/start.ts";

export type OfficeDeed =
  /** `leave`: its own page is left for the list. */
  | { deed: "delete"; draftId: string; leave?: boolean }
  /** A refused application is applied for again. */
  | { deed: "reapply"; id: string }
  /** What no department has taken up is taken back. */
  | { deed: "withdraw"; id: string }
  | { deed: "authorise"; companyId: string };

export interface Popup {
  title: string;
  message: string;
  /** RETRY tries again what failed. */
  retry?: boolean;
  /** Where to come back to after LOGIN; present: the popup asks to log in again. */
  login?: string;
  /** Who is to log in again is a legal person; absent: nobody knows. */
  legal?: boolean;
  /** What has changed for the draft that was opened. */
  changes?: DraftChanges;
}

export type LicenceStatus = "looking" | "none" | "failed";

/** How asking a register for its records stands; what came is in the declaration's record. */
export type FetchStatus = "looking" | "failed";
export type Fetches = Readonly<Partial<Record<SourceName, FetchStatus>>>;

export interface PortalContext {
  settings: Settings | null;
  user: UserInfo | null;
  token: string | null;
  /** Settings and person are known; false again never. */
  ready: boolean;
  /** Calls under way that want the spinner. */
  pending: number;
  /** The fullscreen spinner; it closes 500 ms after the last call (Spec 9). */
  spinner: boolean;
  popup: Popup | null;
  toast: string | null;
  visitor: Visitor | null;
  /** Spec 3: the parameter of the address by which the person came, or the portal's own terminal. */
  userFrom: string;
  /** Company mode: the company that the address named, approved (Spec 2). */
  actsFor: CompanyInfo | null;
  handling: HandlingRef;
  /** The legal person's login while its dialog is open; `opening`: its code is on the way. */
  legal: QrCheckRef | "opening" | null;
  /** What was chosen on a guide before anything was begun. */
  beforehand: Beforehand | null;
  /** A declaration is being opened. */
  opening: boolean;
  declaration: DeclarationRef | null;
  definition: Definition | null;
  checks: SectionChecks | null;
  keeper: KeeperView;
  /** Files on their way; those that arrived are in the record's materials. */
  uploads: readonly UploadRef[];
  /** E-licence lookups by material, until found. */
  licences: Readonly<Record<string, LicenceStatus>>;
  fetches: Fetches;
  /** Spec 3: which applications 我的申报 shows, its address from `?` on. */
  officeActiveTab: string;
}

/** What pages, dialogs and steps send. */
export type PortalEvent =
  | { type: "PICK"; code: string; oneThingId: string; from: "list" | "home" }
  /** `here`: from the one-thing's own handling address. */
  | { type: "APPLY"; code: string; here?: boolean }
  | { type: "RESUME"; draftId: string; code: string }
  | { type: "OPEN_STEP"; step?: StepAim }
  | { type: "LOGIN"; returnTo?: string }
  | { type: "LEGAL_LOGIN" }
  | { type: "LEGAL_CLOSE" }
  | { type: "LOGOUT" }
  | { type: "LEAVE_COMPANY" }
  | { type: "CLOSE_POPUP" }
  | { type: "CLOSE_TOAST" }
  | { type: "TOAST"; message: string }
  | { type: "RETRY" }
  | { type: "SAVE_AND_LEAVE" }
  | { type: "TOWNSHIP_CHANGE" }
  /** 更换 on the guide of that one-thing. */
  | { type: "GUIDE_TOWNSHIP"; definition: Definition }
  /** On the guide: what was chosen there so far. */
  | { type: "BEFOREHAND"; given: Beforehand }
  /** After a conflict: save what is here over it, or take the newer draft. */
  | { type: "CONFLICT_KEEP_MINE" }
  | { type: "CONFLICT_TAKE_NEWER" }
  | { type: "SAVE_AGAIN" }
  | { type: "OFFICE"; deed: OfficeDeed }
  /** The list of 我的申报 as it is shown, from `?` on. */
  | { type: "OFFICE_TAB"; tab: string }
  | DialogEvent
  | MaterialEvent;

/** Answers of the handling's dialogs. */
export type DialogEvent =
  | { type: "CONFIRM" }
  | { type: "CANCEL" }
  | { type: "CHOOSE_TOWNSHIP"; areaId: string }
  | { type: "FACE_CONFIRMED" }
  | { type: "START_ANEW" };

export type MaterialEvent =
  | { type: "UPLOAD"; material: string; file: FilePort }
  | { type: "UPLOAD_RETRY"; id: string }
  | { type: "UPLOAD_CANCEL"; id: string }
  | { type: "FILE_DELETE"; material: string; fileId: string }
  | { type: "LICENCE"; material: string }
  /** A found licence is to stand for the material no more: files are uploaded instead. */
  | { type: "LICENCE_DROP"; material: string }
  | { type: "FETCH"; source: SourceName };

/** What the portal's own parts report. */
export type PortalReport =
  | { type: "CALL"; change: 1 | -1 }
  | { type: "SPINNER_OFF" }
  | { type: "FAILED"; failure: GatewayFailure; shown: "popup" | "toast" | null }
  /** `message`: why, where it is known. */
  | { type: "SESSION_ENDED"; message?: string }
  | { type: "POPUP"; popup: Popup }
  | { type: "HANDLED"; handled: Handled }
  | { type: "LOGGED_OUT" }
  /** Null: its code did not come. */
  | { type: "LEGAL"; actor: QrCheckRef | null }
  /** Somebody is here without the page having left; `anew`: another person than before. */
  | { type: "ENTERED"; user: UserInfo; token: string; anew: boolean }
  | { type: "REOPEN"; opening: Opening }
  | { type: "CLOSED" }
  | { type: "KEEPER"; keeper: KeeperView }
  | { type: "UPLOADS"; uploads: readonly UploadRef[] }
  | { type: "LICENCES"; licences: Readonly<Record<string, LicenceStatus>> }
  | { type: "FETCHES"; fetches: Fetches };

/** What the root actor has done, since it does nothing to the world itself. */
export interface PortalEffects {
  handling: HandlingRef;
  start(): Promise<Started>;
  /** Who is here is known: storage of another person is thrown away, a waiting handling goes on. */
  arrived(started: Started): void;
  /** Ends the declaration before, begins the new one and leads to its step. */
  open(opening: Opening): Promise<DeclarationSession>;
  /** A step's address was opened: what opens it, or null when it was dealt with. */
  openStep(step: StepAim | undefined, isHere: boolean): Opening | null;
  openFailed(error: unknown): void;
  dialog(event: DialogEvent): void;
  handle(wanted: Wanted): void;
  resume(code: string, draftId: string): void;
  toGuide(code: string): void;
  login(returnTo?: string): void;
  legalLogin(): void;
  /** Where a login leads back to from here. */
  here(): string;
  logout(): void;
  leaveCompany(): void;
  sessionEnded(): void;
  saveAndLeave(): void;
  changeTownship(): void;
  guideTownship(definition: Definition): void;
  beforehand(given: Beforehand): void;
  keepMine(): void;
  takeNewer(): void;
  saveAgain(): void;
  office(deed: OfficeDeed): void;
  officeTab(tab: string): void;
  keptOfficeTab(): string;
  material(event: MaterialEvent): void;
}
