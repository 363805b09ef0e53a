// Takes the project's folder (or the one named on the command line); prints every problem of its content and ends with 1 when one is an error.

import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { countOf, problemLines } from "./content/problem-report.ts";
import { readContent } from "./content/read-content.ts";

const words = {
  usage: "用法：npm run check [-- --strict] [文件夹]。--strict：有提醒也算没有通过。",
};

function check(folder: string | undefined, strict: boolean): boolean {
  const begun = performance.now();
  const { problems, files } = readContent(resolve(folder ?? resolve(import.meta.dirname, "..")));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);

  for (const line of problemLines(problems)) console.log(line);
  if (problems.length > 0) console.log("");

  const { oneThings, forms, shared } = files;
  const [errors, warnings] = [countOf(problems, "error"), countOf(problems, "warning")];
  const checked = `检查了 ${oneThings.length} 个一件事、${forms.length} 张表单、${shared.length} 个共用片段和目录`;
  const verdict = errors > 0 ? `${errors} 个错误` : "没有错误";
  console.log(`${checked}：${verdict}，${warnings} 个提醒，用时 ${seconds} 秒。`);
  return errors === 0 && (!strict || warnings === 0);
}

/** Undefined: the command line says something else than the usage. */
function commandLine(): { folder: string | undefined; strict: boolean } | undefined {
  try {
    const options = { strict: { type: "boolean", default: false } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return positionals.length > 1 ? undefined : { folder: positionals[0], strict: values.strict };
  } catch {
    return undefined;
  }
}

const asked = commandLine();
if (!asked) console.error(words.usage);
process.exitCode = asked ? (check(asked.folder, asked.strict) ? 0 : 1) : 2;
