// The calls of the gateway by name: what each asks for and what its `data` is. The contract itself is schemas/calls/*.json.

import type { GivenSignature, Signature } from "../declaration/record.ts";
import type { SourceRecord } from "../one-thing/sources.ts";
import type { AnswerProblem } from "../problem/problem.ts";
import type {
  ApplicationDetail,
  ApplicationStatus,
  ApplicationSummary,
  DraftInfo,
  DraftView,
  FileInfo,
  GuideInfo,
  LicenceInfo,
  Receipt,
  ServiceGroup,
  SessionInfo,
  Settings,
  SubjectItem,
  UserInfo,
  WireDeclaration,
} from "./answers.ts";
import type { CompanyInfo } from "./company-info.ts";

type Nothing = Record<string, never>;

/** A notice before a one-thing, as the gateway gives it: HTML, cleaned where it is shown. */
export interface NoticeItem {
  id: string;
  title: string;
  html: string;
  allowContinue: boolean;
}

export interface CallMap {
  settings: { ask: Nothing; data: Settings };
  sign: { ask: { clientId: string; sign: string }; data: { signature: string } };
  session: { ask: Nothing; data: SessionInfo };
  logout: { ask: Nothing; data: true };
  getTicketBySign: { ask: { ticket: string } | { token: string }; data: { aNetToken: string } };
  jszwfwLogin: { ask: { authCode: string }; data: { token: string } };
  userGet: { ask: Nothing; data: UserInfo };
  cardIdToRandomId: {
    ask: { oneThingId: string };
    data: { randomId: string; qrText: string; expiresAt: string };
  };
  pcGetFaceResult: { ask: { id: string }; data: boolean };
  authorizeList: { ask: Nothing; data: CompanyInfo[] };
  applyAuthorization: { ask: { id: string }; data: CompanyInfo };
  listOneThing: {
    ask: { type: "PERSONAL_SUBJECT" | "ENTERPRISE_SUBJECT"; plat: "PC" };
    data: SubjectItem[];
  };
  areaProject: { ask: Nothing; data: { projectArea: Record<string, string> } };
  serviceList: { ask: { code: "RD" | "GR" | "QY" | "QT" }; data: ServiceGroup[] };
  guideInfo: { ask: { oneThingId: string }; data: GuideInfo };
  noticeList: { ask: { oneThingId: string; terminal: "pc" }; data: NoticeItem[] };
  catalogBindList: {
    ask: { oneThingId: string; userFrom: string; instanceId?: string };
    data: { drafts: DraftInfo[] };
  };
  editDeclare: { ask: { draftId?: string; declaration: WireDeclaration }; data: DraftInfo };
  draft: { ask: { draftId: string }; data: DraftView };
  withdrawDraft: { ask: { draftId: string }; data: true };
  registerDeclare: { ask: { draftId: string }; data: Receipt };
  signFile: {
    ask: { draftId: string; covers: string; statement: string } & GivenSignature;
    data: Signature;
  };
  uploadFile: { ask: { draftId: string; material: string; fileHash: string }; data: FileInfo };
  deleteFile: { ask: { fileId: string }; data: true };
  getLicense: { ask: { draftId: string; material: string }; data: LicenceInfo | null };
  houseInfo: { ask: { draftId: string }; data: SourceRecord[] };
  applications: { ask: { status?: ApplicationStatus }; data: ApplicationSummary[] };
  projectInfo: { ask: { id: string }; data: ApplicationDetail };
}

export type CallName = keyof CallMap;
export type Ask<Name extends CallName> = CallMap[Name]["ask"];
export type Data<Name extends CallName> = CallMap[Name]["data"];

/** `data` of a refused submission (422). */
export interface RefusedAnswers {
  problems: AnswerProblem[];
}
