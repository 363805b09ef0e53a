// A definition: one checked one-thing with its resolved form and the catalogue facts it needs, identified by the hash of its content.

import type { WorkYears } from "../check/work-calendar.ts";
import type { Sentences } from "../sentences/chinese.ts";
import type { Form } from "./form.ts";
import type { OneThing } from "./one-thing.ts";

export interface Subject {
  id: string;
  name: string;
  kind: "personal" | "enterprise";
  eCode: string;
  remark: string;
}

export interface Announcement {
  id: string;
  title: string;
  /** Sanitised where it is shown. */
  html: string;
  /** First and last day, yyyy-MM-dd in Asia/Shanghai. */
  from: string;
  until: string;
  where: "home" | "list" | "all";
}

export interface Catalogue {
  city: {
    name: string;
    regionCode: string;
    postalCode: string;
    hotline?: string;
    /** Where one may go for what cannot be done from home. */
    hall?: { name: string; address: string; hours: string };
    /** Finds the text of a policy by its title, which stands for `{title}`. */
    policySearch?: string;
    /** Who runs the portal; by default the city's office for government services. */
    host?: string;
    icp?: string;
    police?: string;
  };
  /** Area id → township name (Spec 3, projectAreaMap). */
  townships: Record<string, string>;
  /** Department id → name. */
  departments: Record<string, string>;
  subjects: Subject[];
  /** Lists of one-thing codes under the service codes of Spec 3: hot, personal in groups, company, other. */
  serviceLists: {
    RD: string[];
    GR: { group: string; items: string[] }[];
    QY: { group: string; items: string[] }[];
    QT: string[];
  };
  /** Code of the one-thing with the address of the judicial auction (Spec 2). */
  auction?: string;
  /** Announcements of the whole portal, each shown on its days (Spec 7, getSpringFrame). */
  announcements?: Announcement[];
  /** The holidays of each year; working days are counted by them. */
  workCalendar?: WorkYears;
}

export interface Definition {
  /** Content hash, 64 hex digits. A draft stores the one it was made with. */
  version: string;
  oneThing: OneThing;
  form: Form;
  /** Whom the subject is for. */
  kind: "personal" | "enterprise";
  companyRequired: boolean;
  /** Area id → name, only the townships of this one-thing, in the catalogue's order. */
  townships: Record<string, string>;
  /** Area id → name: what a field of format township offers. These are the one-thing's own, or all of the city's when it asks for none. */
  fieldTownships: Record<string, string>;
  /** Department id → name, only the departments of its matters. */
  departments: Record<string, string>;
  /** What the engine says to whoever answers (`withSentences`); Chinese by default. It is code and is never written down. */
  sentences?: Sentences;
}

/** A compiled check of one section's shape, in Ajv's standalone form: returns `true`, or `false` with `errors` set. */
export type SectionCheck = ((data: unknown) => boolean) & {
  errors?: null | { instancePath: string; keyword: string; params: Record<string, unknown> }[];
};

/** Section key → its compiled check. The build makes them for the browser, the gateway at start, both from the same schemas. */
export type SectionChecks = Record<string, SectionCheck>;

export interface DefinitionWithChecks {
  definition: Definition;
  readonly checks: SectionChecks;
}
