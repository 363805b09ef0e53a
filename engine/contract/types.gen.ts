// The shapes of every call, printed from schemas/contract/calls and schemas/contract/answers.schema.json by `npm run contract`.

/** Random id of 128 bits */
export type Id = string;
/** Moment in Asia/Shanghai */
export type Time = string;
/** Day in Asia/Shanghai */
export type Date = string;
/** A colour word of the look. */
export type Hue = string;
/** Status texts of the specification, point 4 */
export type ApplicationStatus = "授权过期" | "未上传委托书" | "不予批准" | "办理中" | "已申请" | "暂存件";
/** A company that somebody acts for, or is. */
export type CompanyInfo = {
  id: string; companyName: string; unifiedSocialCreditCode: string; description: string; applyTime: string;
  /** How its authorisation stands (point 4) */
  state: 0 | 1 | 2 | 8 | 9;
};
/** The person who is logged in (point 3, userInfo); `*Text` are masked */
export type UserInfo = {
  id: string; userType: "personal" | "enterprise"; realName: string; realNameText: string; mobile: string;
  mobileText: string;
  /** Empty: not real-name verified (point 5) */
  certificateNumber: string;
  certificateNumberText: string; loginName: string; entLicenseSn: string;
  /** 32 bytes in hex, always the same for this person and kind of login: encrypts what a device keeps of a declaration. It is kept nowhere there. */
  deviceKey: string;
  company?: CompanyInfo | null;
};
/** An answer that is asked no more; masked. */
export type AnswerLetGo = { title: string; text: string };
/** What is asked again or anew, and in which step. */
export type AnswerWanted = {
  title: string;
  /** A sentence: what is to be done */
  message: string;
  step: string;
  /** Where GO puts the focus; absent: it stands in no one place */
  place?: string;
};
/** What the owner of a draft is told when its one-thing has changed since */
export type DraftChanges = {
  /** Answered, and asked no more: not sent */
  notAsked: AnswerLetGo[];
  /** Answered, and the answer no longer fits */
  again: AnswerWanted[];
  /** Never asked before, and required */
  newly: AnswerWanted[];
  /** It was signed, and something else stands there now */
  signatureVoid: boolean;
  /** Why it cannot be handed in at all any more. */
  stopped: string | null;
};
/** One item of a list of one-things (point 3) */
export type OneThingItem = {
  oneThingId: string; oneThingName: string;
  /** Its guide is /guide/<code> */
  code: string;
  webFaceVerification: boolean; webIconFileId: string; tips: string;
  oneThingDeclare: {
    webHandleUrl: string | null;
    /** Area ids, separated by commas. */
    projectArea: string;
  };
  matterCount: number;
  /** A search finds it by them */
  matterNames: string[];
  stepCount: number;
  /** What it costs a person and when it is done at the latest, by the guide */
  effort: {
    /** About how long filling in takes; 0 where that is done elsewhere */
    minutes: number;
    materials: number;
    /** 0 is the same day */
    days: number;
    unit: "working-day" | "calendar-day";
  };
  hue: Hue;
  /** Old people often handle it; absent: not more than others */
  forElders?: true;
};
export type FileInfo = {
  fileId: Id; name: string; size: number;
  type: "application/pdf" | "image/jpeg" | "image/png" | "application/ofd" | "image/vnd.dwg"; sha256: string;
  material: string;
};
/** What the last applications for the same person, or the same company, said of the applicant, newest first; all empty when there is none */
export type EarlierAnswers = {
  /** The township of the newest one that has one */
  areaId?: string;
  /** Field key and text */
  answers: Record<string, string>;
  /** Three at most, each once */
  addresses: string[];
};
/** What the register of companies tells of one company, named as the declaration's own fields (point 3); `*Text` are masked */
export type CompanyRegistration = {
  companyName: string; unifiedSocialCreditCode: string; operManName: string; operManNameText: string;
  operManCode: string; operManCodeText: string; operManPhoneNumber: string; operManPhoneNumberText: string;
  organizationAddress: string; businessScope: string;
  /** In ten thousand yuan, as the form asks for it; empty: none is registered */
  registeredCapital: string;
};
export type HouseInfo = {
  certificateNumber: string; unitNumber?: string; address: string; area?: string; use?: string;
  rightKind?: string; ownership?: string; share?: string; owner?: string; boughtOn?: string;
  mortgaged?: string; mortgagee?: string; sealed?: string; leased?: string;
};
export type LicenceInfo = {
  licenceId: Id; material: string; name: string; numberText: string; issuer: string; fetchedAt: Time;
};
export type Signature = {
  signatureId: Id; kind: "drawn" | "typed" | "seal"; covers: string; signedAt: Time;
  /** Part of what is covered and its digest: only for telling what changed since. */
  parts: Record<string, string>;
};
/** How a signing flow with the enterprise's electronic seal stands */
export type SignState = "open" | "signed" | "refused" | "expired" | "failed";
/** Where a flow is signed (point 7) */
export type SignPage = { flowId: Id; url: string };
export type SignFlow = {
  flowId: Id; state: SignState; companyName: string; beganAt: Time; expiresAt: Time; endedAt: Time | null;
  /** The signature that it became. */
  signatureId: Id | null;
  /** The signed file; an address that is not absolute lies below the base of files. */
  fileUrl: string | null;
};
export type DraftInfo = { draftId: Id; revision: number; savedAt: Time };
export type FormContent = {
  section: string; title: string; fields: { key: string; title: string; text: string }[];
}[];
/** The declaration as it travels: answers may still be invalid, their structure never is. */
export type WireDeclaration = {
  oneThingId: string; code: string;
  /** Version of the definition it was made with */
  definition: string;
  areaId: string | null; step: string;
  platChooseCondition: {
    optionList: { id: string; optionIds: string[] }[]; matterInfoIds: string[];
    quotaList: { id: string; result: boolean }[];
  };
  /** Sections flattened under the specification's names; lists stay lists of objects with `rowId` */
  formData: {
    fields: string[]; instanceId: string;
    /** The draft; none before it is saved for the first time */
    declareIds: string[];
    /** Who declares: `1` a person, `2` a company; a form that asks may say more */
    declarePersonType?: string;
    /** The kind of paper, `1` (identity card) by default */
    applicantPaperType?: string;
    applicantName?: string; applicantNameText?: string; applicantPaperCode?: string;
    applicantPaperCodeText?: string; applicantMobile?: string; applicantMobileText?: string;
    linkManAddress?: string; receiverAddress?: string;
    /** Unified social credit code */
    shxydm?: string;
    organization?: string; operManName?: string; operManNameText?: string; operManCode?: string;
    operManCodeText?: string; operManPhoneNumber?: string; operManPhoneNumberText?: string;
    linkManPaperType?: string; linkManName?: string; linkManNameText?: string; linkManMobile?: string;
    linkManMobileText?: string; linkManPaperCode?: string; linkManPaperCodeText?: string;
    [name: string]: string | string[] | Record<string, string | string[]>[] | undefined;
  };
  formContent: {
    section: string; title: string; fields: { key: string; title: string; text: string }[];
  }[];
  materials: Record<string, { fileIds: string[]; licenceId: string | null }>; signatureId: string | null;
  /** Ids of the matters whose result is sent by post; absent in drafts from before it was sent */
  mailIdList?: string[];
  filterFormList: string[];
};
/** A flat list is one group without a name */
export type ServiceGroup = {
  /** Empty: the list has no groups. */
  group: string;
  items: OneThingItem[];
};
export type SubjectItem = {
  id: string; subjectName: string; integrationCount: number; integrations: OneThingItem[]; remark: string;
  eCode: string;
};
export type WayInfo = {
  department: string; phone: string; online: string | null; matter: string | null; hours: string | null;
};
export type GuideCounts = {
  handleCount: number; runTimes: number; stages: number; materials: number; days: number;
};
export type Receipt = {
  id: Id;
  /** 20 digits, shown in groups of four */
  number: string;
  submittedAt: Time;
};
export type AnswerProblem = {
  severity: "error" | "warning"; rule: string; message: string; step: string; question?: string;
  section?: string; field?: string; rowId?: string; material?: string;
};
/** How a matter stands at its department */
export type MatterStatus = "待受理" | "办理中" | "待补正" | "已办结";
/** What an application waits for: its 委托书, the company's authorisation, or what a matter lacks */
export type WaitsFor = "authority" | "authorisation" | "mending";
export type ApplicationSummary = {
  /** Application id, or draft id for a 暂存件 */
  id: string;
  kind: "application" | "draft"; oneThingId: string; oneThingName: string; code: string; icon: string;
  hue: Hue; status: ApplicationStatus;
  /** Why it stands so, and what can be done next; Chinese */
  statusNote: string;
  /** What its owner has to do before it goes on; null: nothing */
  waitsFor: WaitsFor | null;
  number: string | null;
  /** Submitted, or for a draft last saved */
  time: Time;
  townshipName: string | null;
  /** The department's own words */
  reason: string | null;
  /** By when the person is to do what the status asks; null: nothing, or at any time */
  dueBy: Date | null;
  /** For which company it is declared; null: for the person */
  companyName: string | null;
};
export type History = { status: string; time: Time; note: string }[];
export type MatterProgress = {
  matterInfoId: string; name: string; departmentName: string; status: MatterStatus; promisedBy: Date;
  /** By when what is missing is to be handed in; null: nothing is */
  mendBy: Date | null;
  history: History;
  /** What the department has issued */
  results: FileInfo[];
};
/** A notice before a one-thing: HTML, cleaned where it is shown */
export type NoticeItem = { id: string; title: string; html: string; allowContinue: boolean };
/** An announcement of the whole portal (point 7): HTML, cleaned where it is shown */
export type SpringFrame = { id: string; title: string; html: string; where: "home" | "list" | "all" };
export type CleverFind = {
  thing: OneThingItem;
  /** The words by which it was found */
  because: string;
};
/** A person who has come by a login that this browser did not begin: nobody is logged in before somebody here agrees */
export type Arrival = {
  /** To be sent back with the consent, from this session and within ten minutes */
  id: string;
  realNameText: string;
  /** The masked name of who is logged in; empty for nobody */
  insteadOf: string;
};
/** What the client must know of the deployment. */
export type Settings = {
  cityName: string; portalName: string;
  /** Number first, then its name; empty where there is none */
  hotline: string;
  /** Who runs the portal; absent: the city's office for government services */
  host?: string;
  /** Filing number of the site */
  icp?: string;
  /** Filing number with the police */
  police?: string;
  clientId: string; wireKeys: { queryKey: string; queryIv: string; signKey: string };
  /** False in production */
  demo: boolean;
  /** Where a person logs in; the return URL is appended as `return` */
  personalLoginUrl: string;
  /** Where the platform's own login is ended, too, after the portal's; absent where there is none */
  logoutUrl?: string;
  /** What the code on the home page opens; empty: the portal itself */
  miniProgramUrl: string;
  limits: { maxFileMB: number; maxDraftMB: number };
  /** Base of uploads; absent: the portal's own origin */
  uploadBase?: string;
  /** Base of files to look at or to save; absent: the portal's own origin */
  fileBase?: string;
  /** Where the client tells errors, and of which share of visits more; absent: nowhere */
  errorReports?: {
    /** Of the operator's own, the gateway's, or a DSN of Sentry (https://key@host/project), which gets envelopes */
    url: string;
    /** Name and version of the software */
    release?: string;
    traces: number; replay: number; replayOnError: number;
  };
  /** The gateway's clock */
  today: Date;
};
export type SessionInfo = {
  user: UserInfo | null; aNetToken: string | null;
  /** Epoch milliseconds. */
  expiresAt: number;
  /** Until the login ends in any case; it ends sooner without use. */
  secondsLeft: number;
};
/** A QR code to log in with the electronic business licence (point 3) */
export type LicenceCode = {
  /** A PNG picture, Base64 without a prefix. */
  qrCodeImageBase64: string;
  qrUid: Id;
  /** What the picture says, for a person who holds the phone in the hand. */
  qrText: string;
  /** From now on */
  validSeconds: number;
};
export type GuideInfo = {
  oneThingId: string; oneThingName: string; code: string; consultWay: WayInfo[] | null;
  complaintWay: WayInfo[] | null; guides: { title: string; content: string; allowApply: boolean }[];
  policies: { title: string; number: string; issuer: string; url: string | null }[];
  matters: {
    matterInfoId: string; name: string; departmentName: string; type: string; always: boolean;
    legalDays: number; promisedDays: number;
    /** Before the reform */
    originalVisits: number;
    visits: number;
  }[];
  materials: {
    name: string;
    /** upload, e-licence, form or shared-data */
    from: string;
    /** Chinese, when and how it is handed in */
    note: string;
    sample: string | null; blank: string | null;
  }[];
  original: GuideCounts; present: GuideCounts;
  /** What must be known before it is begun: not open yet, no more, not for long; null: it is simply open. */
  offering?: {
    open: boolean; words: string;
    /** What takes its place. */
    instead: { code: string; name: string } | null;
  } | null;
  /** Where one may go in person; null where the city names no place */
  hall: { name: string; address: string; hours: string } | null;
  fieldCount: number;
  /** What separate forms would ask */
  separateFieldCount: number;
};
export type HandleCondition = {
  /** Version of the definition by which it was judged */
  definition: string;
  allowed: boolean;
  /** Why not */
  sentences: string[];
  /** Rule and whether it holds */
  quotaList: { id: string; result: boolean }[];
};
export type FilteredBusiness = {
  definition: string;
  matters: {
    matterInfoId: string; name: string; departmentName: string; because: string;
  }[];
  materials: {
    id: string; name: string; from: "upload" | "e-licence" | "form" | "shared-data"; required: boolean;
  }[];
};
export type DraftView = {
  draftId: Id; revision: number; savedAt: Time;
  /** For which company the draft is; null: for the person */
  company: { id: string; name: string; creditCode: string } | null;
  declaration: WireDeclaration; files: FileInfo[]; licences: LicenceInfo[];
  /** Names of uploaded files that the gateway no longer has as they were: they are asked again. */
  lost?: string[];
  /** What its owner must be told of a change of the one-thing since it was made; null: it goes on as it is. */
  changes?: DraftChanges | null;
  /** The signature that the declaration names, as the gateway keeps it. */
  signature?: Signature | null;
};
/** A link to sign by phone, and the id under which its state is asked for */
export type PhoneLink = {
  id: Id; url: string;
  /** From now on */
  validSeconds: number;
};
/** A link as the phone sees it: how it stands, and while it waits what is signed with it */
export type PhoneSigning = {
  state: "waiting" | "signed" | "expired" | "changed" | "unknown";
  wanted: {
    /** Who signs, masked */
    nameText: string;
    /** For which company; null: for oneself */
    companyName: string | null;
    oneThingName: string;
    /** How many are signed for */
    matters: number;
    statement: string;
    /** From now on */
    validSeconds: number;
  } | null;
};
export type SignHistory = {
  /** The one-thing of the draft. */
  code: string;
  /** The draft was submitted. */
  closed: boolean;
  /** The signature that the draft names; null: none. */
  signatureId: Id | null;
  /** Who has signed with it, masked, and when; null: nobody. */
  signed: { kind: "drawn" | "typed" | "seal"; by: string; at: Time } | null;
  flows: SignFlow[];
};
export type UploadedPiece = {
  /** Pieces that have not come yet */
  missing: number[];
  file: FileInfo | null;
};
export type ApplicationPage = {
  items: ApplicationSummary[];
  /** Of the status that is asked for */
  total: number;
  /** Of every status */
  all: number;
  counts: {
    已申请: number; 办理中: number; 暂存件: number; 未上传委托书: number; 授权过期: number; 不予批准: number;
  };
  page: number; pageSize: number;
};
export type ApplicationDetail = {
  /** Of a draft: its one-thing has retired, it cannot be handed in any more. */
  ended?: boolean;
  /** Of a draft: answers to what former versions asked, which are not sent. */
  notAsked?: AnswerLetGo[];
  id: string; kind: "application" | "draft"; oneThingId: string; oneThingName: string; code: string;
  icon: string; hue: Hue; status: ApplicationStatus; statusNote: string; waitsFor: WaitsFor | null;
  number: string | null; time: Time; townshipName: string | null; companyName: string | null;
  applicantNameText: string; applicantPaperCodeText: string; applicantMobileText: string;
  matters: MatterProgress[];
  /** What was declared, in the order of the form, sensitive values masked unless it was asked for in full */
  formContent: FormContent;
  materials: {
    name: string; source: "upload" | "e-licence" | "form" | "shared-data"; files: FileInfo[];
    licence: LicenceInfo | null;
  }[];
  /** By when all is promised; null: not submitted yet */
  promisedBy: Date | null;
  receiptHash: string | null; reason: string | null; dueBy: Date | null;
  /** The company it is for, with the state of its authorisation now (point 4) */
  company: { id: string; state: 0 | 1 | 2 | 8 | 9 } | null;
  /** No department has taken it up yet */
  canWithdraw: boolean;
  /** Of the application as a whole */
  history: History;
  /** Handed in after the submission */
  supplements: {
    /** Empty: the authority paper */
    matterInfoId: string;
    note: string; time: Time; files: FileInfo[];
  }[];
};
/** Answered by bytes, or by a way elsewhere. */
export type NotJson = { readonly notJson: never };
/** Call → what it needs, what it asks and the `data` of its answer. */
export type Calls = {
  /** What the client must know of the deployment */
  settings: { token: false; signed: false; ask: Record<string, never>; data: Settings };
  /** Signature over one request, valid for 300 seconds */
  sign: {
    token: false; signed: false;
    ask: {
      clientId: string;
      /** Base64 of triple-DES over method, path, canonical query and SHA-256 of the body. */
      sign: string;
    };
    data: { signature: string };
  };
  /** Who is logged in */
  session: { token: false; signed: true; ask: Record<string, never>; data: SessionInfo };
  /** Ends session and token */
  logout: { token: false; signed: true; ask: Record<string, never>; data: true };
  /** Exchanges a single-use ticket for a session and its token */
  getTicketBySign: {
    token: false; signed: true;
    ask: {
      ticket: string; token?: string;
      /** What an answer asked about, once the person has agreed */
      arrival?: string;
      /** From the return address of a login that this browser began */
      state?: string;
    } | {
      ticket?: string; token: string;
      /** What an answer asked about, once the person has agreed */
      arrival?: string;
      /** From the return address of a login that this browser began */
      state?: string;
    } | {
      ticket?: string; token?: string;
      /** What an answer asked about, once the person has agreed */
      arrival: string;
      /** From the return address of a login that this browser began */
      state?: string;
    };
    data: { aNetToken?: string; arrival?: Arrival };
  };
  /** Logs in with the provincial login's auth code */
  jszwfwLogin: {
    token: false; signed: true;
    ask: {
      authCode: string;
      /** From the return address of a login that this browser began */
      state?: string;
    };
    data: { token?: string; arrival?: Arrival };
  };
  /** The QR code for a legal person's login with the electronic business licence: its picture, its id, and for how long it may be scanned. The same one until it is used, ended by the phone or over; then a new one */
  getEblCode: { token: false; signed: true; ask: Record<string, never>; data: LicenceCode };
  /** How a legal person's QR code stands: '0' waits, '1' is confirmed and brings the auth code; 410 with its state once it was refused, has failed or expired */
  getQrCodeState: {
    token: false; signed: true;
    ask: { qrUid: string };
    data: {
      status: "0" | "1";
      /** With '1': good once, within a minute, in this session only. */
      authCode: string | null;
    };
  };
  /** Logs a legal person in with the auth code of a confirmed QR code: its token, and whose it is */
  eBusinessLicenseLogin: {
    token: false; signed: true;
    ask: { authCode: string };
    data: { token: string; userId: string };
  };
  /** The person of that id, who can be nobody but the one who asks */
  commonUserFindById: { token: true; signed: true; ask: { id: string }; data: UserInfo };
  /** The person who is logged in */
  userGet: { token: true; signed: true; ask: Record<string, never>; data: UserInfo };
  /** Begins a face check of the person for a one-thing: a random id, and what its QR code says */
  cardIdToRandomId: {
    token: true; signed: true;
    ask: { oneThingId: string };
    data: { randomId: Id; qrText: string; expiresAt: Time };
  };
  /** Whether a face check is confirmed; 410 with its state once it was refused, has failed or expired */
  pcGetFaceResult: { token: true; signed: true; ask: { id: string }; data: boolean };
  /** The companies that have authorised the person, in any state, newest first */
  authorizeList: { token: true; signed: true; ask: Record<string, never>; data: CompanyInfo[] };
  /** Applies again for an authorisation in state 8: it is pending afterwards */
  applyAuthorization: { token: true; signed: true; ask: { id: string }; data: CompanyInfo };
  /** What the register of companies has of a company that the person may act for, by its credit code */
  getCompanyInfo: {
    token: true; signed: true;
    ask: { unifiedSocialCreditCode: string };
    data: CompanyRegistration;
  };
  /** Subjects with at least one integrated item */
  listOneThing: {
    token: false; signed: true;
    ask: {
      type: "PERSONAL_SUBJECT" | "ENTERPRISE_SUBJECT"; plat: "PC";
      /** `counts` leaves the items out; `integrationCount` still counts them */
      only?: "counts";
    };
    data: SubjectItem[];
  };
  /** Townships by area id */
  areaProject: {
    token: false; signed: true;
    ask: Record<string, never>;
    data: { projectArea: Record<string, string> };
  };
  /** Items under a service code: hot, personal, company, other */
  serviceList: {
    token: false; signed: true;
    ask: { code: "RD" | "GR" | "QY" | "QT" };
    data: ServiceGroup[];
  };
  /** Guide of a one-thing */
  guideInfo: { token: false; signed: true; ask: { oneThingId: string }; data: GuideInfo };
  /** Notices to read before handling a one-thing */
  noticeList: {
    token: false; signed: true;
    ask: { oneThingId: string; terminal: "pc" };
    data: NoticeItem[];
  };
  /** Announcements of the whole portal that are shown today */
  springFrame: { token: false; signed: true; ask: { terminal: "pc" }; data: SpringFrame[] };
  /** One-things that fit a phrase in a person's own words, the nearest first */
  cleverFilter: { token: false; signed: true; ask: { phrase: string; terminal: "pc" }; data: CleverFind[] };
  /** My drafts of a one-thing, newest first: those for the company of that instanceId, or those for no company */
  catalogBindList: {
    token: true; signed: true;
    ask: { oneThingId: string; userFrom: string; instanceId?: string };
    data: { drafts: DraftInfo[] };
  };
  /** What the person's last applications said of the applicant, to be offered in a new one */
  earlierAnswers: {
    token: true; signed: true;
    ask: {
      /** The company that the new one is for; without it, the person's own. */
      instanceId?: string;
    };
    data: EarlierAnswers;
  };
  /** Saves a draft */
  editDeclare: {
    token: true; signed: true;
    ask: { draftId?: string; declaration: WireDeclaration };
    data: DraftInfo;
  };
  /** Saves one section of a draft */
  editSingle: {
    token: true; signed: true;
    ask: {
      draftId: string; definition: string; section: string; step: string;
      quotaList: WireDeclaration["platChooseCondition"]["quotaList"];
      /** The section's answers, under the same names as in the whole declaration */
      formData: Record<string, WireDeclaration["formData"][string]>;
      formContent: WireDeclaration["formContent"];
    };
    data: DraftInfo;
  };
  /** Whether what was chosen may be handled, and why not */
  handleCondition: {
    token: true; signed: true;
    ask: {
      oneThingId: string; areaId: WireDeclaration["areaId"];
      platChooseCondition: WireDeclaration["platChooseCondition"];
      /** Only the answers on which a condition or a rule depends */
      formData: {
        instanceId: WireDeclaration["formData"]["instanceId"];
        [name: string]: WireDeclaration["formData"][string];
      };
    };
    data: HandleCondition;
  };
  /** The matters that are chosen, and the materials they need */
  filterBusiness: {
    token: true; signed: true;
    ask: {
      oneThingId: string; areaId: WireDeclaration["areaId"];
      platChooseCondition: WireDeclaration["platChooseCondition"];
      /** Only the answers on which a condition or a rule depends */
      formData: {
        instanceId: WireDeclaration["formData"]["instanceId"];
        [name: string]: WireDeclaration["formData"][string];
      };
    };
    data: FilteredBusiness;
  };
  /** A draft with its files and licences */
  draft: { token: true; signed: true; ask: { draftId: string }; data: DraftView };
  /** Deletes a draft and its files */
  withdrawDraft: { token: true; signed: true; ask: { draftId: string }; data: true };
  /** Submits a draft; answered after the commit */
  registerDeclare: { token: true; signed: true; ask: { draftId: string }; data: Receipt };
  /** Signs a draft as it stands: drawn as a PNG in Base64, or by the typed real name */
  signFile: {
    token: true; signed: true;
    ask: {
      draftId: string; kind: "drawn";
      /** Digest of what is signed. */
      covers: string;
      /** What was agreed to, word for word. */
      statement: string;
      image: string;
    } | {
      draftId: string; kind: "typed";
      /** Digest of what is signed. */
      covers: string;
      /** What was agreed to, word for word. */
      statement: string;
      name: string;
    };
    data: Signature;
  };
  /** A one-time link by which a phone without a login signs a draft as it stands; the draft's earlier links end */
  signPhoneBegin: {
    token: true; signed: true;
    ask: {
      draftId: string;
      /** Digest of what is signed. */
      covers: string;
    };
    data: PhoneLink;
  };
  /** The signature that a phone has given by a link, or null for none yet; 410 with its state once it was not used in time */
  signPhoneState: { token: true; signed: true; ask: { id: string }; data: Signature | null };
  /** What a link lets a phone sign, and for whom; the link alone is the authority */
  signPhoneOpen: {
    token: false; signed: true;
    ask: {
      /** The last part of the link. */
      token: string;
    };
    data: PhoneSigning;
  };
  /** Signs what a link is for with a drawn PNG in Base64, once; the same picture again changes nothing */
  signPhoneWrite: {
    token: false; signed: true;
    ask: {
      /** The last part of the link. */
      token: string;
      /** What was agreed to, word for word. */
      statement: string;
      image: string;
    };
    data: true;
  };
  /** Begins a signing flow with the enterprise's electronic seal for a draft as it stands: where its page is, and its id */
  toESignPage: {
    token: true; signed: true;
    ask: {
      draftId: string;
      /** Digest of what is signed. */
      covers: string;
      /** What was agreed to, word for word. */
      statement: string;
    };
    data: SignPage;
  };
  /** The signing page of a flow that was begun and is still open, to go on with it */
  jumpSignaturePage: { token: true; signed: true; ask: { draftId: string; flowId: string }; data: SignPage };
  /** The signing flows of a draft with their states, newest first */
  getSignHistoryList: { token: true; signed: true; ask: { draftId: string }; data: SignHistory };
  /** Where the e-sign platform leads the browser back to; a redirect to /signature/<status> comes out */
  signatureReturn: {
    token: false; signed: false;
    ask: { flow?: string; state?: string; result?: string; sign?: string };
    data: NotJson;
  };
  /** Where the e-sign platform tells how a signing flow has ended */
  signatureTold: {
    token: false; signed: false;
    ask: { flow?: string; state?: string; result?: string; sign?: string };
    data: { state: SignState };
  };
  /** Uploads a file for a material; multipart, the fields first, then the file in the part `file` */
  uploadFile: {
    token: true; signed: true;
    ask: { draftId: string; material: string; fileHash: string; name: string };
    data: FileInfo;
  };
  /** Uploads one piece of a large file for a material; multipart, the fields first, then the piece in the part `file`. Pieces have 1 MiB, the last one what is left; each is kept for a day. Once none is missing, the file is answered as /upload/file answers it */
  uploadPiece: {
    token: true; signed: true;
    ask: {
      draftId: string; material: string; fileHash: string; name: string;
      /** Bytes of the whole file */
      size: string;
      /** From 0 */
      piece: string;
      pieceHash: string;
    };
    data: UploadedPiece;
  };
  /** Deletes an uploaded file */
  deleteFile: { token: true; signed: true; ask: { fileId: string }; data: true };
  /** An uploaded file, as attachment */
  download: { token: false; signed: false; ask: { fileId: string }; data: NotJson };
  /** Looks for the person's e-licence that stands for a material */
  getLicense: {
    token: true; signed: true;
    ask: { draftId: string; material: string; oneThingId: string; terminal: "pc" };
    data: LicenceInfo | null;
  };
  /** A licence that was found for a draft's material, as a PDF to look at */
  licencePaper: { token: false; signed: false; ask: { licenceId: string }; data: NotJson };
  /** The houses that the register of real estate has for who declares with a draft */
  houseInfo: { token: true; signed: true; ask: { draftId: string }; data: HouseInfo[] };
  /** My applications and drafts, newest first, a page at a time */
  applications: {
    token: true; signed: true;
    ask: {
      status?: ApplicationStatus;
      /** In name, company and number; spaces do not count. */
      search?: string;
      page?: number;
    };
    data: ApplicationPage;
  };
  /** One of my applications or drafts */
  projectInfo: {
    token: true; signed: true;
    ask: {
      /** An id that none has is not found, whatever its form. */
      id: string;
      /** With nothing masked, for the owner's own eyes. */
      full?: "1";
    };
    data: ApplicationDetail;
  };
  /** Makes a draft of a refused application: its answers and files, as far as the one-thing still asks them */
  importJsonData: {
    token: true; signed: true;
    ask: { id: string };
    data: { draftId: Id; revision: number; savedAt: Time; code: string };
  };
  /** Takes an application back that no department has taken up; it becomes a draft */
  withdrawApplication: {
    token: true; signed: true;
    ask: { id: string };
    data: { draftId: Id; revision: number; savedAt: Time; code: string };
  };
  /** Hands in the authority paper that an application waits for: files uploaded to it as `$authority` */
  handInAuthority: { token: true; signed: true; ask: { id: string; fileIds: string[] }; data: true };
  /** Registers a matter again that was returned: files uploaded to the application as `$mend:<matterInfoId>`, or words */
  singleReturnRegister: {
    token: true; signed: true;
    ask: { id: string; matterInfoId: string; fileIds: string[]; note: string };
    data: true;
  };
  /** A sample of a material, as a small PDF */
  sample: { token: false; signed: false; ask: { name: string }; data: NotJson };
};
