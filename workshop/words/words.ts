// The command `npm run words`: regenerates docs/words.md from the schemas.

import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { ownCommandLine } from "../../content/command-line.ts";
import { explainedFiles, wordsPage } from "./words-page.ts";

ownCommandLine({ usage: "用法：npm run words。照 schemas 里的说明重写 docs/words.md。" });
writeFileSync(resolve(import.meta.dirname, "../../docs/words.md"), wordsPage(explainedFiles));
