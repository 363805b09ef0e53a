// For each call of the gateway, the journey that fails when the call's route is removed.
import type { calls } from "../../../engine/contract/calls.ts";

export interface NeedingJourney {
  /** Its file, without `.spec.ts`. */
  spec: string;
  /** The title of the test as written there. */
  title: string;
}

const declaration = {
  spec: "declaration",
  title:
    "[1, 2, 4, 5] a person handles 车位充电桩安装 from the list to the receipt, and finds it after a restart",
};
const resumed = {
  spec: "declaration",
  title: "[3] a person who closes the tab in the middle of the form goes on in another browser",
};
const household = {
  spec: "household",
  title:
    "[1, 2, 7] five steps and a signature: from the questions over /sign to the receipt, and the signed papers after it",
};
const files = {
  spec: "household",
  title: "[7] a file that was uploaded is looked at, downloaded as it was, and taken away again",
};
const legalPerson = {
  spec: "legal-person",
  title: "[1, 4, 6, 7] a legal person scans, is shown in the header, declares for the company and logs out",
};
const company = {
  spec: "companies",
  title:
    "[4, 5, 7] a person declares for an approved company: every state is told, and the register fills the form in",
};
const faceChecked = {
  spec: "doors",
  title: "[4] rule 4: where the face is checked, the dialog stands before the guide until it is confirmed",
};
const seal = {
  spec: "signing/e-sign",
  title:
    "[2, 7] a company's seal is given on the platform, and the declaration goes on with it to the receipt",
};
const openSeal = {
  spec: "signing/e-sign",
  title:
    "[2, 7] refused, given up and failed each say what to do next; the flow that is open is gone on with",
};
const byPhone = {
  spec: "signing/sign-by-phone",
  title:
    "[2, 9] a signature is written on a phone that lies on its side; the computer has it within two seconds and goes on behind the sign step",
};
const takenBack = {
  spec: "my-applications",
  title:
    "[4] 已申请 is taken back and becomes a 暂存件; a 暂存件 is gone on with, or deleted after a question",
};

/** `npm run test:long` runs each journey without its call and expects it to fail. */
export const callsByJourney = {
  settings: declaration,
  sign: declaration,
  session: declaration,
  getTicketBySign: declaration,
  listOneThing: declaration,
  areaProject: declaration,
  guideInfo: declaration,
  noticeList: declaration,
  editDeclare: declaration,
  getLicense: declaration,
  uploadFile: declaration,
  uploadPiece: {
    spec: "kept/large-files",
    title:
      "[7] a large file goes in pieces over a slow line, and one that was cut goes on with the next piece",
  },
  registerDeclare: declaration,
  applications: declaration,
  projectInfo: declaration,
  logout: declaration,
  catalogBindList: resumed,
  draft: resumed,
  signFile: household,
  signPhoneBegin: byPhone,
  signPhoneState: byPhone,
  signPhoneOpen: byPhone,
  signPhoneWrite: byPhone,
  download: files,
  deleteFile: files,
  getEblCode: legalPerson,
  getQrCodeState: legalPerson,
  eBusinessLicenseLogin: legalPerson,
  commonUserFindById: legalPerson,
  authorizeList: company,
  getCompanyInfo: company,
  applyAuthorization: {
    spec: "companies",
    title: "[4] 重新申请 is reviewed by the company and approved; then it can be chosen",
  },
  cardIdToRandomId: faceChecked,
  pcGetFaceResult: faceChecked,
  toESignPage: seal,
  jumpSignaturePage: openSeal,
  getSignHistoryList: openSeal,
  withdrawApplication: takenBack,
  withdrawDraft: takenBack,
  handInAuthority: {
    spec: "my-applications",
    title:
      "[4] 未上传委托书: the reason and the day are told, the paper is uploaded there, and the application goes on",
  },
  importJsonData: {
    spec: "my-applications",
    title:
      "[4, 7] 不予批准: the department's reason is told, and 重新申请 opens a declaration with what was filled in",
  },
  singleReturnRegister: {
    spec: "my-applications",
    title:
      "[4, 7] 办理中 with a matter to mend: what and by when is told, and it is registered again on the spot",
  },
  serviceList: {
    spec: "home",
    title: "[2, 7] each list of the home page holds what the catalogue names under its code",
  },
  userGet: {
    spec: "entry",
    title: "[2] a token retrieves name, mobile and ID number, and fills them in",
  },
  sample: {
    spec: "enter-guide",
    title:
      "[2] the guide shows papers in place, says what to have at hand and lets the township be changed; every step has help and a number",
  },
  handleCondition: {
    spec: "calls",
    title:
      "[7] the gateway judges what was chosen when the questions are left; where it judges otherwise its verdict is shown",
  },
  filterBusiness: {
    spec: "calls",
    title:
      "[7] the gateway judges what was chosen when the questions are left; where it judges otherwise its verdict is shown",
  },
  cleverFilter: {
    spec: "calls",
    title:
      "[7, 8] a phrase in one's own words is searched at the gateway: found, 暂无数据, or 查询失败 with a way to ask again",
  },
  editSingle: {
    spec: "calls",
    title:
      "[7] the first save sends the declaration, the next one only the section that changed; the draft holds both",
  },
  springFrame: {
    spec: "calls",
    title:
      "[7, 8] an announcement of the day is shown once a session; without an answer a toast tells, and nothing covers the page",
  },
  jszwfwLogin: {
    spec: "entry",
    title:
      "[4, 7] who logs in by the province's app comes back with an authCode, which is exchanged once for a token",
  },
  houseInfo: {
    spec: "registers",
    title:
      "[7] houses of the register of real estate are listed, and the one that is picked fills the section in",
  },
  licencePaper: {
    spec: "registers",
    title: "[7] a licence that was found is looked at as a paper, and its link downloads it",
  },
  signatureReturn: seal,
  signatureTold: {
    spec: "signing/e-sign",
    title:
      "[7] the platform's server tells of a seal whose person did not come back: the sign step has it all the same",
  },
} satisfies Record<keyof typeof calls, NeedingJourney>;
