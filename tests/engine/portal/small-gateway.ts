// A small gateway for the portal's tests: it stores drafts, judges choices and signs, and can refuse calls or stay silent.

import type { CallName } from "../../../engine/contract/calls.ts";
import type {
  Arrival,
  CompanyInfo,
  CompanyRegistration,
  DraftInfo,
  DraftView,
  EarlierAnswers,
  Receipt,
  Settings,
  Signature,
  UserInfo,
} from "../../../engine/contract/types.gen.ts";
import type { Definition } from "../../../engine/one-thing/definition.ts";
import { guideInfo } from "../../../engine/one-thing/guide/guide-view.ts";
import {
  type AnswersOf,
  answered,
  askedOf,
  callOf,
  fakeGateway,
  Refused,
  settings,
} from "../../people/fake-gateway.ts";
import { judged, withSection } from "../../people/judging.ts";
import { itemOf } from "../../people/lists.ts";

const savedAt = "2026-11-20 10:00:00";

/** The state that a test begins with. */
interface Beginning {
  user: UserInfo | null;
  /** The user after a login. */
  login: UserInfo;
  drafts: Map<string, DraftView>;
  /** Companies that have authorised the current person. */
  companies: CompanyInfo[];
  /** What its settings say otherwise. */
  deployment?: Partial<Settings>;
}

const recorded: readonly CallName[] = [
  ...(["editDeclare", "editSingle", "handleCondition", "filterBusiness"] as const),
  ...(["toESignPage", "jumpSignaturePage"] as const),
  ...(["registerDeclare", "signFile", "signPhoneBegin"] as const),
];

export function smallGateway(definition: Definition, beginning: Beginning) {
  const state = {
    ...beginning,
    /** Answers that replace the call's own. */
    refuse: new Map<CallName, { status: number; msg: string; data?: unknown }>(),
    /** Calls that are never answered. */
    dead: new Set<CallName>(),
    /** Saves, judgements, signatures and submissions that were answered. */
    calls: [] as { name: CallName; key: string | null; match: string | null; body: unknown }[],
    /** Credentials that were exchanged for a login. */
    exchanged: [] as unknown[],
    /** Whom a ticket asks about instead of logging in. */
    asks: null as Arrival | null,
    /** Credit code → the entry in the register of companies. */
    registered: new Map<string, CompanyRegistration>(),
    earlier: { answers: {}, addresses: [] } as EarlierAnswers,
    submitted: new Map<string, Receipt>(),
    /** By the id that the next signing gets: `s1`, `s2` … */
    signatures: new Map<string, Signature>(),
    /** The address of the platform of electronic seals. */
    sealUrl: "/platform?flow=flow-1",
    /** The person who confirmed a legal person's code on the phone, and the Authorization headers of the requests for the person. */
    legal: { confirmedBy: null as UserInfo | null, asked: [] as (string | null)[] },
  };
  const login = (asked: unknown) => {
    state.exchanged.push(asked);
    state.user = state.login;
  };
  const found = <Value>(value: Value | null | undefined, sentence = "查无数据"): Value => {
    if (value == null) throw new Refused(404, sentence);
    return value;
  };
  const keep = (draft: DraftView): DraftInfo => {
    state.drafts.set(draft.draftId, draft);
    return { draftId: draft.draftId, revision: draft.revision, savedAt };
  };
  /** The stored draft. Throws unless the write builds on its revision. */
  const held = (draftId: string, headers: Headers): DraftView | undefined => {
    const draft = state.drafts.get(draftId);
    if (draft && headers.get("if-match") !== String(draft.revision)) throw new Refused(409, "已更新", draft);
    return draft;
  };

  const answers: Partial<AnswersOf<typeof state>> = {
    settings: () => ({ ...settings, ...state.deployment }),
    sign: () => ({ signature: "s" }),
    session: () => ({
      user: state.user,
      aNetToken: state.user ? "T" : null,
      expiresAt: 1,
      secondsLeft: 43_200,
    }),
    logout: () => true,
    getTicketBySign: (ask) => {
      if (state.asks && ask.arrival === undefined) {
        state.exchanged.push(ask);
        return { arrival: state.asks };
      }
      login(ask);
      return { aNetToken: "T" };
    },
    jszwfwLogin: (ask) => {
      login(ask);
      return { token: "T" };
    },
    userGet: () => found(state.user),
    authorizeList: () => state.companies,
    earlierAnswers: () => state.earlier,
    getCompanyInfo: ({ unifiedSocialCreditCode }) => found(state.registered.get(unifiedSocialCreditCode)),
    noticeList: () => [],
    guideInfo: () => guideInfo(definition),
    // Everything counts as a service for companies here.
    serviceList: () => [{ group: "", items: [itemOf(definition)] }],
    getEblCode: () => ({
      qrCodeImageBase64: "iVBORw0KGgo",
      qrUid: "q1",
      qrText: "/phone",
      validSeconds: 300,
    }),
    getQrCodeState: () =>
      state.legal.confirmedBy ? { status: "1", authCode: "A" } : { status: "0", authCode: null },
    eBusinessLicenseLogin: () => ({ token: "T-legal", userId: state.legal.confirmedBy?.id ?? "" }),
    commonUserFindById: (_ask, _known, headers) => {
      state.legal.asked.push(headers.get("authorization"));
      return found(state.legal.confirmedBy);
    },
    catalogBindList: () => ({ drafts: [...state.drafts.values()] }),
    editDeclare: ({ draftId = "d1", declaration }, _known, headers) => {
      const before = held(draftId, headers);
      const rest = before ?? { draftId, company: null, files: [], licences: [] };
      return keep({ ...rest, declaration, revision: (before?.revision ?? 0) + 1, savedAt });
    },
    editSingle: ({ draftId, ...single }, _known, headers) =>
      keep({ ...withSection(definition, found(held(draftId, headers)), single), savedAt }),
    handleCondition: (ask) => judged(definition, ask).condition,
    filterBusiness: (ask) => judged(definition, ask).business,
    draft: ({ draftId }) => {
      const draft = found(state.drafts.get(draftId), "暂存件不存在");
      return { ...draft, signature: state.signatures.get(draft.declaration.signatureId ?? "") ?? null };
    },
    registerDeclare: (_ask, _known, headers) => {
      const key = headers.get("idempotency-key") ?? "";
      const receipt = state.submitted.get(key) ?? { id: "a1", number: "1".repeat(20), submittedAt: savedAt };
      state.submitted.set(key, receipt);
      return receipt;
    },
    signFile: ({ kind, covers }) => {
      const signatureId = `s${state.signatures.size + 1}`;
      const signature = { signatureId, kind, covers, signedAt: savedAt, parts: {} };
      state.signatures.set(signatureId, signature);
      return signature;
    },
    // The phone has signed once the test has put a signature there under this id.
    signPhoneBegin: () => ({ id: "s-phone", url: "http://portal.test/signature/write#t", validSeconds: 300 }),
    signPhoneState: ({ id }) => state.signatures.get(id) ?? null,
    toESignPage: () => ({ flowId: "flow-1", url: state.sealUrl }),
    jumpSignaturePage: () => ({ flowId: "flow-1", url: state.sealUrl }),
    getLicense: ({ material }) => ({
      licenceId: "l1",
      material,
      name: "居民身份证",
      numberText: "1101**",
      issuer: "公安局",
      fetchedAt: savedAt,
    }),
    deleteFile: () => true,
  };

  const answer = fakeGateway(state, answers);
  async function fetch(request: Request): Promise<Response> {
    const name = callOf(request);
    if (name && state.dead.has(name)) throw new TypeError("no network");
    const refusal = name && state.refuse.get(name);
    if (refusal) return answered(refusal.status, refusal.msg, refusal.data ?? null);
    if (name && recorded.includes(name)) {
      const [key, match] = ["idempotency-key", "if-match"].map((header) => request.headers.get(header));
      state.calls.push({ name, key: key ?? null, match: match ?? null, body: await askedOf(request) });
    }
    return answer(request);
  }
  return { state, fetch };
}
