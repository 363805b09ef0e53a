// Compares one or all one-things with a revision and decides how the command ends.

import { resolve } from "node:path";
import { commandLine, type Instead, isContentFolder } from "../../content/command-line.ts";
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
  const wanted = wantedBy(words);
  return "folder" in wanted ? compared(wanted) : wanted;
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

function wantedBy(args: readonly string[]): Wanted | Instead {
  const { usage, unknownOption, noFolder } = texts;
  const options = {
    all: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    folder: { type: "string", default: resolve(import.meta.dirname, "../..") },
  } as const;
  const line = commandLine(args, {
    usage,
    options,
    unknown: unknownOption,
    words: [0, 2],
    wrong: ({ all, folder }, words) => {
      if (all ? words.length > 1 : words.length === 0) return "";
      return isContentFolder(resolve(folder)) ? undefined : noFolder(resolve(folder));
    },
  });
  if (!line.ok) return line;
  const { all, folder, json } = line.values;
  const [code, revision = "HEAD"] = all ? [undefined, ...line.words] : line.words;
  return { code, revision, folder: resolve(folder), json };
}
