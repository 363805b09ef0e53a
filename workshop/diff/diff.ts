// The command `npm run diff`: prints what changed in one-things since a revision.

import { runDiff } from "./run-diff.ts";

const { status, text } = runDiff(process.argv.slice(2));
if (status === 2) console.error(text);
else console.log(text);
process.exitCode = status;
