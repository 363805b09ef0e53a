// The command `one-thing-engine`: judges a file of answers by a one-thing.

import { parseArgs } from "node:util";
import { todayInShanghai } from "../index.ts";
import { checkAnswers } from "./check.ts";
import { FileProblem, readAnswers, readThing } from "./files.ts";
import { texts } from "./texts.ts";

function run(args: string[]): number {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      catalogue: { type: "string" },
      today: { type: "string" },
      json: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const [command, thing, form, answers] = positionals;
  if (values.help) {
    console.log(texts.usage);
    return 0;
  }
  if (command !== "check" || !thing || !form || !answers || positionals.length > 4)
    throw new FileProblem(texts.usage);
  const { today = todayInShanghai(Date.now()) } = values;
  if (!/^\d{4}-\d\d-\d\d$/.test(today)) throw new FileProblem(texts.noDay(today));
  const definition = readThing(thing, form, values.catalogue);
  const { report, text, ok } = checkAnswers(definition, readAnswers(answers), today);
  console.log(values.json ? JSON.stringify(report, null, 2) : text);
  return ok ? 0 : 1;
}

try {
  process.exitCode = run(process.argv.slice(2));
} catch (problem) {
  const { code } = problem as NodeJS.ErrnoException;
  const isSlip = code?.startsWith("ERR_PARSE_ARGS");
  if (!isSlip && !(problem instanceof FileProblem)) throw problem;
  console.error(isSlip ? texts.usage : (problem as Error).message);
  process.exitCode = 2;
}
