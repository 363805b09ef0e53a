// Finds the texts that stand in files of their own and reports what is wrong in each, on its line. Who calls it reads the disk.

import { designProblem } from "../problem/design-problem.ts";
import type { DesignProblem } from "../problem/problem.ts";
import type { Sentence } from "../problem/text-parts.ts";
import { type DesignRule, sentences } from "../problem/texts.ts";
import { markupIn, unsafeMarkup } from "./rules/markup.ts";

export interface TextFile {
  /** With the folder that holds `texts`: `flows/texts/jy/enrolment.html`. */
  path: string;
  /** As it would be written in the JSON: line ends are one character, and surrounding white space is removed. */
  text: string;
  /** 1-based line on which it begins. */
  line: number;
  /** These have a `line`. */
  problems: DesignProblem[];
}

/** An entry of a folder, as Node lists it. */
interface Entry {
  name: string;
  isFile(): boolean;
  isDirectory(): boolean;
}

/** Lists a folder; empty when it is not there. */
export type ListFolder = (path: string) => readonly Entry[];

/** The files of the folders directly below `<folder>/texts`, sorted. Links are ignored, since they may lead anywhere. */
export function textPaths(folder: string, entriesOf: ListFolder): string[] {
  const texts = `${folder}/texts`;
  return entriesOf(texts)
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      entriesOf(`${texts}/${name}`)
        .filter((entry) => entry.isFile() && /\.(html|txt)$/.test(entry.name))
        .map((entry) => `${texts}/${name}/${entry.name}`),
    )
    .sort();
}

/** `written`: the whole file, read as UTF-8. */
export function readText(path: string, written: string): TextFile {
  const whole = written.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
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
