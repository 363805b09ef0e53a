// Formats the problems of the content as lines for a terminal, grouped by file.

import type { ContentProblem } from "./read-content.ts";

const texts = { error: "错误", warning: "提醒" };

/** `flows/one-things/dd.json 第 12 行 错误：…`, an empty line between files. */
export function problemLines(problems: readonly ContentProblem[]): string[] {
  return problems.flatMap(({ file, line, severity, message }, index) => {
    const apart = index > 0 && problems[index - 1]?.file !== file ? [""] : [];
    return [...apart, `${file} 第 ${line} 行 ${texts[severity]}：${message}`];
  });
}

export function countOf(problems: readonly ContentProblem[], severity: ContentProblem["severity"]): number {
  return problems.filter((problem) => problem.severity === severity).length;
}
