// Nothing goes in; what the handling of a one-thing knows, what it is told, and what it needs of the portal.

import type { CompanyInfo, DraftInfo, NoticeItem, UserInfo } from "../../contract/types.gen.ts";
import type { Definition } from "../../one-thing/definition.ts";
import type { Tip } from "../../one-thing/one-thing.ts";
import type { CompanyChoiceRef } from "./company-choice.ts";
import type { QrCheckRef } from "./qr-check.ts";

export type DialogName =
  | "notice"
  | "education-tips"
  | "real-name"
  | "tips"
  | "township"
  | "company"
  | "login"
  | "not-for-companies"
  | "resume";

/** Where it leads: to the guide (a pick from a list), or to the declaration (立即办理). */
export type Aim = "guide" | "declaration";

/** What is handled, and how it was come to; it survives the way to a login. */
export interface Wanted {
  code: string;
  aim: Aim;
  /** The portal stands at the one-thing's own handling address already: rule 1 is done. */
  here?: boolean;
}

export interface Looked {
  definition: Definition;
  notices: NoticeItem[];
}

export interface Handled {
  code: string;
  aim: Aim;
  areaId?: string;
  /** The company that the person acts for. */
  company?: CompanyInfo;
  /** Go on with this draft instead of a new declaration. */
  draftId?: string;
}

export interface HandlingPorts {
  user(): UserInfo | null;
  look(code: string): Promise<Looked>;
  /** Only the definition, for a draft: everything before it was looked at when it began. */
  definition(code: string): Promise<Definition>;
  /** Drafts for that company, or for the person. */
  drafts(oneThingId: string, companyId?: string): Promise<DraftInfo[]>;
  /** A face check, not started. */
  face(oneThingId: string): Promise<QrCheckRef>;
  /** The choice of a company, not started. */
  companies(): Promise<CompanyChoiceRef>;
  /** The company that the address put the person into, approved; null: none (Spec 2, instanceId). */
  actsFor(): CompanyInfo | null;
  /** Whether the services for companies have it (Spec 4, rule 7). */
  isOpenToCompanies(definition: Definition): Promise<boolean>;
  /** Leaves for a handling elsewhere. */
  goOut(url: string): void;
  /** Remembers where it stood and leaves for the provincial login. */
  login(at: Wanted): void;
  /** Leads to the services that companies may handle. */
  toCompanyServices(): void;
  handled(done: Handled): void;
  /** The township that was chosen for the one-thing before anything was begun. */
  townshipOf(code: string): string | undefined;
  townshipKept(code: string, areaId: string): void;
  /** Another township for the declaration that is being filled in. */
  townshipChanged(areaId: string): void;
  /** The face was checked again for the declaration that is being filled in. */
  faceRenewed(): void;
  /** Looking failed; a failed call has told itself already. */
  failed(error: unknown): void;
}

export interface HandlingContext extends Required<Wanted> {
  ports: HandlingPorts;
  /** Id, name and face verification of the chosen thing are kept with its definition (rule 3). */
  definition: Definition | null;
  notices: NoticeItem[];
  tips: Tip[];
  areaId: string | undefined;
  company: CompanyInfo | undefined;
  drafts: DraftInfo[];
  draftId: string | undefined;
  /** While their dialog is open. */
  face: QrCheckRef | null;
  companies: CompanyChoiceRef | null;
  /** What this person was led through already, on the way to the guide. */
  passed: { code: string; person: string } | null;
  /** Comes back from the login: notices and education tips were seen before it. */
  resumed: boolean;
}

export type HandlingEvent =
  | ({ type: "START"; resumed?: boolean } & Wanted)
  /** Goes on with a draft: only the face is checked again. */
  | { type: "RESUME"; code: string; draftId: string }
  | { type: "CONFIRM" }
  | { type: "CANCEL" }
  | { type: "CHOOSE_TOWNSHIP"; areaId: string }
  | { type: "CHOOSE_COMPANY"; company: CompanyInfo }
  | { type: "FACE_CONFIRMED" }
  /** Somebody logged in without the page having left. */
  | { type: "LOGGED_IN" }
  /** In the dialog of drafts: a new declaration, beside the draft. */
  | { type: "START_ANEW" }
  | { type: "CHANGE_TOWNSHIP"; definition: Definition }
  /** On the guide, before anything is begun. */
  | { type: "GUIDE_TOWNSHIP"; definition: Definition }
  | { type: "FACE_AGAIN"; definition: Definition };
