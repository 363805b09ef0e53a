// The context, events and guards of the handling, with the rules of point 4 that it decides by.

import { companyState } from "../../application/authorisation.ts";
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

/** Which one-thing is handled, and where that leads. It survives the trip to a login. */
export interface HandlingPick {
  code: string;
  aim: Aim;
  /** The portal is already at the one-thing's own handling address, so rule 1 is done. */
  here?: boolean;
}

/** Rule 3: what is stored of a one-thing that was taken up, and read by the steps after it. */
export interface TakenThing {
  oneThingId: string;
  oneThingName: string;
  webFaceVerification: boolean;
}

export function thingOf({ oneThing: { id, name, faceVerification } }: Definition): TakenThing {
  return { oneThingId: id, oneThingName: name, webFaceVerification: faceVerification };
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
  /** Continue this draft instead of starting a new declaration. */
  draftId?: string;
}

export interface HandlingPorts {
  user(): UserInfo | null;
  /** The one-thing that was taken up last, also before a login or a reload. */
  taken(): TakenThing | null;
  take(thing: TakenThing): void;
  look(code: string): Promise<Looked>;
  /** The definition alone, for a draft: everything else was checked when the draft began. */
  definition(code: string): Promise<Definition>;
  /** Drafts for that company, or for the person. */
  drafts(oneThingId: string, companyId?: string): Promise<DraftInfo[]>;
  /** A face check, not started. */
  face(oneThingId: string, confirmed: () => void): Promise<QrCheckRef>;
  /** The choice of a company, not started. */
  companies(chosen: (company: CompanyInfo) => void): Promise<CompanyChoiceRef>;
  /** The approved company that the address named; null for none (Spec 2, instanceId). */
  actsFor(): CompanyInfo | null;
  /** Whether it is among the services for companies (Spec 4, rule 7). */
  isOpenToCompanies(oneThingId: string): Promise<boolean>;
  /** Leaves for a handling on another site. */
  goOut(url: string): void;
  /** Remembers the current place and leaves for the provincial login. */
  login(at: HandlingPick): void;
  /** Leads to the services that companies may handle. */
  toCompanyServices(): void;
  handled(done: Handled): void;
  /** The township that was chosen for the one-thing before handling began. */
  townshipOf(code: string): string | undefined;
  townshipKept(code: string, areaId: string): void;
  /** The only township is used directly: the person is told its name (rule 6). */
  townshipConfirmed(name: string): void;
  /** Changes the township of the declaration that is being filled in. */
  townshipChanged(areaId: string): void;
  /** The face was checked again for the declaration that is being filled in. */
  faceRenewed(): void;
  /** Loading failed. `pressed`: what led here, to be repeated. */
  failed(error: unknown, pressed: HandlingPick & { oneThingId: string; draftId: string | undefined }): void;
}

export interface HandlingContext extends Required<HandlingPick> {
  ports: HandlingPorts;
  definition: Definition | null;
  /** Null until rule 3. */
  thing: TakenThing | null;
  notices: NoticeItem[];
  tips: Tip[];
  areaId: string | undefined;
  company: CompanyInfo | undefined;
  drafts: DraftInfo[];
  draftId: string | undefined;
  /** Present while their dialog is open. */
  face: QrCheckRef | null;
  companies: CompanyChoiceRef | null;
  /** The rules this person has already been through on the way to the guide. */
  passed: { code: string; person: string } | null;
  /** Back from the login: notices and education tips have been shown before. */
  resumed: boolean;
}

export type HandlingEvent =
  | ({ type: "START"; resumed?: boolean } & HandlingPick)
  /** Continues a draft: only the face is checked again. */
  | { type: "RESUME"; code: string; draftId: string }
  | { type: "CONFIRM" }
  | { type: "CANCEL" }
  | { type: "CHOOSE_TOWNSHIP"; areaId: string }
  | { type: "CHOOSE_COMPANY"; company: CompanyInfo }
  | { type: "FACE_CONFIRMED" }
  /** Somebody logged in while the page stayed open. */
  | { type: "LOGGED_IN" }
  /** In the dialog of drafts: start a new declaration beside the draft. */
  | { type: "START_ANEW" }
  | { type: "CHANGE_TOWNSHIP"; definition: Definition }
  /** On the guide, before handling begins. */
  | { type: "GUIDE_TOWNSHIP"; definition: Definition }
  | { type: "FACE_AGAIN"; definition: Definition };

/** Answers given in the dialogs. */
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
  /** What was shown before the login counts only for the one-thing that was taken up then. */
  isResumed: ({ context: { resumed, ports, definition } }: Situation) =>
    resumed && isTaken(ports.taken(), definition),
  noNotice: ({ context }: Situation) => context.notices.length === 0,
  noticeAllows: ({ context }: Situation) => context.notices[0]?.allowContinue === true,
  noEducationTip: ({ context }: Situation) => !context.definition?.oneThing.educationTip,
  isVerified: ({ context }: Situation) => isRealName(context.ports.user() ?? {}),
  /** The legal person may handle a company's affair too, through another login (Spec 4, 6). */
  hasTwoDoors: ({ context: { definition, ports } }: Situation) =>
    definition?.companyRequired === true && ports.user() === null,
  needsNoFace: ({ context }: Situation) => context.thing?.webFaceVerification !== true,
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

/** The stored one is this very one-thing as it is today; anything else is taken up anew. */
export function isTaken(stored: TakenThing | null, definition: Definition | null): boolean {
  const today = definition && thingOf(definition);
  return (
    stored?.oneThingId === today?.oneThingId &&
    stored?.oneThingName === today?.oneThingName &&
    stored?.webFaceVerification === today?.webFaceVerification
  );
}

/** Area ids, in the catalogue's order. */
export function townshipsOf({ definition }: Pick<HandlingContext, "definition">): string[] {
  return Object.keys(definition?.townships ?? {});
}
