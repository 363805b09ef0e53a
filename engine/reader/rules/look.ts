// What a rule over designers' files looks at: the files as written, and the form with its references followed.

import { designProblem } from "../../problem/design-problem.ts";
import type { DesignProblem } from "../../problem/problem.ts";
import type { Sentence } from "../../problem/text-parts.ts";
import type { DesignRule } from "../../problem/texts.ts";
import type { Loose } from "../loose.ts";

/** A field as written, with its references followed; `pointer` is its place in the form's own file. */
export interface FieldLook {
  key: string;
  pointer: string;
  schema: Loose;
}

export interface SectionLook {
  key: string;
  pointer: string;
  title: string;
  repeated: boolean;
  schema: Loose;
  required: string[];
  fields: FieldLook[];
}

export interface FormLook {
  sections: SectionLook[];
}

/** A one-thing, its form and the catalogue; the last two are absent when a one-thing is read on its own. */
export interface Look {
  thing: Loose;
  form?: FormLook;
  catalogue?: Loose;
}

/** The names of the files that are read together; the reader of the disk replaces them by paths. */
export type FileTag = "one-thing" | "form" | "catalogue";

export type Rule = (look: Look) => DesignProblem[];

/** Makes a function that reports problems in one file of the look. */
export function teller(file: FileTag) {
  return (pointer: string, rule: DesignRule, sentence: Sentence, severity?: DesignProblem["severity"]) =>
    designProblem({ pointer, file }, rule, sentence, severity);
}

export const inThing = teller("one-thing");
export const inForm = teller("form");

/** The section and the field of a key; sections are searched in the order they are shown. */
export function lookUp(
  form: FormLook | undefined,
  key: string,
): { section: SectionLook; field: FieldLook } | undefined {
  for (const section of form?.sections ?? []) {
    const field = section.fields.find((candidate) => candidate.key === key);
    if (field) return { section, field };
  }
  return undefined;
}

export function fieldKeys(form: FormLook | undefined): string[] {
  return form?.sections.flatMap((section) => section.fields.map(({ key }) => key)) ?? [];
}
