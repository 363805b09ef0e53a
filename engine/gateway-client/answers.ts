// The data of the gateway's answers, as `schemas/calls/*.json` describes them: what each call gives back under `data`.

import type { FileInfo, LicenceInfo, WireDeclaration } from "../declaration/wire-types.ts";
import type { CompanyInfo } from "./company-info.ts";

export type {
  DraftInfo,
  DraftView,
  FileInfo,
  LicenceInfo,
  WireDeclaration,
} from "../declaration/wire-types.ts";
export type { GuideCounts, GuideInfo, WayInfo } from "../guide/guide-info.ts";

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
  limits: { maxFileMB: number; maxDraftMB: number };
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
}

export interface MatterProgress {
  matterInfoId: string;
  name: string;
  departmentName: string;
  status: "待受理" | "办理中" | "待补正" | "已办结";
  /** yyyy-MM-dd by which it is promised. */
  promisedBy: string;
  history: { status: string; time: string; note: string }[];
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
  /** yyyy-MM-dd by which all is promised. */
  promisedBy: string;
  receiptHash: string;
}
