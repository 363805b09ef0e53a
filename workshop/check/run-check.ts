// Checks a content folder, or one of its one-things, and formats every problem as lines for a terminal.

import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { commandLine, type Instead, isContentFolder } from "../../content/command-line.ts";
import { countOf, problemLines } from "../../content/problem-report.ts";
import { type Content, type ContentProblem, readContent } from "../../content/read-content.ts";
import { todayInShanghai } from "../../engine/check/calendar.ts";
import { didYouMean, quote } from "../../engine/problem/text-parts.ts";
import { attackedPatterns } from "./attacked-patterns.ts";
import { missingWorkYears } from "./missing-work-years.ts";
import { type ModelProblem, modelProblems, type WalkedThing } from "./model-problems.ts";

const texts = {
  open: (link: string) => `  在模拟器中打开：${link}`,
  part: (code: string, covered: string) => `${code} 的选择太多，没有全部走过：${covered}。`,
  all: (code: string, covered: string) => `${code}：走过${covered}。`,
  slow: (code: string, seconds: string) => `${code} 走了 ${seconds} 秒，超过 2 秒。`,
  usage:
    "用法：npm run check [-- --strict] [文件夹] [一件事的英文名]。--strict：有提醒也算没有通过；写了英文名只检查这一个。",
  unknown: (option: string) => `不认识选项 ${option}。`,
  noContent: (folder: string) => `${folder} 里没有 flows 和 schemas 两个文件夹。`,
  noSuch: (code: string, known: readonly string[]) =>
    `没有文件夹，也没有一件事叫 ${quote(code)}。${didYouMean(code, known) ?? ""}`,
};

interface Asked {
  folder: string;
  /** Only this one-thing, with what it shares with others. */
  code: string | undefined;
  strict: boolean;
}

export interface Checked {
  /** 0: nothing is wrong; 1: something is; 2: the command line is wrong. */
  status: 0 | 1 | 2;
  /** What to print; with status 2 it is a complaint. */
  text: string;
}

/** `today`: yyyy-MM-dd. */
export function runCheck(words: readonly string[], today = todayInShanghai(Date.now())): Checked {
  const asked = askedBy(words);
  return "folder" in asked ? checked(asked, today) : asked;
}

function checked({ folder, code, strict }: Asked, today: string): Checked {
  const begun = performance.now();
  const content = readContent(folder);
  const { oneThings, forms, shared } = content.files;
  const known = oneThings.map(({ name }) => name);
  if (code !== undefined && !known.includes(code)) {
    return { status: 2, text: texts.noSuch(code, known) };
  }
  const written = [...content.problems, ...attackedPatterns(content), ...missingWorkYears(content, today)]
    .filter((problem) => concerns(content, problem, code))
    .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
  const { problems, walked } = modelProblems(content, today, code);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);

  const lines = [
    ...problemLines(written),
    ...modelLines(problems),
    ...walkedLines(walked, code !== undefined),
  ];

  const all = [...written, ...problems];
  const [errors, warnings] = [countOf(all, "error"), countOf(all, "warning")];
  const things = code === undefined ? `${oneThings.length} 个一件事` : `一件事 ${code}`;
  const looked = `检查了 ${things}、${forms.length} 张表单、${shared.length} 个共用片段和目录`;
  const verdict = errors > 0 ? `${errors} 个错误` : "没有错误";
  const last = `${looked}：${verdict}，${warnings} 个提醒，用时 ${seconds} 秒。`;
  const text = [...lines, ...(lines.length > 0 ? [""] : []), last].join("\n");
  return { status: errors === 0 && (!strict || warnings === 0) ? 0 : 1, text };
}

/** Leaves out other one-things and their forms, and mere reminders in shared files. */
function concerns(
  { files, definitions }: Content,
  problem: ContentProblem,
  code: string | undefined,
): boolean {
  if (code === undefined) return true;
  const form = definitions.get(code)?.definition.oneThing.form ?? code;
  const all = [...files.oneThings, ...files.forms];
  const isOwn = all.some(({ name, path }) => path === problem.file && (name === code || name === form));
  const isOthers = !isOwn && all.some(({ path }) => path === problem.file);
  const isItsText = problem.file.startsWith(`flows/texts/${code}/`);
  return isOwn || isItsText || (!isOthers && problem.severity === "error");
}

function askedBy(args: readonly string[]): Asked | Instead {
  const { usage, unknown, noContent } = texts;
  const options = { strict: { type: "boolean", default: false } } as const;
  const isFolder = (word: string) => existsSync(resolve(word));
  const line = commandLine(args, {
    usage,
    options,
    unknown,
    words: [0, 2],
    wrong: (_, words) => {
      const [folder, ...more] = words.filter(isFolder);
      if (folder === undefined) return words.length > 1 ? "" : undefined;
      if (more.length > 0) return "";
      return isContentFolder(resolve(folder)) ? undefined : noContent(resolve(folder));
    },
  });
  if (!line.ok) return line;
  const folder = line.words.find(isFolder) ?? resolve(import.meta.dirname, "../..");
  return {
    folder: resolve(folder),
    code: line.words.find((word) => !isFolder(word)),
    strict: line.values.strict,
  };
}

/** The documented time limit for one one-thing. */
const promisedSeconds = 2;

/** Each problem, followed by the link that opens it. */
export function modelLines(problems: readonly ModelProblem[]): string[] {
  return problems.flatMap((problem) => [
    ...problemLines([problem]),
    ...(problem.link === undefined ? [] : [texts.open(problem.link)]),
  ]);
}

/** How much was covered if it was not everything, and what took long. `each`: show this for every one-thing. */
export function walkedLines(walked: readonly WalkedThing[], each: boolean): string[] {
  return walked.flatMap(({ code, covered, complete, seconds }) => [
    ...(complete ? [] : [texts.part(code, covered)]),
    ...(complete && each ? [texts.all(code, covered)] : []),
    ...(seconds > promisedSeconds ? [texts.slow(code, seconds.toFixed(1))] : []),
  ]);
}
