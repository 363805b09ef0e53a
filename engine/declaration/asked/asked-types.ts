// What a declaration asks for at one moment: matters, sections with fields, materials, each with its reason.

import type { ChosenMatter } from "../../one-thing/choose-matters.ts";
import type { Field, Section } from "../../one-thing/form.ts";
import type { Material, Question } from "../../one-thing/one-thing.ts";
import type { Lock } from "./locks.ts";

export type { ChosenMatter } from "../../one-thing/choose-matters.ts";

export interface AskedQuestion {
  key: string;
  question: Question;
  /** Why a conditional question is asked, Chinese. */
  because?: string;
}

export interface AskedField {
  field: Field;
  required: boolean;
  locked?: Lock;
  /** Present: a register has filled it in, and it may be changed; Chinese, which register. */
  register?: string;
  /** Names of the chosen matters that use the field. */
  usedBy: string[];
  /** Why a conditional field is asked, or must be answered: `因为您在“车位性质”中选择了“长期租赁车位”`. */
  because?: string;
}

/** What a rule wants of all rows together: a sum of one field, or so many rows with one answer. */
export type ListAim = {
  /** Key of the rule. */
  rule: string;
  severity: "error" | "warning";
  field: Field;
  /** What the rule says where it is broken. */
  sentence: string;
} & ({ kind: "sum"; sum: string } | { kind: "count"; value: string; count: number });

export interface AskedSection {
  section: Section;
  /** Why a conditional section is asked as a whole, Chinese; its fields do not repeat it. */
  because?: string;
  /** Of a repeatable section: what a new row asks. */
  fields: AskedField[];
  /** Only of a repeatable section: rowId → what that row asks, because a row's own answers decide it. */
  rows?: Readonly<Record<string, AskedField[]>>;
  /** Only of a repeatable section: what all rows together must come to. */
  aims?: ListAim[];
}

export interface AskedMaterial {
  key: string;
  material: Material;
  required: boolean;
  usedBy: string[];
  /** Why a material is asked that is not always asked, Chinese. */
  because?: string;
}

export interface NotAskedMaterial {
  key: string;
  material: Material;
  /** `因为…`, Chinese. */
  because: string;
}

export interface Asked {
  questions: AskedQuestion[];
  matters: ChosenMatter[];
  sections: AskedSection[];
  materials: AskedMaterial[];
  notNeeded: NotAskedMaterial[];
  /** A chosen option forbids going on: its sentence. */
  forbidden?: string;
}
