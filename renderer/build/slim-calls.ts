// Leaves of each call's file in a build what the browser looks at: where a call goes and how.
import type { Plugin } from "vite";

const CALL = /[\\/]schemas[\\/]calls[\\/]\w+\.json$/;

interface CallContract {
  answer?: { type?: unknown; required?: unknown };
  [member: string]: unknown;
}

/** `text` is the call's JSON: its summary, what is asked and the depth of its answer go. */
export function slimCall(text: string): string {
  const { summary, headers, ask, answer, ...looked } = JSON.parse(text) as CallContract;
  const shape = answer && { type: answer.type, required: answer.required };
  return JSON.stringify({ ...looked, answer: shape });
}

/** The gateway holds every request and answer to the whole schema, so it reads the files themselves. */
export function slimCalls(): Plugin {
  return {
    name: "portal:slim-calls",
    apply: "build",
    enforce: "pre",
    transform: { filter: { id: CALL }, handler: (text) => ({ code: slimCall(text), map: null }) },
  };
}
