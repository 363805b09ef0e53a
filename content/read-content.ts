// Reads a content folder: the correct definitions, the catalogue, and all problems with file and line.

import type { Catalogue, Definition, SectionChecks } from "../engine/one-thing/definition.ts";
import type { DesignProblem } from "../engine/problem/problem.ts";
import { compileChecks } from "../engine/reader/compile-checks.ts";
import { own, text } from "../engine/reader/loose.ts";
import { readCatalogue } from "../engine/reader/read-catalogue.ts";
import { readWhole } from "../engine/reader/read-definition.ts";
import { formFileProblems } from "../engine/reader/read-form.ts";
import { problemsAcross } from "./across-files.ts";
import { type ContentFile, type ContentFiles, readContentFiles } from "./content-files.ts";

export interface ContentProblem extends DesignProblem {
  /** Path in the project's folder. */
  file: string;
  line: number;
}

export interface CheckedDefinition {
  definition: Definition;
  /** Compiled on first use. */
  readonly checks: SectionChecks;
}

export interface Content {
  /** By code, in the order of the catalogue's subjects; a one-thing with an error is left out. */
  definitions: Map<string, CheckedDefinition>;
  /** Absent when the catalogue itself is wrong; then there are no definitions. */
  catalogue: Catalogue | undefined;
  /** Errors and warnings, sorted by file and line. */
  problems: ContentProblem[];
  files: ContentFiles;
}

/** Reads `flows/` and `schemas/forms/` under `root`. Throws only when a folder cannot be read. */
export function readContent(root: string): Content {
  const files = readContentFiles(root);
  const read = readCatalogue(files.catalogue.json);
  const spoilt = new Set(files.texts.filter(({ problems }) => problems.length > 0).map(({ path }) => path));
  const isSound = ({ problems, texts }: ContentFile): boolean =>
    problems.length === 0 && !texts.some(({ path }) => spoilt.has(path));
  const catalogue = isSound(files.catalogue) && read.ok ? read.catalogue : undefined;
  const shared = Object.fromEntries(
    files.shared.filter(whole).map((file) => [`forms/shared/${file.name}`, file.json]),
  );
  const problems: DesignProblem[] = [
    ...[...everyFile(files), ...files.texts].flatMap((file) =>
      file.problems.map((problem) => ({ ...problem, file: file.path })),
    ),
    ...files.shared.filter(whole).flatMap((file) => formFileProblems(file.json, file.path)),
    ...problemsAcross(files),
  ];
  const definitions: Definition[] = [];
  for (const file of files.oneThings.filter(whole)) {
    const form = files.forms.find(({ name }) => name === text(own(file.json, "form")));
    const parts = { oneThing: file.json, form: form && whole(form) ? form.json : undefined, shared };
    const result = readWhole({ ...parts, catalogue: files.catalogue.json });
    // A missing form is reported across the files, with its likely name; a form that is no JSON, in its own file.
    const reported = (result.ok ? result.warnings : result.problems).filter(
      ({ rule }) => rule !== "form-missing",
    );
    problems.push(...reported.map(inFile(file, form)));
    if (result.ok && catalogue && isSound(file)) definitions.push(result.definition);
  }
  const placed = withLines(problems, files);
  const broken = new Set(placed.filter(({ severity }) => severity === "error").map(({ file }) => file));
  const isRight = ({ oneThing: { code, form } }: Definition) =>
    !broken.has(`flows/one-things/${code}.json`) && !broken.has(`schemas/forms/${form}.schema.json`);
  return {
    definitions: inOrder(definitions.filter(isRight), catalogue),
    catalogue,
    problems: placed,
    files,
  };
}

export function everyFile({ catalogue, oneThings, forms, shared }: ContentFiles): ContentFile[] {
  return [catalogue, ...oneThings, ...forms, ...shared];
}

const whole = ({ json }: ContentFile): boolean => json !== undefined;

/** The engine names the parts of a definition; this gives them their paths. */
function inFile(oneThing: ContentFile, form: ContentFile | undefined) {
  return (problem: DesignProblem): DesignProblem => {
    if (problem.file === "one-thing") return { ...problem, file: oneThing.path };
    if (problem.file === "form") return { ...problem, file: form?.path ?? oneThing.path };
    if (problem.file === "catalogue") return { ...problem, file: "flows/catalogue.json" };
    return { ...problem, file: `schemas/${problem.file}.schema.json` };
  };
}

/** Adds lines, drops what two one-things report about the same shared file, and sorts by file and line. */
function withLines(problems: DesignProblem[], files: ContentFiles): ContentProblem[] {
  const byPath = new Map(everyFile(files).map((file) => [file.path, file]));
  const once = new Map<string, ContentProblem>();
  for (const problem of problems) {
    const file = problem.file ?? "";
    const line = problem.line ?? byPath.get(file)?.lineOf(problem.pointer) ?? 1;
    once.set(`${file} ${line} ${problem.message}`, { ...problem, file, line });
  }
  return [...once.values()].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

function inOrder(
  definitions: Definition[],
  catalogue: Catalogue | undefined,
): Map<string, CheckedDefinition> {
  const subjects = catalogue?.subjects.map(({ name }) => name) ?? [];
  const place = ({ oneThing }: Definition) => subjects.indexOf(oneThing.subject);
  const sorted = definitions.toSorted(
    (a, b) => place(a) - place(b) || (a.oneThing.id < b.oneThing.id ? -1 : 1),
  );
  return new Map(sorted.map((definition) => [definition.oneThing.code, checked(definition)]));
}

export function checked(definition: Definition): CheckedDefinition {
  let checks: SectionChecks | undefined;
  return {
    definition,
    get checks() {
      checks ??= compileChecks(definition.form);
      return checks;
    },
  };
}
