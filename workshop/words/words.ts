// Nothing goes in; docs/words.md is written anew from the schemas: this is `npm run words`.

import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { explainedFiles } from "./explained-files.ts";
import { wordsPage } from "./words-page.ts";

writeFileSync(resolve(import.meta.dirname, "../../docs/words.md"), wordsPage(explainedFiles));
