// Follows the guide's steps in a folder of content as a person would, and records the output of each command.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { readContent } from "../../../content/read-content.ts";
import { runCheck } from "../../../workshop/check/run-check.ts";
import { runDiff } from "../../../workshop/diff/run-diff.ts";
import { runNew } from "../../../workshop/new/run-new.ts";
import { type GuideStep, guideSteps } from "./guide-steps.ts";
import { pasted } from "./paste-properties.ts";

const root = resolve(import.meta.dirname, "../../..");

export const guideText = readFileSync(join(root, "docs/service-designers.md"), "utf8");

/** The code of the one-thing that the guide makes. */
export const guideCode = "stall";

export interface Followed {
  /** 1-based line of the guide with the output. */
  at: number;
  /** What the guide says the reader will see, and what the tool printed. */
  told: string;
  said: string;
}

export interface Tried {
  at: number;
  /** What is wrong with the one-thing while it is written like that. */
  problems: string[];
}

/** The city's catalogue and shared definitions in a repository of their own, as before the guide begins; no one-thing is needed. */
export function beforeTheGuide(folder: string): void {
  const parts = ["flows/catalogue.json", "flows/texts/catalogue", "schemas/forms/shared"];
  for (const part of parts.filter((one) => existsSync(join(root, one)))) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  git(folder, ["init", "-q"]);
  git(folder, ["add", "."]);
  git(folder, ["commit", "-q", "-m", "content"]);
}

/** Carries out every step. Throws when a step cannot be done as written. */
export function followGuide(folder: string): { followed: Followed[]; tried: Tried[] } {
  const followed: Followed[] = [];
  const tried: Tried[] = [];
  let said: string | undefined;
  for (const step of withId(folder, guideSteps(guideText))) {
    if (step.kind === "run") for (const line of step.lines) said = typed(folder, line) ?? said;
    else if (step.kind === "shown") {
      if (said === undefined) throw new Error(`Line ${step.at}: nothing was run that says this.`);
      followed.push({ at: step.at, told: step.text, said });
    } else if (step.kind === "write") write(join(folder, step.file), step.text);
    else {
      const path = join(folder, step.edit.file);
      const before = readFileSync(path, "utf8");
      write(path, pasted(before, step.edit));
      if (step.edit.tried) {
        tried.push({ at: step.at, problems: problemsOf(folder) });
        write(path, before);
      }
    }
  }
  return { followed, tried };
}

const problemsOf = (folder: string): string[] =>
  readContent(folder)
    .problems.filter(({ file }) => file.includes(guideCode))
    .map(({ message }) => message);

/** The guide was written when the next free id was a different one. */
function* withId(folder: string, steps: GuideStep[]): Generator<GuideStep> {
  for (const step of steps) {
    if (step.kind !== "edit") yield step;
    else {
      const { id } = JSON.parse(readFileSync(join(folder, `flows/one-things/${guideCode}.json`), "utf8"));
      yield { ...step, edit: { ...step.edit, snippet: step.edit.snippet.replaceAll(/OT\d{3}/g, id) } };
    }
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const inProcess: Record<string, (folder: string, words: string[]) => { text: string }> = {
  new: (folder, words) => runNew([...words, "--content", folder]),
  check: (folder, words) => runCheck([folder, ...words], "2026-06-01"),
  diff: (folder, words) => runDiff([...words, "--folder", folder]),
};

/** Served, shown or installed by hand; a journey visits what they serve. */
const byHand = ["npm ci", "npm run dev", "npm run stories", "node --version", "git config"];

/** Undefined when the output does not matter. Throws for a line that this file does not know. */
function typed(folder: string, line: string): string | undefined {
  if (byHand.some((command) => line.startsWith(command))) return undefined;
  const [program, ...words] = line.match(/"[^"]*"|\S+/g) ?? [];
  const plain = words.map((word) => word.replaceAll('"', ""));
  if (program === "git") {
    git(folder, plain);
    return undefined;
  }
  const [run, script = "", dashes, ...rest] = plain;
  const command = inProcess[script];
  if (program !== "npm" || run !== "run" || !command || (dashes !== undefined && dashes !== "--"))
    throw new Error(`Nobody follows “${line}”.`);
  return command(folder, rest).text;
}

function git(folder: string, words: string[]): void {
  const nobody = ["user.name=nobody", "user.email=nobody@example.invalid", "commit.gpgsign=false"];
  const settings = nobody.flatMap((setting) => ["-c", setting]);
  execFileSync("git", ["-C", folder, ...settings, ...words], { stdio: "pipe" });
}

/** Removes what differs between cities and runs: ids, numbers of forms, durations. */
export function withoutNumbers(text: string): string {
  return text
    .replaceAll(/OT\d{3}/g, "OT000")
    .replaceAll(/\d+ 张表单、\d+ 个共用片段/g, "0 张表单、0 个共用片段")
    .replaceAll(/用时 \d+\.\d 秒/g, "用时 0.0 秒")
    .replaceAll(/^\w+ 走了 .*秒。\n/gm, "")
    .trim();
}
