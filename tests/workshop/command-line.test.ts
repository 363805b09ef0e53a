// Every command reads its line in one way: help on standard output, a slip as a sentence.
import { expect, test } from "vitest";
import { commandLine } from "../../content/command-line.ts";
import { runCheck } from "../../workshop/check/run-check.ts";
import { runDiff } from "../../workshop/diff/run-diff.ts";
import { runNew } from "../../workshop/new/run-new.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const command = {
  usage: "Usage: walk [--far] PLACE",
  options: { far: { type: "boolean", default: false } },
  words: [1, 1],
  wrong: (_: unknown, [place]: string[]) => (place === "nowhere" ? "Nobody walks to nowhere." : undefined),
} as const;

test("[9] what was asked comes back with its options and words", () => {
  expect(commandLine(["--far", "home"], command)).toEqual({
    ok: true,
    values: { far: true },
    words: ["home"],
  });
  expect(commandLine(["home"], command)).toMatchObject({ ok: true, values: { far: false } });
});

test.each([["--help"], ["-h"], ["home", "--far", "--help"], ["--unknown", "--help"]])(
  "[9] %s %s %s prints the usage, which is no failure",
  (...words) => {
    const line = commandLine(words.filter(Boolean), command);
    expect(line).toEqual({ ok: false, status: 0, text: "Usage: walk [--far] PLACE" });
  },
);

test.each([
  [["--fast", "home"], "There is no option --fast.\nUsage: walk [--far] PLACE"],
  [["--far=3", "home"], "Usage: walk [--far] PLACE"],
  [[], "Usage: walk [--far] PLACE"],
  [["home", "again"], "Usage: walk [--far] PLACE"],
  [["nowhere"], "Nobody walks to nowhere.\nUsage: walk [--far] PLACE"],
])("[9] a slip earns a sentence and ends with 2: %j", (words, text) => {
  expect(commandLine(words, command)).toEqual({ ok: false, status: 2, text });
});

test("[9] a folder without content is told by every command of the designers", () => {
  const empty = temporaryFolder("no-content");
  const said = `${empty} 里没有 flows 和 schemas 两个文件夹。`;
  for (const { status, text } of [
    runCheck([empty]),
    runDiff(["--all", "--folder", empty]),
    runNew(["garden", "--content", empty]),
  ]) {
    expect([status, text.split("\n")[0]]).toEqual([2, said]);
  }
});
