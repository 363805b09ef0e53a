// A code goes in; a small one-thing that works is written into flows/ and schemas/: this is `npm run new -- <code>`.

import { runNew } from "./run-new.ts";

const { status, text } = runNew(process.argv.slice(2));
if (status === 0) console.log(text);
else console.error(text);
process.exitCode = status;
