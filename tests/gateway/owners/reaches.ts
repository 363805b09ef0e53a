// How each call of the gateway would reach a thing of somebody's, or why it can reach none: a call without a row does not compile.

import type { Calls } from "../../../engine/contract/types.gen.ts";
import type { Browser, CallOptions } from "../setup/browser.ts";
import { goodDeclaration, licenceAsk, newKey, pdf, singleAsk } from "../setup/declarations.ts";
import { begin } from "../setup/sealing.ts";
import { covers, sign } from "../setup/signing.ts";

/** Things of one person, by the names that calls have for them. */
export interface Ids {
  draftId: string;
  fileId: string;
  licenceId: string;
  id: string;
  faceId: string;
  linkId: string;
  companyId: string;
  creditCode: string;
  userId: string;
  qrUid: string;
}

const none = "0".repeat(32);
/** What nobody has. */
export const nothing: Ids = {
  draftId: none,
  fileId: none,
  licenceId: none,
  id: none,
  faceId: none,
  linkId: none,
  companyId: none,
  creditCode: "91329900MA0NONE00X",
  userId: none,
  qrUid: none,
};

export interface Said {
  status: number;
  /** Everything that was answered. */
  body: string;
}

/** `options`: what a stranger without a session sends in place of a signature. */
export type Reach = (browser: Browser, ids: Ids, options?: CallOptions) => Promise<Said>;
type Unowned = `owns nothing: ${string}`;

type Name = Parameters<Browser["respond"]>[0];

const said = ({
  status,
  code,
  msg,
  data,
}: {
  status: number;
  code: number;
  msg: string;
  data: unknown;
}): Said => ({
  status,
  body: JSON.stringify({ code, msg, data }),
});

/** A call, asked as `ask` says; a write has a key of its own. */
const by =
  (name: Name, ask: (ids: Ids) => object, more: CallOptions = {}): Reach =>
  async (browser, ids, options) => {
    const all = { idempotencyKey: newKey(), ...more, ...options };
    const response = await browser.respond(name, ask(ids) as Record<string, unknown>, all);
    return { status: response.status, body: await response.text() };
  };

const revision = { ifMatch: 1 };
const upload = { name: "a.pdf", bytes: pdf };
const place = (draftId: string) => ({ draftId, material: "idCard" });

export const reaches: Record<keyof Calls, Reach | Unowned> = {
  draft: by("draft", ({ draftId }) => ({ draftId })),
  editDeclare: by("editDeclare", ({ draftId }) => ({ draftId, declaration: goodDeclaration() }), revision),
  editSingle: by("editSingle", ({ draftId }) => singleAsk(draftId, {}), revision),
  withdrawDraft: by("withdrawDraft", ({ draftId }) => ({ draftId })),
  registerDeclare: by("registerDeclare", ({ draftId }) => ({ draftId }), revision),
  uploadFile: async (browser, { draftId }, options) =>
    said(await browser.upload(place(draftId), upload, options)),
  uploadPiece: async (browser, { draftId }, options) =>
    said(await browser.uploadPiece(place(draftId), upload, 0, options)),
  deleteFile: by("deleteFile", ({ fileId }) => ({ fileId })),
  download: by("download", ({ fileId }) => ({ fileId })),
  getLicense: by("getLicense", ({ draftId }) => licenceAsk(draftId)),
  licencePaper: by("licencePaper", ({ licenceId }) => ({ licenceId })),
  houseInfo: by("houseInfo", ({ draftId }) => ({ draftId })),
  signFile: async (browser, { draftId }, options) => said(await sign(browser, draftId, undefined, options)),
  signPhoneBegin: by("signPhoneBegin", ({ draftId }) => ({ draftId, covers: covers() })),
  signPhoneState: by("signPhoneState", ({ linkId }) => ({ id: linkId })),
  toESignPage: async (browser, { draftId }, options) => said(await begin(browser, draftId, {}, options)),
  jumpSignaturePage: by("jumpSignaturePage", ({ draftId }) => ({ draftId, flowId: none })),
  getSignHistoryList: by("getSignHistoryList", ({ draftId }) => ({ draftId })),
  pcGetFaceResult: by("pcGetFaceResult", ({ faceId }) => ({ id: faceId })),
  applyAuthorization: by("applyAuthorization", ({ companyId }) => ({ id: companyId })),
  getCompanyInfo: by("getCompanyInfo", ({ creditCode }) => ({ unifiedSocialCreditCode: creditCode })),
  earlierAnswers: by("earlierAnswers", ({ companyId }) => ({ instanceId: companyId })),
  commonUserFindById: by("commonUserFindById", ({ userId }) => ({ id: userId })),
  getQrCodeState: by("getQrCodeState", ({ qrUid }) => ({ qrUid })),
  projectInfo: by("projectInfo", ({ id }) => ({ id })),
  importJsonData: by("importJsonData", ({ id }) => ({ id })),
  withdrawApplication: by("withdrawApplication", ({ id }) => ({ id })),
  handInAuthority: by("handInAuthority", ({ id, fileId }) => ({ id, fileIds: [fileId] })),
  singleReturnRegister: by("singleReturnRegister", ({ id, fileId }) => ({
    id,
    fileIds: [fileId],
    matterInfoId: "OT901-M01",
    note: "",
  })),

  settings: "owns nothing: the same for everybody",
  sign: "owns nothing: signs for the own session only",
  session: "owns nothing: names nobody but the session's person",
  logout: "owns nothing: ends the own session",
  getTicketBySign: "owns nothing: a ticket is spent by whoever brings it, and asked about",
  jszwfwLogin: "owns nothing: a code is spent by whoever brings it, and asked about",
  getEblCode: "owns nothing: makes a code of the own session",
  eBusinessLicenseLogin: "owns nothing: its code counts in the session that began it alone",
  userGet: "owns nothing: the session's person",
  cardIdToRandomId: "owns nothing: begins a check of the session's person",
  authorizeList: "owns nothing: lists the session's person's",
  catalogBindList: "owns nothing: lists the session's person's",
  applications: "owns nothing: lists the session's person's",
  handleCondition: "owns nothing: judges what is sent",
  filterBusiness: "owns nothing: judges what is sent",
  listOneThing: "owns nothing: content",
  areaProject: "owns nothing: content",
  serviceList: "owns nothing: content",
  guideInfo: "owns nothing: content",
  noticeList: "owns nothing: content",
  springFrame: "owns nothing: content",
  cleverFilter: "owns nothing: content",
  sample: "owns nothing: content",
  signPhoneOpen: "owns nothing: the link's token, 64 random digits kept as a hash, is the authority",
  signPhoneWrite: "owns nothing: the link's token, 64 random digits kept as a hash, is the authority",
  signatureReturn: "owns nothing: the platform's seal is the authority",
  signatureTold: "owns nothing: the platform's seal is the authority",
};

/** Every other path that the gateway answers, with what it gives away; the pages of the stand-ins are theirs. */
export const otherRoutes: Record<string, Unowned> = {
  "GET /api/portal/login": "owns nothing: begins a login of this browser",
  "POST /api/portal/csp-report": "owns nothing: takes reports and gives nothing",
  "POST /api/departments/events": "owns nothing: the department's signature is the authority",
  "GET /api/departments/files/:id": "owns nothing: the department's signature is the authority",
  "GET /livez": "owns nothing: the process",
  "GET /readyz": "owns nothing: the process",
  "GET /healthz": "owns nothing: the process",
  "GET /openapi.json": "owns nothing: the contracts",
  "GET /robots.txt": "owns nothing: the public pages",
  "GET /sitemap.xml": "owns nothing: the public pages",
  "GET /*": "owns nothing: the portal's own files",
};
