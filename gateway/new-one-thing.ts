// A code goes in; a small one-thing that works is written into flows/ and schemas/: this is `npm run new -- <code>`.

import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { words } from "./new-one-thing/words.ts";
import { newOneThing, type Wish } from "./new-one-thing/write-pair.ts";

const project = resolve(import.meta.dirname, "..");

type Asked = { root: string; wish: Wish } | { refused: string };

function commandLine(): Asked {
  try {
    const { values, positionals } = parseArgs({
      options: {
        name: { type: "string" },
        kind: { type: "string", default: "personal" },
        /** Folder that holds `flows` and `schemas`. */
        content: { type: "string", default: project },
      },
      allowPositionals: true,
    });
    const [code, ...more] = positionals;
    if (code === undefined || more.length > 0) return { refused: words.usage };
    return { root: resolve(values.content), wish: { code, name: values.name, kind: values.kind } };
  } catch (problem) {
    // Node names the option that it does not know.
    const option = /'(-[^' ]*)/.exec(problem instanceof Error ? problem.message : "")?.[1] ?? "";
    return { refused: `${words.unknownOption(option)}\n${words.usage}` };
  }
}

const asked = commandLine();
const made =
  "refused" in asked
    ? { ok: false as const, problems: [asked.refused] }
    : newOneThing(asked.root, project, asked.wish);
if (made.ok) console.log(words.written(made));
else for (const problem of made.problems) console.error(problem);
process.exitCode = made.ok ? 0 : 1;
