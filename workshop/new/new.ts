// The command `npm run new -- <code>`: writes a small working one-thing into flows/ and schemas/.

import { runNew } from "./run-new.ts";

const { status, text } = runNew(process.argv.slice(2));
if (status === 0) console.log(text);
else console.error(text);
process.exitCode = status;
