// Compares one or all one-things with a revision and decides how the command ends.

import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readContent } from "../../content/read-content.ts";
import { diffLines } from "./diff-lines.ts";
import { formerContent } from "./former-content.ts";
import { codesOf, type OneDiff, oneDiff } from "./one-diff.ts";
import { texts } from "./texts.ts";

interface Wanted {
  /** Every one-thing by default. */
  code?: string;
  revision: string;
  folder: string;
  json: boolean;
}

export interface Ended {
  /** 0; 1: a file is wrong, or (for all) some draft cannot continue; 2: there is nothing to compare with. */
  status: 0 | 1 | 2;
  /** What to print; with status 2 it is a complaint. */
  text: string;
}

export function runDiff(words: readonly string[]): Ended {
  const wanted = commandLine(words);
  return wanted ? compared(wanted) : { status: 2, text: texts.usage };
}

function compared(wanted: Wanted): Ended {
  const { revision, folder } = wanted;
  const former = formerContent(folder, revision);
  if (!former.ok) {
    return { status: 2, text: texts[former.because](former.because === "no-git" ? folder : revision) };
  }
  try {
    const contents = { before: readContent(former.root), after: readContent(folder) };
    const codes = wanted.code === undefined ? codesOf(contents) : [wanted.code];
    const diffs = codes.flatMap((code) => oneDiff(contents, code) ?? []);
    if (wanted.code !== undefined && diffs.length === 0) {
      return { status: 2, text: texts.unknown(wanted.code, codesOf(contents)) };
    }
    return { status: statusOf(diffs, wanted.code === undefined), text: textOf(diffs, wanted) };
  } finally {
    former.forget();
  }
}

function textOf(diffs: readonly OneDiff[], { json, revision, code }: Wanted): string {
  if (json) return JSON.stringify(code === undefined ? diffs : diffs[0], null, 2);
  return diffs.map((diff) => diffLines(diff, revision).join("\n")).join("\n\n");
}

function statusOf(diffs: readonly OneDiff[], all: boolean): Ended["status"] {
  if (diffs.some(({ kind }) => kind === "broken")) return 1;
  if (!all) return diffs.some(({ kind }) => kind === "former-broken") ? 2 : 0;
  return diffs.some((diff) => diff.kind === "gone" || (diff.kind === "compared" && diff.drafts.cannot > 0))
    ? 1
    : 0;
}

/** Undefined when the command line does not follow the usage. */
function commandLine(words: readonly string[]): Wanted | undefined {
  try {
    const options = {
      all: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      folder: { type: "string", default: resolve(import.meta.dirname, "../..") },
    } as const;
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    const [code, revision = "HEAD", ...more] = values.all ? [undefined, ...positionals] : positionals;
    if (more.length > 0 || (!values.all && code === undefined)) return undefined;
    return { code, revision, folder: resolve(values.folder), json: values.json };
  } catch {
    return undefined;
  }
}
