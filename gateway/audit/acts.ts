// Says which calls the audit trail records, and as what.

import type { Calls } from "../../engine/contract/types.gen.ts";

export type Act = "login" | "logout" | "read" | "download" | "change" | "decide" | "export" | "erase";

/** What a page does by itself while somebody works: recorded once an hour, as reading is. */
export const saves: ReadonlySet<string> = new Set<keyof Calls>(["editDeclare", "editSingle", "uploadPiece"]);

/**
 * A new call without a row does not compile. Null: it shows nothing of a person, is a poll, or its route records it
 * itself because somebody else than the session's person acts.
 */
export const acts: Record<keyof Calls, Act | null> = {
  applications: "read",
  applyAuthorization: "change",
  areaProject: null,
  authorizeList: "read",
  cardIdToRandomId: "change",
  catalogBindList: null,
  cleverFilter: null,
  commonUserFindById: "read",
  deleteFile: "change",
  download: "download",
  draft: "read",
  eBusinessLicenseLogin: null,
  earlierAnswers: "read",
  editDeclare: "change",
  editSingle: "change",
  filterBusiness: null,
  getCompanyInfo: "read",
  getEblCode: null,
  getLicense: "change",
  getQrCodeState: null,
  getSignHistoryList: "read",
  getTicketBySign: null,
  guideInfo: null,
  handInAuthority: "change",
  handleCondition: null,
  houseInfo: "read",
  importJsonData: "change",
  jszwfwLogin: null,
  jumpSignaturePage: "read",
  licencePaper: "download",
  listOneThing: null,
  logout: "logout",
  noticeList: null,
  pcGetFaceResult: null,
  projectInfo: "read",
  registerDeclare: "change",
  sample: null,
  serviceList: null,
  session: null,
  settings: null,
  sign: null,
  signFile: "change",
  signPhoneBegin: "change",
  signPhoneOpen: null,
  signPhoneState: null,
  signPhoneWrite: null,
  signatureReturn: null,
  signatureTold: null,
  singleReturnRegister: "change",
  springFrame: null,
  toESignPage: "change",
  uploadFile: "change",
  uploadPiece: "change",
  userGet: "read",
  withdrawApplication: "change",
  withdrawDraft: "change",
};
