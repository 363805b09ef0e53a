// Takes the words of a command line: a code and what is wished for it; writes the one-thing and gives what to say, or gives why it was not written.

import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { words as said } from "./words.ts";
import { newOneThing, type Wish } from "./write-pair.ts";

const project = resolve(import.meta.dirname, "../..");

type Asked = { root: string; wish: Wish } | { refused: string };

export interface NewEnded {
  /** 1: nothing is written. */
  status: 0 | 1;
  /** What to print; where the status is 1, it is a complaint. */
  text: string;
}

export function runNew(words: readonly string[]): NewEnded {
  const asked = commandLine(words);
  const made =
    "refused" in asked
      ? { ok: false as const, problems: [asked.refused] }
      : newOneThing(asked.root, project, asked.wish);
  return made.ok ? { status: 0, text: said.written(made) } : { status: 1, text: made.problems.join("\n") };
}

function commandLine(words: readonly string[]): Asked {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: {
        name: { type: "string" },
        kind: { type: "string", default: "personal" },
        /** Folder that holds `flows` and `schemas`. */
        content: { type: "string", default: project },
      },
      allowPositionals: true,
    });
    const [code, ...more] = positionals;
    if (code === undefined || more.length > 0) return { refused: said.usage };
    return { root: resolve(values.content), wish: { code, name: values.name, kind: values.kind } };
  } catch (problem) {
    // Node names the option that it does not know.
    const option = /'(-[^' ]*)/.exec(problem instanceof Error ? problem.message : "")?.[1] ?? "";
    return { refused: `${said.unknownOption(option)}\n${said.usage}` };
  }
}
