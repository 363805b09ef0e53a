// Reads the texts in flows/texts/ and reports what is wrong in each, on its line.

import { type Dirent, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { designProblem } from "../engine/problem/design-problem.ts";
import type { DesignProblem } from "../engine/problem/problem.ts";
import type { Sentence } from "../engine/problem/text-parts.ts";
import { type DesignRule, sentences } from "../engine/problem/texts.ts";
import { markupIn, unsafeMarkup } from "../engine/reader/rules/markup.ts";

export interface TextFile {
  /** Relative to the project's folder: `flows/texts/jy/enrolment.html`. */
  path: string;
  /** As it would be written in the JSON: line ends are one character, and surrounding white space is removed. */
  text: string;
  /** 1-based line on which it begins. */
  line: number;
  /** These have a `line`. */
  problems: DesignProblem[];
}

const folder = "flows/texts";

/** Files of the folders directly below `flows/texts/`, by path. Links are ignored, since they may lead anywhere. */
export function readTextFiles(root: string): TextFile[] {
  if (!existsSync(join(root, folder))) return [];
  const inFolder = (path: string): Dirent[] => readdirSync(join(root, path), { withFileTypes: true });
  return inFolder(folder)
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      inFolder(`${folder}/${name}`).map((entry) => ({ entry, path: `${folder}/${name}/${entry.name}` })),
    )
    .filter(({ entry }) => entry.isFile() && /\.(html|txt)$/.test(entry.name))
    .map(({ path }) => readText(path, readFileSync(join(root, path))))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function readText(path: string, bytes: Buffer): TextFile {
  const whole = bytes
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n");
  const text = whole.trim();
  const lineAt = (at: number) => whole.slice(0, whole.indexOf(text) + at).split("\n").length;
  const file: TextFile = { path, text, line: lineAt(0), problems: [] };
  const withProblem = (rule: DesignRule, sentence: Sentence, at = 0): TextFile => ({
    ...file,
    problems: [{ ...designProblem({ pointer: "" }, rule, sentence), line: lineAt(at) }],
  });
  if (text === "") return withProblem("text-empty", sentences["text-empty"]());
  const strange = text.indexOf("\uFFFD");
  if (strange >= 0) return withProblem("text-unreadable", sentences["text-unreadable"](), strange);
  if (path.endsWith(".txt")) {
    const markup = markupIn(text);
    return markup ? withProblem("html", sentences.html(), markup.at) : file;
  }
  const unsafe = unsafeMarkup(text);
  return unsafe ? withProblem("unsafe-html", sentences["unsafe-html"](unsafe.what), unsafe.at) : file;
}
