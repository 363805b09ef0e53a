// The command `npm run check`: prints every problem of the content and exits with 1 when one is an error.

import { runCheck } from "./run-check.ts";

const { status, text } = runCheck(process.argv.slice(2));
if (status === 2) console.error(text);
else console.log(text);
process.exitCode = status;
