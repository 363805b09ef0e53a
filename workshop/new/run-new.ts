// Reads the command line of `npm run new` and reports what was written, or why nothing was.

import { resolve } from "node:path";
import { commandLine, type Instead, isContentFolder } from "../../content/command-line.ts";
import { texts } from "./texts.ts";
import { newOneThing, type Wish } from "./write-pair.ts";

const project = resolve(import.meta.dirname, "../..");

interface Asked {
  root: string;
  wish: Wish;
}

export interface NewEnded {
  /** 1: nothing was written; 2: the command line is wrong. */
  status: 0 | 1 | 2;
  /** What to print; without 0 it is a complaint. */
  text: string;
}

export function runNew(words: readonly string[]): NewEnded {
  const asked = askedBy(words);
  if (!("wish" in asked)) return asked;
  const made = newOneThing(asked.root, project, asked.wish);
  return made.ok ? { status: 0, text: texts.written(made) } : { status: 1, text: made.problems.join("\n") };
}

function askedBy(args: readonly string[]): Asked | Instead {
  const { usage, unknownOption, noContent } = texts;
  const options = {
    name: { type: "string" },
    kind: { type: "string", default: "personal" },
    /** Folder that contains `flows` and `schemas`. */
    content: { type: "string", default: project },
  } as const;
  const line = commandLine(args, {
    usage,
    options,
    unknown: unknownOption,
    words: [1, 1],
    wrong: ({ content }) => (isContentFolder(resolve(content)) ? undefined : noContent(resolve(content))),
  });
  if (!line.ok) return line;
  const { content, name, kind } = line.values;
  return { root: resolve(content), wish: { code: line.words[0] ?? "", name, kind } };
}
