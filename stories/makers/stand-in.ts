// The answers of the stories' gateway, made from the current person and the content by the engine's own functions.
import { type Definition, signatureWords } from "../../engine/index.ts";
import type { DraftView, UserInfo } from "../../engine/portal/index.ts";
import catalogue from "../../flows/catalogue.json" with { type: "json" };
import {
  applicationDetail,
  applicationId,
  applicationPage,
  applicationsOf,
  draftId,
  receiptNumber,
} from "../../tests/people/applications.ts";
import { companies } from "../../tests/people/companies.ts";
import { type AnswersOf, Refused, wireKeys } from "../../tests/people/fake-gateway.ts";
import { licence } from "../../tests/people/files.ts";
import { findsOf, judged, withSection } from "../../tests/people/judging.ts";
import { licenceCode } from "../../tests/people/licence-code.ts";
import { guideOf, itemOf } from "../../tests/people/lists.ts";
import { now, people, savedAt, today } from "../../tests/people/people.ts";
import { registeredCompany } from "../../tests/people/registered-company.ts";

/** What the answers come from. */
export interface Known {
  user: UserInfo | null;
  definitions: readonly Definition[];
  /** The one draft that the gateway stores. */
  draft: DraftView | null;
}

export type Answers = AnswersOf<Known>;

const oneThingOf = ({ definitions }: Known, oneThingId: string): Definition => {
  const found = definitions.find(({ oneThing }) => oneThing.id === oneThingId);
  if (!found) throw new Refused(404, "没有这个一件事");
  return found;
};

const kept = ({ draft }: Known): DraftView => {
  if (!draft) throw new Refused(404, "没有这份暂存件");
  return draft;
};

const itemsOf = ({ definitions }: Known, codes: readonly string[]) =>
  codes.flatMap((code) => definitions.find(({ oneThing }) => oneThing.code === code) ?? []).map(itemOf);

/** What a phone without a login is shown. */
export const phoneWanted = {
  nameText: people.verified.realNameText,
  companyName: null,
  oneThingName: "新居入住一件事",
  matters: 3,
  statement: signatureWords.statement,
  validSeconds: 300,
};

export const usual: Answers = {
  settings: () => ({
    cityName: catalogue.city.name,
    portalName: `${catalogue.city.name}一件事一次办服务平台`,
    hotline: "12345 政务服务便民热线（测试）",
    miniProgramUrl: "",
    clientId: "stories",
    wireKeys,
    demo: true,
    personalLoginUrl: "/login",
    limits: { maxFileMB: 10, maxDraftMB: 100 },
    today,
  }),
  sign: () => ({ signature: "signature" }),
  session: (_, { user }) => ({
    user,
    aNetToken: user && "token",
    expiresAt: now + 1_800_000,
    secondsLeft: 43_200,
  }),
  logout: () => true,
  getTicketBySign: () => ({ aNetToken: "token" }),
  jszwfwLogin: () => ({ token: "token" }),
  getEblCode: () => licenceCode,
  getQrCodeState: () => ({ status: "0", authCode: null }),
  eBusinessLicenseLogin: () => ({ token: "token", userId: people["legal-person"].id }),
  commonUserFindById: () => people["legal-person"],
  userGet: (_, { user }) => {
    if (!user) throw new Refused(401, "请先登录");
    return user;
  },
  toESignPage: () => ({ flowId: "f".repeat(32), url: "/stand-ins/e-sign" }),
  jumpSignaturePage: ({ flowId }) => ({ flowId, url: "/stand-ins/e-sign" }),
  getSignHistoryList: () => ({
    code: "household",
    closed: false,
    signatureId: null,
    signed: null,
    flows: [],
  }),
  signPhoneBegin: () => ({
    id: "e".repeat(32),
    validSeconds: 300,
    url: `${location.origin}/signature/write#${"0".repeat(64)}`,
  }),
  signPhoneState: () => null,
  signPhoneOpen: () => ({ state: "waiting", wanted: phoneWanted }),
  signPhoneWrite: () => true,
  cardIdToRandomId: () => ({
    randomId: "0123456789abcdef0123456789abcdef",
    qrText: `${location.origin}/stand-ins/phone?check=0123456789abcdef0123456789abcdef`,
    expiresAt: "2026-11-20 14:37:00",
  }),
  pcGetFaceResult: () => false,
  authorizeList: () => companies,
  earlierAnswers: () => ({ answers: {}, addresses: [] }),
  getCompanyInfo: ({ unifiedSocialCreditCode }) => {
    if (unifiedSocialCreditCode === registeredCompany.unifiedSocialCreditCode) return registeredCompany;
    throw new Refused(404, "查无数据");
  },
  applyAuthorization: ({ id }) => {
    const found = companies.find((company) => company.id === id);
    if (!found) throw new Refused(404, "查无数据");
    return { ...found, state: 0, applyTime: "2026-11-20 14:32:00" };
  },
  listOneThing: ({ type, only }, { definitions }) =>
    catalogue.subjects
      .filter(({ kind }) => (type === "ENTERPRISE_SUBJECT") === (kind === "enterprise"))
      .map(({ id, name, remark, eCode }) => {
        const mine = definitions.filter(({ oneThing }) => oneThing.subject === name);
        const integrations = only === "counts" ? [] : mine.map(itemOf);
        return { id, subjectName: name, integrationCount: mine.length, integrations, remark, eCode };
      })
      .filter(({ integrationCount }) => integrationCount > 0),
  areaProject: () => ({ projectArea: catalogue.townships }),
  serviceList: ({ code }, known) =>
    catalogue.serviceLists[code]
      .map((entry) => (typeof entry === "string" ? { group: "", items: [entry] } : entry))
      .map(({ group, items }) => ({ group, items: itemsOf(known, items) }))
      .filter(({ items }) => items.length > 0),
  guideInfo: ({ oneThingId }, known) => guideOf(oneThingOf(known, oneThingId)),
  noticeList: ({ oneThingId }, known) =>
    oneThingOf(known, oneThingId)
      .oneThing.notices.filter(({ terminal }) => terminal !== "mobile")
      .map(({ id, title, html, allowContinue }) => ({ id, title, html, allowContinue })),
  springFrame: () => [],
  cleverFilter: ({ phrase }, { definitions }) => findsOf(definitions, phrase),
  handleCondition: (ask, known) => judged(oneThingOf(known, ask.oneThingId), ask).condition,
  filterBusiness: (ask, known) => judged(oneThingOf(known, ask.oneThingId), ask).business,
  editSingle: (single, known) => {
    const draft = kept(known);
    const saved = withSection(oneThingOf(known, draft.declaration.oneThingId), draft, single);
    known.draft = saved;
    return saved;
  },
  catalogBindList: (_, { draft }) => ({ drafts: draft ? [draft] : [] }),
  editDeclare: ({ declaration }, known) => {
    const revision = (known.draft?.revision ?? 0) + 1;
    const { files = [], licences = [], signature = null, company = null } = known.draft ?? {};
    known.draft = { draftId, revision, savedAt, company, declaration, files, licences, signature };
    return { draftId, revision, savedAt };
  },
  draft: (_, known) => kept(known),
  withdrawDraft: () => true,
  importJsonData: () => ({ draftId, revision: 1, savedAt, code: "parking" }),
  withdrawApplication: () => ({ draftId, revision: 1, savedAt, code: "parking" }),
  handInAuthority: () => true,
  singleReturnRegister: () => true,
  registerDeclare: () => ({ id: applicationId, number: receiptNumber, submittedAt: "2026-11-20 14:32:00" }),
  signFile: ({ kind, covers }, known) => {
    const signature = { signatureId: "signature-2", kind, covers, signedAt: savedAt, parts: {} };
    if (known.draft) known.draft = { ...known.draft, signature };
    return signature;
  },
  uploadFile: () => {
    throw new Refused(503, "系统繁忙，请稍后重试");
  },
  uploadPiece: () => {
    throw new Refused(503, "系统繁忙，请稍后重试");
  },
  deleteFile: () => true,
  houseInfo: () => [],
  getLicense: ({ material }) => ({ ...licence, material }),
  applications: (ask, { definitions }) => applicationPage(applicationsOf(definitions), ask),
  projectInfo: (_, known) => {
    if (!known.user) throw new Refused(401, "请先登录");
    const draft = kept(known);
    return applicationDetail(oneThingOf(known, draft.declaration.oneThingId), draft, known.user);
  },
};
