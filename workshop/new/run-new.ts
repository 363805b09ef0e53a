// Reads the command line of `npm run new` and reports what was written, or why nothing was.

import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { texts } from "./texts.ts";
import { newOneThing, type Wish } from "./write-pair.ts";

const project = resolve(import.meta.dirname, "../..");

type Asked = { root: string; wish: Wish } | { refused: string };

export interface NewEnded {
  /** 1: nothing was written. */
  status: 0 | 1;
  /** What to print; with status 1 it is a complaint. */
  text: string;
}

export function runNew(words: readonly string[]): NewEnded {
  const asked = commandLine(words);
  const made =
    "refused" in asked
      ? { ok: false as const, problems: [asked.refused] }
      : newOneThing(asked.root, project, asked.wish);
  return made.ok ? { status: 0, text: texts.written(made) } : { status: 1, text: made.problems.join("\n") };
}

function commandLine(words: readonly string[]): Asked {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: {
        name: { type: "string" },
        kind: { type: "string", default: "personal" },
        /** Folder that contains `flows` and `schemas`. */
        content: { type: "string", default: project },
      },
      allowPositionals: true,
    });
    const [code, ...more] = positionals;
    if (code === undefined || more.length > 0) return { refused: texts.usage };
    return { root: resolve(values.content), wish: { code, name: values.name, kind: values.kind } };
  } catch (problem) {
    // Node's message names the unknown option.
    const option = /'(-[^' ]*)/.exec(problem instanceof Error ? problem.message : "")?.[1] ?? "";
    return { refused: `${texts.unknownOption(option)}\n${texts.usage}` };
  }
}
