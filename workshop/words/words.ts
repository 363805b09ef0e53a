// The command `npm run words`: regenerates docs/words.md from the schemas.

import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { explainedFiles, wordsPage } from "./words-page.ts";

writeFileSync(resolve(import.meta.dirname, "../../docs/words.md"), wordsPage(explainedFiles));
