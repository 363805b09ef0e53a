// Takes the project's folder (or the one named on the command line); prints every problem of its content and ends with 1 when one is an error.

import { resolve } from "node:path";
import { countOf, problemLines } from "./content/problem-report.ts";
import { readContent } from "./content/read-content.ts";

const root = resolve(process.argv[2] ?? resolve(import.meta.dirname, ".."));
const begun = performance.now();
const { problems, files } = readContent(root);
const seconds = ((performance.now() - begun) / 1000).toFixed(1);

for (const line of problemLines(problems)) console.log(line);
if (problems.length > 0) console.log("");

const { oneThings, forms, shared } = files;
const [errors, warnings] = [countOf(problems, "error"), countOf(problems, "warning")];
const checked = `检查了 ${oneThings.length} 个一件事、${forms.length} 张表单、${shared.length} 个共用片段和目录`;
const verdict = errors > 0 ? `${errors} 个错误` : "没有错误";
console.log(`${checked}：${verdict}，${warnings} 个提醒，用时 ${seconds} 秒。`);
process.exitCode = errors > 0 ? 1 : 0;
