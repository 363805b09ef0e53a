// The command `one-thing-engine`: judges a file of answers by a one-thing, and compiles one for a page.

import { parseArgs } from "node:util";
import { todayInShanghai } from "../index.ts";
import { checkAnswers } from "./check.ts";
import { FileProblem, readAnswers, readPlain, readThing, writeModule } from "./files.ts";
import { texts } from "./texts.ts";

type Options = Pick<ReturnType<typeof lineOf>["values"], "today" | "json" | "catalogue" | "out">;

const lineOf = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      catalogue: { type: "string" },
      today: { type: "string" },
      json: { type: "boolean", default: false },
      out: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });

/** By how many files each takes; it gets them and returns the status to exit with. */
const commands: Record<
  string,
  { files: readonly number[]; run: (files: string[], options: Options) => number }
> = {
  check: {
    files: [3],
    run([thing = "", form = "", answers = ""], { today = todayInShanghai(Date.now()), json, catalogue }) {
      if (!/^\d{4}-\d\d-\d\d$/.test(today)) throw new FileProblem(texts.noDay(today));
      const definition = readThing(thing, form, catalogue);
      const { report, text, ok } = checkAnswers(definition, readAnswers(answers), today);
      console.log(json ? JSON.stringify(report, null, 2) : text);
      return ok ? 0 : 1;
    },
  },
  compile: {
    files: [1, 2],
    run([thing = "", form], { out = "", catalogue }) {
      const { definition, schema } = form
        ? { definition: readThing(thing, form, catalogue), schema: undefined }
        : readPlain(thing);
      writeModule(definition, out, schema);
      console.log(texts.written(definition.oneThing.name, out));
      return 0;
    },
  },
};

function run(args: string[]): number {
  const { values, positionals } = lineOf(args);
  const [name = "", ...files] = positionals;
  if (values.help) {
    console.log(texts.usage);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command?.files.includes(files.length)) throw new FileProblem(texts.usage);
  return command.run(files, values);
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
