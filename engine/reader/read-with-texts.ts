// Reads a definition whose long texts may stand in files of their own.

import type { DesignProblem } from "../problem/problem.ts";
import { type NamedTexts, withTexts } from "./long-texts.ts";
import { type DefinitionFiles, type ReadDefinition, readWhole } from "./read-definition.ts";

export interface NamedFiles extends DefinitionFiles {
  /** Name → text: what `{ "file": "texts/jy/enrolment.html" }` leads to. */
  texts?: Readonly<Record<string, string>>;
}

/** A problem's `file` is `one-thing`, `form`, `catalogue` or the id of a shared piece. A name that is not among `texts` is one. */
export function readDefinition({ texts = {}, ...files }: NamedFiles): ReadDefinition {
  const named = namedTexts(texts);
  const lost: DesignProblem[] = [];
  const put = (file: string, json: unknown): unknown => {
    const { json: whole, problems } = withTexts(json, named);
    lost.push(...problems.map((problem) => ({ ...problem, file })));
    return whole;
  };
  const { catalogue } = files;
  const read = readWhole({
    ...files,
    oneThing: put("one-thing", files.oneThing),
    ...(catalogue !== undefined && { catalogue: put("catalogue", catalogue) }),
  });
  if (lost.length === 0) return read;
  return { ok: false, problems: [...lost, ...(read.ok ? read.warnings : read.problems)] };
}

const folder = ".";

const namedTexts = (texts: Readonly<Record<string, string>>): NamedTexts => ({
  folder,
  paths: Object.keys(texts).map((name) => `${folder}/${name}`),
  find: (path) => {
    const name = path.slice(folder.length + 1);
    const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
    return text === undefined ? undefined : { path, text: text.trim(), line: 1, problems: [] };
  },
});
