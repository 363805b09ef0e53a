// The one table of the gateway's calls, read by the client, the gateway, its OpenAPI document and the tests.

import applications from "../../schemas/contract/calls/applications.json" with { type: "json" };
import applyAuthorization from "../../schemas/contract/calls/applyAuthorization.json" with { type: "json" };
import areaProject from "../../schemas/contract/calls/areaProject.json" with { type: "json" };
import authorizeList from "../../schemas/contract/calls/authorizeList.json" with { type: "json" };
import cardIdToRandomId from "../../schemas/contract/calls/cardIdToRandomId.json" with { type: "json" };
import catalogBindList from "../../schemas/contract/calls/catalogBindList.json" with { type: "json" };
import cleverFilter from "../../schemas/contract/calls/cleverFilter.json" with { type: "json" };
import commonUserFindById from "../../schemas/contract/calls/commonUserFindById.json" with { type: "json" };
import deleteFile from "../../schemas/contract/calls/deleteFile.json" with { type: "json" };
import download from "../../schemas/contract/calls/download.json" with { type: "json" };
import draft from "../../schemas/contract/calls/draft.json" with { type: "json" };
import earlierAnswers from "../../schemas/contract/calls/earlierAnswers.json" with { type: "json" };
import eBusinessLicenseLogin from "../../schemas/contract/calls/eBusinessLicenseLogin.json" with {
  type: "json",
};
import editDeclare from "../../schemas/contract/calls/editDeclare.json" with { type: "json" };
import editSingle from "../../schemas/contract/calls/editSingle.json" with { type: "json" };
import filterBusiness from "../../schemas/contract/calls/filterBusiness.json" with { type: "json" };
import getCompanyInfo from "../../schemas/contract/calls/getCompanyInfo.json" with { type: "json" };
import getEblCode from "../../schemas/contract/calls/getEblCode.json" with { type: "json" };
import getLicense from "../../schemas/contract/calls/getLicense.json" with { type: "json" };
import getQrCodeState from "../../schemas/contract/calls/getQrCodeState.json" with { type: "json" };
import getSignHistoryList from "../../schemas/contract/calls/getSignHistoryList.json" with { type: "json" };
import getTicketBySign from "../../schemas/contract/calls/getTicketBySign.json" with { type: "json" };
import guideInfo from "../../schemas/contract/calls/guideInfo.json" with { type: "json" };
import handInAuthority from "../../schemas/contract/calls/handInAuthority.json" with { type: "json" };
import handleCondition from "../../schemas/contract/calls/handleCondition.json" with { type: "json" };
import houseInfo from "../../schemas/contract/calls/houseInfo.json" with { type: "json" };
import importJsonData from "../../schemas/contract/calls/importJsonData.json" with { type: "json" };
import jszwfwLogin from "../../schemas/contract/calls/jszwfwLogin.json" with { type: "json" };
import jumpSignaturePage from "../../schemas/contract/calls/jumpSignaturePage.json" with { type: "json" };
import licencePaper from "../../schemas/contract/calls/licencePaper.json" with { type: "json" };
import listOneThing from "../../schemas/contract/calls/listOneThing.json" with { type: "json" };
import logout from "../../schemas/contract/calls/logout.json" with { type: "json" };
import noticeList from "../../schemas/contract/calls/noticeList.json" with { type: "json" };
import pcGetFaceResult from "../../schemas/contract/calls/pcGetFaceResult.json" with { type: "json" };
import projectInfo from "../../schemas/contract/calls/projectInfo.json" with { type: "json" };
import registerDeclare from "../../schemas/contract/calls/registerDeclare.json" with { type: "json" };
import sample from "../../schemas/contract/calls/sample.json" with { type: "json" };
import serviceList from "../../schemas/contract/calls/serviceList.json" with { type: "json" };
import session from "../../schemas/contract/calls/session.json" with { type: "json" };
import settings from "../../schemas/contract/calls/settings.json" with { type: "json" };
import sign from "../../schemas/contract/calls/sign.json" with { type: "json" };
import signatureReturn from "../../schemas/contract/calls/signatureReturn.json" with { type: "json" };
import signatureTold from "../../schemas/contract/calls/signatureTold.json" with { type: "json" };
import signFile from "../../schemas/contract/calls/signFile.json" with { type: "json" };
import signPhoneBegin from "../../schemas/contract/calls/signPhoneBegin.json" with { type: "json" };
import signPhoneOpen from "../../schemas/contract/calls/signPhoneOpen.json" with { type: "json" };
import signPhoneState from "../../schemas/contract/calls/signPhoneState.json" with { type: "json" };
import signPhoneWrite from "../../schemas/contract/calls/signPhoneWrite.json" with { type: "json" };
import singleReturnRegister from "../../schemas/contract/calls/singleReturnRegister.json" with {
  type: "json",
};
import springFrame from "../../schemas/contract/calls/springFrame.json" with { type: "json" };
import toESignPage from "../../schemas/contract/calls/toESignPage.json" with { type: "json" };
import uploadFile from "../../schemas/contract/calls/uploadFile.json" with { type: "json" };
import uploadPiece from "../../schemas/contract/calls/uploadPiece.json" with { type: "json" };
import userGet from "../../schemas/contract/calls/userGet.json" with { type: "json" };
import withdrawApplication from "../../schemas/contract/calls/withdrawApplication.json" with { type: "json" };
import withdrawDraft from "../../schemas/contract/calls/withdrawDraft.json" with { type: "json" };
import type { Calls } from "./types.gen.ts";

/** The part of an answer's schema that the client checks. */
export interface AnswerShape {
  type?: string;
  required?: string[];
  /** It answers with bytes, or leads elsewhere. */
  contentMediaType?: string;
  [keyword: string]: unknown;
}

/** A file of `schemas/contract/calls`. The browser's build keeps only the members that the client reads, and the outermost shape of `answer`. */
export interface CallContract {
  name: string;
  method: string;
  path: string;
  summary: string;
  /** Needs a Bearer token besides the session. */
  token: boolean;
  /** Needs an `X-Signature` header. */
  signed: boolean;
  /** Shows the fullscreen spinner while it runs. */
  spinner: boolean;
  /** Shows a failure in a popup. */
  popup: boolean;
  /** `page`: the page itself shows that the thing does not exist (404), so no failure is reported. */
  absent?: string;
  /** `place`: the file's own line shows that no answer came, so there is no popup (Spec 8: a toast). */
  unanswered?: string;
  effect: string;
  /** Carries a file in a form: a whole one, or a piece of a large one. */
  file?: string;
  headers?: { "Idempotency-Key"?: string; "If-Match"?: string };
  ask: object;
  answer: AnswerShape;
}

export const calls = {
  settings,
  sign,
  session,
  logout,
  getTicketBySign,
  jszwfwLogin,
  getEblCode,
  getQrCodeState,
  eBusinessLicenseLogin,
  commonUserFindById,
  userGet,
  cardIdToRandomId,
  pcGetFaceResult,
  authorizeList,
  applyAuthorization,
  getCompanyInfo,
  listOneThing,
  areaProject,
  serviceList,
  guideInfo,
  noticeList,
  springFrame,
  cleverFilter,
  catalogBindList,
  earlierAnswers,
  editDeclare,
  editSingle,
  handleCondition,
  filterBusiness,
  draft,
  withdrawDraft,
  registerDeclare,
  signFile,
  signPhoneBegin,
  signPhoneState,
  signPhoneOpen,
  signPhoneWrite,
  toESignPage,
  jumpSignaturePage,
  getSignHistoryList,
  signatureReturn,
  signatureTold,
  uploadFile,
  uploadPiece,
  deleteFile,
  download,
  getLicense,
  licencePaper,
  houseInfo,
  applications,
  projectInfo,
  importJsonData,
  withdrawApplication,
  handInAuthority,
  singleReturnRegister,
  sample,
} satisfies Record<keyof Calls, CallContract>;

export const allCalls: CallContract[] = Object.values(calls);

/** Calls that a browser only follows as links, or that the platform of electronic seals makes. */
type LinkName = "download" | "sample" | "licencePaper" | "signatureReturn" | "signatureTold";
/** The calls that the portal makes. */
export type CallName = Exclude<keyof Calls, LinkName>;
export type Ask<Name extends keyof Calls> = Calls[Name]["ask"];
export type Data<Name extends keyof Calls> = Calls[Name]["data"];
