// The calls of the gateway by name: what each asks for and what its `data` is. The contract itself is schemas/calls/*.json.

import type { CompanyRegistration } from "../company/registration.ts";
import type { GivenSignature, Signature } from "../declaration/record.ts";
import type { FilteredBusiness, HandleCondition } from "../declaration/wire/choice-verdict.ts";
import type { FilterAsk } from "../declaration/wire/filter-ask.ts";
import type { SingleEdit } from "../declaration/wire/single-edit.ts";
import type { SourceRecord } from "../one-thing/sources.ts";
import type { AnswerProblem } from "../problem/problem.ts";
import type {
  ApplicationDetail,
  ApplicationPage,
  ApplicationStatus,
  CleverFind,
  DraftInfo,
  DraftView,
  FileInfo,
  GuideInfo,
  LicenceInfo,
  Receipt,
  ServiceGroup,
  SessionInfo,
  Settings,
  SignHistory,
  SignPage,
  SubjectItem,
  UserInfo,
  WireDeclaration,
} from "./answers.ts";
import type { CompanyInfo } from "./company-info.ts";
import type { plat, terminal } from "./terminal.ts";

type Nothing = Record<string, never>;

/** A notice before a one-thing, as the gateway gives it: HTML, cleaned where it is shown. */
export interface NoticeItem {
  id: string;
  title: string;
  html: string;
  allowContinue: boolean;
}

/** Spec 3, legal-code login info; `qrText` and `validSeconds` are our own. */
export interface LicenceCode {
  /** A PNG, without a prefix. */
  qrCodeImageBase64: string;
  qrUid: string;
  /** What the picture says. */
  qrText: string;
  /** From now on. */
  validSeconds: number;
}

/** An announcement of the whole portal (Spec 7, getSpringFrame): HTML, cleaned where it is shown. */
export interface SpringFrame {
  id: string;
  title: string;
  html: string;
  where: "home" | "list" | "all";
}

export interface CallMap {
  settings: { ask: Nothing; data: Settings };
  sign: { ask: { clientId: string; sign: string }; data: { signature: string } };
  session: { ask: Nothing; data: SessionInfo };
  logout: { ask: Nothing; data: true };
  getTicketBySign: { ask: { ticket: string } | { token: string }; data: { aNetToken: string } };
  jszwfwLogin: { ask: { authCode: string }; data: { token: string } };
  getEblCode: { ask: Nothing; data: LicenceCode };
  getQrCodeState: { ask: { qrUid: string }; data: { status: "0" | "1"; authCode: string | null } };
  eBusinessLicenseLogin: { ask: { authCode: string }; data: { token: string; userId: string } };
  commonUserFindById: { ask: { id: string }; data: UserInfo };
  userGet: { ask: Nothing; data: UserInfo };
  cardIdToRandomId: {
    ask: { oneThingId: string };
    data: { randomId: string; qrText: string; expiresAt: string };
  };
  pcGetFaceResult: { ask: { id: string }; data: boolean };
  authorizeList: { ask: Nothing; data: CompanyInfo[] };
  getCompanyInfo: { ask: { unifiedSocialCreditCode: string }; data: CompanyRegistration };
  applyAuthorization: { ask: { id: string }; data: CompanyInfo };
  listOneThing: {
    ask: { type: "PERSONAL_SUBJECT" | "ENTERPRISE_SUBJECT"; plat: typeof plat };
    data: SubjectItem[];
  };
  areaProject: { ask: Nothing; data: { projectArea: Record<string, string> } };
  serviceList: { ask: { code: "RD" | "GR" | "QY" | "QT" }; data: ServiceGroup[] };
  guideInfo: { ask: { oneThingId: string }; data: GuideInfo };
  noticeList: { ask: { oneThingId: string; terminal: typeof terminal }; data: NoticeItem[] };
  springFrame: { ask: { terminal: typeof terminal }; data: SpringFrame[] };
  cleverFilter: { ask: { phrase: string; terminal: typeof terminal }; data: CleverFind[] };
  catalogBindList: {
    ask: { oneThingId: string; userFrom: string; instanceId?: string };
    data: { drafts: DraftInfo[] };
  };
  editSingle: { ask: { draftId: string } & SingleEdit; data: DraftInfo };
  handleCondition: { ask: FilterAsk; data: HandleCondition };
  filterBusiness: { ask: FilterAsk; data: FilteredBusiness };
  editDeclare: { ask: { draftId?: string; declaration: WireDeclaration }; data: DraftInfo };
  draft: { ask: { draftId: string }; data: DraftView };
  withdrawDraft: { ask: { draftId: string }; data: true };
  registerDeclare: { ask: { draftId: string }; data: Receipt };
  signFile: {
    ask: { draftId: string; covers: string; statement: string } & GivenSignature;
    data: Signature;
  };
  toESignPage: { ask: { draftId: string; covers: string; statement: string }; data: SignPage };
  jumpSignaturePage: { ask: { draftId: string; flowId: string }; data: SignPage };
  getSignHistoryList: { ask: { draftId: string }; data: SignHistory };
  uploadFile: { ask: { draftId: string; material: string; fileHash: string }; data: FileInfo };
  deleteFile: { ask: { fileId: string }; data: true };
  getLicense: {
    ask: { draftId: string; material: string; oneThingId: string; terminal: typeof terminal };
    data: LicenceInfo | null;
  };
  houseInfo: { ask: { draftId: string }; data: SourceRecord[] };
  applications: {
    ask: { status?: ApplicationStatus; search?: string; page?: number };
    data: ApplicationPage;
  };
  projectInfo: { ask: { id: string }; data: ApplicationDetail };
  importJsonData: { ask: { id: string }; data: DraftInfo & { code: string } };
  withdrawApplication: { ask: { id: string }; data: DraftInfo & { code: string } };
  handInAuthority: { ask: { id: string; fileIds: string[] }; data: true };
  singleReturnRegister: {
    ask: { id: string; matterInfoId: string; fileIds: string[]; note: string };
    data: true;
  };
}

export type CallName = keyof CallMap;
export type Ask<Name extends CallName> = CallMap[Name]["ask"];
export type Data<Name extends CallName> = CallMap[Name]["data"];

/** `data` of a refused submission (422). */
export interface RefusedAnswers {
  problems: AnswerProblem[];
}
