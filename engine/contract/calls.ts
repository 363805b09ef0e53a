// The one table of the gateway's calls, read by the client, the gateway, its OpenAPI document and the tests.

import applications from "../../schemas/calls/applications.json" with { type: "json" };
import applyAuthorization from "../../schemas/calls/applyAuthorization.json" with { type: "json" };
import areaProject from "../../schemas/calls/areaProject.json" with { type: "json" };
import authorizeList from "../../schemas/calls/authorizeList.json" with { type: "json" };
import cardIdToRandomId from "../../schemas/calls/cardIdToRandomId.json" with { type: "json" };
import catalogBindList from "../../schemas/calls/catalogBindList.json" with { type: "json" };
import cleverFilter from "../../schemas/calls/cleverFilter.json" with { type: "json" };
import commonUserFindById from "../../schemas/calls/commonUserFindById.json" with { type: "json" };
import deleteFile from "../../schemas/calls/deleteFile.json" with { type: "json" };
import download from "../../schemas/calls/download.json" with { type: "json" };
import draft from "../../schemas/calls/draft.json" with { type: "json" };
import earlierAnswers from "../../schemas/calls/earlierAnswers.json" with { type: "json" };
import eBusinessLicenseLogin from "../../schemas/calls/eBusinessLicenseLogin.json" with { type: "json" };
import editDeclare from "../../schemas/calls/editDeclare.json" with { type: "json" };
import editSingle from "../../schemas/calls/editSingle.json" with { type: "json" };
import filterBusiness from "../../schemas/calls/filterBusiness.json" with { type: "json" };
import getCompanyInfo from "../../schemas/calls/getCompanyInfo.json" with { type: "json" };
import getEblCode from "../../schemas/calls/getEblCode.json" with { type: "json" };
import getLicense from "../../schemas/calls/getLicense.json" with { type: "json" };
import getQrCodeState from "../../schemas/calls/getQrCodeState.json" with { type: "json" };
import getSignHistoryList from "../../schemas/calls/getSignHistoryList.json" with { type: "json" };
import getTicketBySign from "../../schemas/calls/getTicketBySign.json" with { type: "json" };
import guideInfo from "../../schemas/calls/guideInfo.json" with { type: "json" };
import handInAuthority from "../../schemas/calls/handInAuthority.json" with { type: "json" };
import handleCondition from "../../schemas/calls/handleCondition.json" with { type: "json" };
import houseInfo from "../../schemas/calls/houseInfo.json" with { type: "json" };
import importJsonData from "../../schemas/calls/importJsonData.json" with { type: "json" };
import jszwfwLogin from "../../schemas/calls/jszwfwLogin.json" with { type: "json" };
import jumpSignaturePage from "../../schemas/calls/jumpSignaturePage.json" with { type: "json" };
import licencePaper from "../../schemas/calls/licencePaper.json" with { type: "json" };
import listOneThing from "../../schemas/calls/listOneThing.json" with { type: "json" };
import logout from "../../schemas/calls/logout.json" with { type: "json" };
import noticeList from "../../schemas/calls/noticeList.json" with { type: "json" };
import pcGetFaceResult from "../../schemas/calls/pcGetFaceResult.json" with { type: "json" };
import projectInfo from "../../schemas/calls/projectInfo.json" with { type: "json" };
import registerDeclare from "../../schemas/calls/registerDeclare.json" with { type: "json" };
import sample from "../../schemas/calls/sample.json" with { type: "json" };
import serviceList from "../../schemas/calls/serviceList.json" with { type: "json" };
import session from "../../schemas/calls/session.json" with { type: "json" };
import settings from "../../schemas/calls/settings.json" with { type: "json" };
import sign from "../../schemas/calls/sign.json" with { type: "json" };
import signatureReturn from "../../schemas/calls/signatureReturn.json" with { type: "json" };
import signatureTold from "../../schemas/calls/signatureTold.json" with { type: "json" };
import signFile from "../../schemas/calls/signFile.json" with { type: "json" };
import signPhoneBegin from "../../schemas/calls/signPhoneBegin.json" with { type: "json" };
import signPhoneOpen from "../../schemas/calls/signPhoneOpen.json" with { type: "json" };
import signPhoneState from "../../schemas/calls/signPhoneState.json" with { type: "json" };
import signPhoneWrite from "../../schemas/calls/signPhoneWrite.json" with { type: "json" };
import singleReturnRegister from "../../schemas/calls/singleReturnRegister.json" with { type: "json" };
import springFrame from "../../schemas/calls/springFrame.json" with { type: "json" };
import toESignPage from "../../schemas/calls/toESignPage.json" with { type: "json" };
import uploadFile from "../../schemas/calls/uploadFile.json" with { type: "json" };
import uploadPiece from "../../schemas/calls/uploadPiece.json" with { type: "json" };
import userGet from "../../schemas/calls/userGet.json" with { type: "json" };
import withdrawApplication from "../../schemas/calls/withdrawApplication.json" with { type: "json" };
import withdrawDraft from "../../schemas/calls/withdrawDraft.json" with { type: "json" };
import type { Calls } from "./types.gen.ts";

/** The part of an answer's schema that the client checks. */
export interface AnswerShape {
  type?: string;
  required?: string[];
  [keyword: string]: unknown;
}

/** A file of `schemas/calls`. The browser's build keeps only the members that the client reads, and the outermost shape of `answer`. */
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
