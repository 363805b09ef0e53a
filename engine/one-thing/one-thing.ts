// The type of a checked one-thing: what a service designer wrote in flows/one-things/<code>.json, with every name resolved.

import type { Condition } from "../condition/condition.ts";
import type { FileKind } from "./file-kinds.ts";

export type StepName = "select-items" | "confirm-info" | "one-form" | "sign" | "submit-materials" | "done";

export interface Notice {
  id: string;
  terminal: "pc" | "mobile" | "all";
  title: string;
  html: string;
  allowContinue: boolean;
}

export interface Tip {
  id: string;
  /** 提示 by default. */
  title?: string;
  content: string;
  allowApply: boolean;
}

export interface EducationTip {
  title: string;
  content: string;
  officialAccount: string;
  /** Where the account can be opened. */
  officialAccountUrl?: string;
}

export interface Option {
  label: string;
  help?: string;
  adds?: string[];
  removes?: string[];
  /** The sentence that stops the person when this option is chosen (Spec 4, FORBID). */
  forbids?: string;
  /** What the question's field gets when this option is chosen. Absent: the option's key; `null`: nothing, the field is typed. */
  fills?: string | null;
}

export interface Question {
  id?: string;
  ask: string;
  help?: string;
  many?: boolean;
  optional?: boolean;
  /** Keyed by the value that is stored, sent, and filled into the linked field. */
  options: Record<string, Option>;
  /** The form field that this answer fills and locks, so that nothing is asked twice. */
  fills?: string;
  when?: Condition;
}

export interface Counts {
  handling: number;
  visits: number;
  stages: number;
  materials: number;
  days: number;
  /** `days` are working days unless this says calendar days. */
  unit?: "working-day" | "calendar-day";
}

export interface Matter {
  id: string;
  name: string;
  department: string;
  type?: string;
  basis?: string[];
  always?: boolean;
  before: Counts;
  now: Counts;
}

/** A rule over answers. `must` blocks or warns; `when` with `adds` or `removes` changes the chosen matters. */
export interface Rule {
  id?: string;
  name: string;
  /** The rule applies only if one of these matters is chosen; absent: always. */
  for?: string[];
  when?: Condition;
  must?: Condition;
  /** The sentence shown when `must` does not hold. */
  else?: string;
  severity?: "block" | "warn";
  adds?: string[];
  removes?: string[];
  /** Why matters are added or removed. */
  because?: string;
}

export interface AskedWord {
  for?: string[];
  when?: Condition;
  requiredWhen?: Condition;
}

export interface Material {
  id: string;
  name: string;
  from: "upload" | "e-licence" | "form" | "shared-data";
  orElse?: "upload";
  for?: string[];
  when?: Condition;
  optional?: boolean;
  accept?: FileKind[];
  maxMB?: number;
  maxFiles?: number;
  /** What it consists of: a licence counts as one, each file as one. */
  parts?: MaterialPart[];
  sample?: string;
  blank?: string;
  help?: string;
}

export interface MaterialPart {
  name: string;
  when?: Condition;
}

export interface Policy {
  id?: string;
  title: string;
  number?: string;
  issuer?: string;
  url?: string;
}

export interface Way {
  department?: string;
  matter?: string;
  phone: string;
  online?: string;
  hours?: string;
}

export type GuidePart = "counts" | "know" | "steps" | "matters" | "materials" | "policies" | "ways";

export type GuideLayout = "band" | "card";

export interface Guide {
  /** `hue`: a colour word of the look (schema: theme.hue). The look sets lightness and chroma, so no theme can break contrast. */
  theme: {
    hue: string;
    picture: string;
    /** Defaults to "band". */
    layout?: GuideLayout;
    /** `know` and `steps` follow the first part when the order does not name them. */
    order: GuidePart[];
  };
  /** Defaults to the sum over the matters. */
  before?: Counts;
  now: Counts;
  policies: Policy[] | null;
  /** `null` shows 暂无相关信息 (Spec 3). */
  consult: Way[] | null;
  complaint: Way[] | null;
}

/** The days on which it may be started, yyyy-MM-dd in Asia/Shanghai, both included; an absent end is open. */
export interface Valid {
  from?: string;
  until?: string;
}

export interface Retired {
  /** From this day on nothing new is started, yyyy-MM-dd. */
  on: string;
  because: string;
  /** Code of the one-thing that replaces it. */
  instead?: string;
  /** Last day on which an open draft may still be handed in; by default the day before `on`. */
  draftsUntil?: string;
}

/** One operation on the names that an open draft of a former version still uses; exactly one verb. */
export type MigrationOp =
  | { field: string; in?: string; renamedTo: string }
  | { field: string; in?: string; movedTo: string }
  | { field: string; in?: string; values: Record<string, string> }
  | { field: string; in?: string; dropped: true }
  | { section: string; renamedTo: string }
  | { section: string; dropped: true }
  | { question: string; renamedTo: string }
  | { question: string; values: Record<string, string> }
  | { question: string; dropped: true }
  | { material: string; renamedTo: string }
  | { material: string; dropped: true };

export interface DraftMigration {
  /** Which former version it is for, in the words of the people who maintain the file. */
  from: string;
  ops: MigrationOp[];
}

export interface OneThing {
  code: string;
  id: string;
  name: string;
  summary: string;
  subject: string;
  audience?: string;
  /** What people call it in their own words; a search finds it by them. */
  keywords?: string[];
  /** What old people often handle: 长辈版 begins its list with these. */
  forElders?: boolean;
  listing?: "national" | "local";
  /** Notes between the authors of the file; no citizen sees them. */
  notes?: { meaning?: string; certainty?: string; listing?: string; open?: string[] };
  valid?: Valid;
  retired?: Retired;
  /** Codes it had before: their addresses, drafts and applications lead here. */
  formerly?: string[];
  /** What happens to the answers of drafts made with a former version, in this order. */
  migrations?: DraftMigration[];
  icon: string;
  faceVerification: boolean;
  webHandleUrl?: string | null;
  /** Names from the catalogue; when empty, no township is asked. */
  townships: string[];
  /** By default required when the subject is a company's. */
  companyRequired?: boolean;
  educationTip?: EducationTip | null;
  notices: Notice[];
  tips: Tip[];
  steps: StepName[];
  stepLabels?: Partial<Record<StepName, string>>;
  sign: boolean;
  questions: Record<string, Question>;
  matters: Record<string, Matter>;
  rules: Record<string, Rule>;
  form: string;
  /** section → field (or "*" for the whole section) → when it is asked. A field without an entry is always asked. */
  asked: Record<string, Record<string, AskedWord>>;
  materials: Record<string, Material>;
  guide: Guide;
}
