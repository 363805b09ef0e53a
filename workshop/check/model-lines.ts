// Takes what walking through one-things showed; gives it as lines for a terminal.

import { problemLines } from "../../content/problem-report.ts";
import type { ModelProblem, WalkedThing } from "./model-problems.ts";

const words = {
  open: (link: string) => `  在模拟器中打开：${link}`,
  part: (code: string, covered: string) => `${code} 的选择太多，没有全部走过：${covered}。`,
  all: (code: string, covered: string) => `${code}：走过${covered}。`,
  slow: (code: string, seconds: string) => `${code} 走了 ${seconds} 秒，超过 2 秒。`,
};

/** What is promised of one one-thing. */
const promisedSeconds = 2;

/** Each problem, and below it the link that opens it. */
export function modelLines(problems: readonly ModelProblem[]): string[] {
  return problems.flatMap((problem) => [
    ...problemLines([problem]),
    ...(problem.link === undefined ? [] : [words.open(problem.link)]),
  ]);
}

/** How much was walked where it was not everything, and what took long; `each`: of every one-thing. */
export function walkedLines(walked: readonly WalkedThing[], each: boolean): string[] {
  return walked.flatMap(({ code, covered, complete, seconds }) => [
    ...(complete ? [] : [words.part(code, covered)]),
    ...(complete && each ? [words.all(code, covered)] : []),
    ...(seconds > promisedSeconds ? [words.slow(code, seconds.toFixed(1))] : []),
  ]);
}
