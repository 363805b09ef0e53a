// What the handling of a one-thing knows and hears, and the rules of point 4 by which it decides.

import { companyState } from "../../company/authorisation.ts";
import type { CompanyInfo, DraftInfo, NoticeItem, UserInfo } from "../../contract/types.gen.ts";
import type { Definition } from "../../one-thing/definition.ts";
import type { Tip } from "../../one-thing/one-thing.ts";
import { isRealName } from "../../person/name.ts";
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

/** Which one-thing is handled, and where it leads; it survives the way to a login. */
export interface HandlingPick {
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
  face(oneThingId: string, confirmed: () => void): Promise<QrCheckRef>;
  /** The choice of a company, not started. */
  companies(chosen: (company: CompanyInfo) => void): Promise<CompanyChoiceRef>;
  /** The company that the address put the person into, approved; null: none (Spec 2, instanceId). */
  actsFor(): CompanyInfo | null;
  /** Whether the services for companies have it (Spec 4, rule 7). */
  isOpenToCompanies(definition: Definition): Promise<boolean>;
  /** Leaves for a handling elsewhere. */
  goOut(url: string): void;
  /** Remembers where it stood and leaves for the provincial login. */
  login(at: HandlingPick): void;
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
  /** Looking failed; a failed call has shown its popup already. */
  failed(error: unknown): void;
}

export interface HandlingContext extends Required<HandlingPick> {
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
  /** What this person went through already, on the way to the guide. */
  passed: { code: string; person: string } | null;
  /** Comes back from the login: notices and education tips were seen before it. */
  resumed: boolean;
}

export type HandlingEvent =
  | ({ type: "START"; resumed?: boolean } & HandlingPick)
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

/** Answers of the dialogs. */
export type DialogEvent = Extract<
  HandlingEvent,
  { type: "CONFIRM" | "CANCEL" | "CHOOSE_TOWNSHIP" | "FACE_CONFIRMED" | "START_ANEW" }
>;

interface Situation {
  context: HandlingContext;
  event: HandlingEvent;
}

export const handlingRules = {
  isElsewhere: ({ context: { definition, here } }: Situation) =>
    !here && Boolean(definition?.oneThing.webHandleUrl),
  isPassed: ({ context: { passed, aim, code, ports } }: Situation) =>
    aim === "declaration" && passed?.code === code && passed.person === ports.user()?.id,
  knowsTownship: ({ context: { ports }, event }: Situation) =>
    event.type === "GUIDE_TOWNSHIP" && ports.townshipOf(event.definition.oneThing.code) !== undefined,
  isResumed: ({ context }: Situation) => context.resumed,
  noNotice: ({ context }: Situation) => context.notices.length === 0,
  noticeAllows: ({ context }: Situation) => context.notices[0]?.allowContinue === true,
  noEducationTip: ({ context }: Situation) => !context.definition?.oneThing.educationTip,
  isVerified: ({ context }: Situation) => isRealName(context.ports.user() ?? {}),
  /** A company's affair is for its legal person too, who logs in elsewhere (Spec 4, 6). */
  hasTwoDoors: ({ context: { definition, ports } }: Situation) =>
    definition?.companyRequired === true && ports.user() === null,
  needsNoFace: ({ context }: Situation) => context.definition?.oneThing.faceVerification !== true,
  hasDraft: ({ context }: Situation) => context.draftId !== undefined,
  noTip: ({ context }: Situation) => context.tips.length === 0,
  tipAllows: ({ context }: Situation) => context.tips[0]?.allowApply === true,
  hasTownship: ({ context }: Situation) =>
    townshipsOf(context).length === 0 ||
    (context.areaId !== undefined && townshipsOf(context).includes(context.areaId)),
  oneTownship: ({ context }: Situation) => townshipsOf(context).length === 1,
  isTownship: ({ context, event }: Situation) =>
    event.type === "CHOOSE_TOWNSHIP" && townshipsOf(context).includes(event.areaId),
  needsNoCompany: ({ context }: Situation) => context.definition?.companyRequired !== true,
  isNobody: ({ context }: Situation) => context.ports.user() === null,
  isLegalPerson: ({ context }: Situation) => context.ports.user()?.userType === "enterprise",
  actsForCompany: ({ context }: Situation) => context.ports.actsFor() !== null,
  isApproved: ({ event }: Situation) =>
    event.type === "CHOOSE_COMPANY" && companyState(event.company.state).selectable,
  toGuide: ({ context }: Situation) => context.aim === "guide",
  noDraft: ({ context }: Situation) => context.drafts.length === 0,
};

/** Area ids, in the catalogue's order. */
export function townshipsOf({ definition }: Pick<HandlingContext, "definition">): string[] {
  return Object.keys(definition?.townships ?? {});
}
