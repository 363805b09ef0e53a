// Judges a mutant: reported at the right place, the same as before, or survived.

import { problemsAcross } from "../../../content/across-files.ts";
import type { ContentFile } from "../../../content/content-files.ts";
import { checkDeclaration } from "../../../engine/declaration/check-declaration.ts";
import { evaluate } from "../../../engine/declaration/evaluate.ts";
import type { DeclarationRecord, Principal } from "../../../engine/declaration/record.ts";
import type { Definition } from "../../../engine/one-thing/definition.ts";
import type { DesignProblem } from "../../../engine/problem/problem.ts";
import { compileChecks } from "../../../engine/reader/compile-checks.ts";
import { type ReadDefinition, readWhole } from "../../../engine/reader/read-definition.ts";
import { formFileProblems } from "../../../engine/reader/read-form.ts";
import { completeRecord } from "../../../workshop/answers/complete-record.ts";
import { today } from "../../people/people.ts";
import type { Files, Mutant } from "./mutant.ts";

export interface Original {
  code: string;
  files: Files;
  definition: Definition;
  /** The reminders before anything is broken. */
  reminders: ReadonlySet<string>;
  /** Valid records of different people who declare it. */
  records: readonly DeclarationRecord[];
}

/** Every problem of the files, as `npm run check` would report for a folder with this one-thing alone. */
function told(
  code: string,
  { oneThing, form, shared, catalogue }: Files,
  changed?: string,
): { read: ReadDefinition; problems: DesignProblem[] } {
  const file = (path: string, name: string, json: unknown): ContentFile => ({
    path,
    name,
    json,
    problems: [],
    texts: [],
    lineOf: () => 1,
    keysAt: () => [],
  });
  const read = readWhole({ oneThing, form, shared, catalogue });
  const across = problemsAcross({
    catalogue: file("catalogue", "catalogue", catalogue),
    oneThings: [file("one-thing", code, oneThing)],
    forms: [file("form", code, form)],
    shared: Object.entries(shared).map(([id, json]) => file(id, id.replace("forms/shared/", ""), json)),
    texts: [],
  });
  // A shared file that nothing uses is read on its own; unchanged ones have nothing to report.
  const inShared =
    changed !== undefined && changed in shared ? formFileProblems(shared[changed], changed) : [];
  return { read, problems: [...(read.ok ? read.warnings : read.problems), ...across, ...inShared] };
}

export function original(code: string, files: Files, principal: Principal): Original {
  const { read, problems } = told(code, files);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
  const { definition } = read;
  const loaded = { definition, checks: compileChecks(definition.form) };
  const records = [1, 2, 3].map((seed) => completeRecord(loaded, { today, seed, principal }).record);
  return { code, files, definition, reminders: new Set(problems.map(({ message }) => message)), records };
}

export type Verdict =
  | { is: "told"; problems: DesignProblem[] }
  | { is: "same" }
  | { is: "survived"; problems: DesignProblem[] };

export function verdictOn(mutant: Mutant, before: Original): Verdict {
  const { read, problems: all } = told(before.code, mutant.files, mutant.file);
  const problems = all.filter(({ message }) => !before.reminders.has(message));
  if (problems.some((problem) => tellsOf(problem, mutant))) return { is: "told", problems };
  // No definition holds the whole catalogue: the home page and every list use parts of it.
  const inDefinition = mutant.file !== "catalogue";
  if (read.ok && problems.length === 0 && inDefinition && behavesTheSame(read.definition, before))
    return { is: "same" };
  return { is: "survived", problems };
}

/**
 * In its file: at its place, above or below it. Elsewhere: when it mentions the name that now leads nowhere; a mistake in a
 * shared file may also be reported in the form that uses it.
 */
function tellsOf({ pointer, file, message }: DesignProblem, { names = [], ...mutant }: Mutant): boolean {
  const near = pointer.startsWith(mutant.pointer) || mutant.pointer.startsWith(pointer);
  if (file === "form" && mutant.file.startsWith("forms/shared/")) return true;
  return (file === mutant.file && near) || names.some((name) => message.includes(name));
}

function behavesTheSame(now: Definition, { definition, records }: Original): boolean {
  if (now.version === definition.version) return true;
  return records.every((record) => said(now, record) === said(definition, record));
}

/** What the record asks and what is wrong with it, as far as a person would notice. */
function said(definition: Definition, record: DeclarationRecord): string {
  const { sections, materials, matters } = evaluate(definition, record, today).asked;
  const verdict = checkDeclaration(definition, record, compileChecks(definition.form), today);
  return JSON.stringify([sections, materials, matters, verdict]);
}
