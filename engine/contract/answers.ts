// The data of the gateway's answers, as `schemas/calls/*.json` describes them: what each call gives back under `data`.

import type { AnswerLetGo, FileInfo, LicenceInfo, WireDeclaration } from "../declaration/wire/wire-types.ts";
import type { CompanyInfo } from "./company-info.ts";

export type {
  AnswerLetGo,
  AnswerWanted,
  DraftChanges,
  DraftInfo,
  DraftView,
  FileInfo,
  LicenceInfo,
  WireDeclaration,
} from "../declaration/wire/wire-types.ts";
export type { GuideCounts, GuideInfo, WayInfo } from "../one-thing/guide/guide-info.ts";

/** Spec 3, userInfo; `*Text` are masked. */
export interface UserInfo {
  id: string;
  userType: "personal" | "enterprise";
  realName: string;
  realNameText: string;
  mobile: string;
  mobileText: string;
  /** Empty: not real-name verified (Spec 5). */
  certificateNumber: string;
  certificateNumberText: string;
  loginName: string;
  entLicenseSn: string;
  company?: CompanyInfo | null;
}

/** What the client must know of the deployment: GET /api/portal/settings. */
export interface Settings {
  cityName: string;
  portalName: string;
  hotline: string;
  clientId: string;
  wireKeys: { queryKey: string; queryIv: string; signKey: string };
  /** Demo only: false in production. */
  demo: boolean;
  /** One-thing code → version of its definition that the gateway knows. */
  definitions: Record<string, string>;
  /** Where a person logs in; the return URL is appended as `return`. */
  personalLoginUrl: string;
  /** What the code on the home page opens; empty: the portal itself. */
  miniProgramUrl: string;
  limits: { maxFileMB: number; maxDraftMB: number };
  /** Base of uploads, and of files to look at or to save (Spec 7); absent: the portal's own origin. */
  uploadBase?: string;
  fileBase?: string;
  /** Where errors are told, and of which share of visits more (Spec 9). Absent: nowhere. */
  errorReports?: { url: string; traces: number; replay: number; replayOnError: number };
  /** yyyy-MM-dd in Asia/Shanghai, the gateway's clock. */
  today: string;
}

/** GET /api/portal/session */
export interface SessionInfo {
  user: UserInfo | null;
  aNetToken: string | null;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** One item of POST /api/subject/manage/listOneThing (Spec 3). */
export interface OneThingItem {
  oneThingId: string;
  oneThingName: string;
  /** The one-thing's code: its guide is /guide/<code>. */
  code: string;
  webFaceVerification: boolean;
  webIconFileId: string;
  tips: string;
  oneThingDeclare: { webHandleUrl: string | null; projectArea: string };
  matterCount: number;
  /** Names of its matters: a search finds it by them. */
  matterNames: string[];
  stepCount: number;
  /** A colour word of the look. */
  hue: string;
}

/** One find of POST …/clever/filter, the nearest first. */
export interface CleverFind {
  thing: OneThingItem;
  /** The words by which it was found. */
  because: string;
}

export interface SubjectItem {
  id: string;
  subjectName: string;
  integrationCount: number;
  integrations: OneThingItem[];
  remark: string;
  eCode: string;
}

/** Data of GET service list by code (Spec 7): groups of items; a flat list is one group without a name. */
export interface ServiceGroup {
  group: string;
  items: OneThingItem[];
}

/** How a signing flow with the enterprise's electronic seal stands; only `open` ever changes. */
export type SignState = "open" | "signed" | "refused" | "expired" | "failed";

/** Where a flow is signed (Spec 7). */
export interface SignPage {
  flowId: string;
  url: string;
}

export interface SignFlow {
  flowId: string;
  state: SignState;
  companyName: string;
  /** `yyyy-MM-dd HH:mm:ss`, Asia/Shanghai. */
  beganAt: string;
  expiresAt: string;
  endedAt: string | null;
  /** The signature that it became. */
  signatureId: string | null;
  /** The signed file, an address for `fileUrl` of the client. */
  fileUrl: string | null;
}

/** Answer of POST …/getSignHistoryList. */
export interface SignHistory {
  /** The one-thing of the draft. */
  code: string;
  /** The draft was submitted. */
  closed: boolean;
  /** The signature that the draft names. */
  signatureId: string | null;
  /** Newest first. */
  flows: SignFlow[];
}

/** Answer of POST …/register/declare. */
export interface Receipt {
  id: string;
  /** 20 digits, shown in groups of four. */
  number: string;
  submittedAt: string;
}

export type ApplicationStatus = "授权过期" | "未上传委托书" | "不予批准" | "办理中" | "已申请" | "暂存件";

export interface ApplicationSummary {
  /** Application id, or draft id for a 暂存件. */
  id: string;
  kind: "application" | "draft";
  oneThingId: string;
  oneThingName: string;
  code: string;
  icon: string;
  /** A colour word of the look. */
  hue: string;
  status: ApplicationStatus;
  /** Why it stands so, and what can be done next; Chinese. */
  statusNote: string;
  number: string | null;
  /** Submitted, or for a draft last saved. */
  time: string;
  townshipName: string | null;
  /** For which company it is declared; null: for the person. */
  companyName: string | null;
  /** The department's own words. */
  reason: string | null;
  /** yyyy-MM-dd by which the person is to do what the status asks; null: nothing, or at any time. */
  dueBy: string | null;
}

/** One page of POST /api/portal/applications. */
export interface ApplicationPage {
  items: ApplicationSummary[];
  /** Of the status that was asked for. */
  total: number;
  /** Of every status. */
  all: number;
  counts: Record<ApplicationStatus, number>;
  page: number;
  pageSize: number;
}

export interface HistoryEntry {
  status: string;
  time: string;
  note: string;
}

export interface MatterProgress {
  matterInfoId: string;
  name: string;
  departmentName: string;
  status: "待受理" | "办理中" | "待补正" | "已办结";
  /** yyyy-MM-dd by which it is promised. */
  promisedBy: string;
  /** yyyy-MM-dd by which what is missing is to be handed in; null: nothing is. */
  mendBy: string | null;
  history: HistoryEntry[];
}

export interface ApplicationDetail extends ApplicationSummary {
  applicantNameText: string;
  applicantPaperCodeText: string;
  applicantMobileText: string;
  matters: MatterProgress[];
  /** What was declared, in the order of the form, sensitive values masked. */
  formContent: WireDeclaration["formContent"];
  materials: {
    name: string;
    source: "upload" | "e-licence" | "form" | "shared-data";
    files: FileInfo[];
    licence: LicenceInfo | null;
  }[];
  /** The company it is for, with the state of its authorisation now (Spec 4). */
  company: { id: string; state: CompanyInfo["state"] } | null;
  /** No department has taken it up yet. */
  canWithdraw: boolean;
  /** Of the application as a whole. */
  history: HistoryEntry[];
  /** Handed in after the submission; an empty `matterInfoId`: the authority paper. */
  supplements: { matterInfoId: string; note: string; time: string; files: FileInfo[] }[];
  /** Of a draft: its one-thing has retired, it cannot be handed in any more. */
  ended?: boolean;
  /** Of a draft: answers to what former versions asked, which are not sent. */
  notAsked?: AnswerLetGo[];
  /** yyyy-MM-dd by which all is promised; null: not submitted yet. */
  promisedBy: string | null;
  receiptHash: string | null;
}
