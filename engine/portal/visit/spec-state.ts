// Names the persisted state as the specification does (point 3), and says what a reload takes from it.

import { terminal } from "../../contract/terminal.ts";
import type { CompanyInfo, GuideInfo, WireDeclaration } from "../../contract/types.gen.ts";
import type { OneThingConfiguration } from "../../declaration/configuration.ts";
import type { Answers, MaterialFile, Signature } from "../../declaration/record.ts";
import type { FilterAsk } from "../../declaration/wire/filter-ask.ts";
import type { SourceRecord } from "../../one-thing/sources.ts";

/** What the specification keeps of a user. */
export interface UserState {
  /** Something is being fetched, by whatever page asked for it. */
  isFetch: boolean;
  /** A page shows grey rows in place of what it has not got yet. */
  showSkeleton: boolean;
  /** What 我的申报 shows, as its address from `?` on; everything by default. */
  officeActiveTab: string;
  /** The parameter of an address that brought the person here, or the portal's own terminal. */
  userFrom: string;
}

type UserInput = Pick<
  WireDeclaration,
  "formContent" | "platChooseCondition" | "formData" | "signatureId" | "filterFormList"
>;

/** What the specification keeps of a declaration. No file bytes, no picture of a signature. */
export interface DeclarationState extends UserInput {
  /** The one-thing as it is declared here; null without a declaration. */
  oneThing: OneThingConfiguration | null;
  /** The draft; once it is submitted, the application. */
  declareIds: string[];
  /** What the company's section declares. */
  unifiedSocialCreditCode: string;
  /** Of the company that is declared for. */
  currentUnifiedSocialCreditCode: string;
  currentChooseCompany: Pick<CompanyInfo, "id" | "companyName" | "unifiedSocialCreditCode"> | null;
  /** The guide that was shown last. */
  guideInfo: GuideInfo | null;
  onceInfo: { matterMaterials: MatterMaterials[] };
  signObj: Signature | null;
  /** Electronic licences, and the flows of the company's seal. */
  electronicIds: string[];
  /** The person went to the platform of seals, and no seal has come back yet. */
  isClickNetSignBtn: boolean;
  isNeedSignPage: boolean;
  /** Each asked material with what was given for it. */
  materialObj: WireDeclaration["materials"];
  uploadMaterialObj: Record<string, MaterialFile[]>;
  /** What the choices make of the declaration, as the gateway is asked to judge it; null without a declaration. */
  customizedBody: FilterAsk | null;
  houseInfo: SourceRecord[];
  /** Ids of the matters whose result is sent by post. */
  mailIdList: string[];
  /** The answers by their sections, under the code of the one-thing: `successionFormData`. */
  [ofOneThing: `${string}FormData`]: Answers;
}

interface MatterMaterials {
  matterInfoId: string;
  materials: { materialId: string; materialName: string; required: boolean }[];
}

export const blankUser: UserState = {
  isFetch: false,
  showSkeleton: false,
  officeActiveTab: "",
  userFrom: terminal,
};

export const noDeclaration: DeclarationState = {
  oneThing: null,
  formContent: [],
  platChooseCondition: { optionList: [], matterInfoIds: [], quotaList: [] },
  formData: { fields: [], instanceId: "", declareIds: [] },
  signatureId: null,
  filterFormList: [],
  declareIds: [],
  unifiedSocialCreditCode: "",
  currentUnifiedSocialCreditCode: "",
  currentChooseCompany: null,
  guideInfo: null,
  onceInfo: { matterMaterials: [] },
  signObj: null,
  electronicIds: [],
  isClickNetSignBtn: false,
  isNeedSignPage: false,
  materialObj: {},
  uploadMaterialObj: {},
  customizedBody: null,
  houseInfo: [],
  mailIdList: [],
};

/**
 * What a reload takes: officeActiveTab and userFrom, which nobody else knows. What is being fetched is said anew, a guide is asked anew. A
 * declaration's names are only kept until it is opened: then they are worked out from our own record, today's definition and the gateway's draft.
 */
export function restored(kept: { userState?: unknown; declarationState?: unknown }): {
  userState: UserState;
  declarationState: DeclarationState;
} {
  const { officeActiveTab, userFrom } = { ...(kept.userState as Partial<UserState> | null) };
  return {
    userState: {
      ...blankUser,
      ...(typeof officeActiveTab === "string" && { officeActiveTab }),
      ...(typeof userFrom === "string" && { userFrom }),
    },
    declarationState: { ...noDeclaration, ...(kept.declarationState as DeclarationState | undefined) },
  };
}
