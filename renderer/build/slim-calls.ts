// Reduces each call's file in a build to what the browser needs: where a call goes and how.
import type { Plugin } from "vite";

const CALL = /[\\/]schemas[\\/]contract[\\/]calls[\\/]\w+\.json$/;

interface CallContract {
  answer?: { type?: unknown; required?: unknown };
  [member: string]: unknown;
}

/** `text` is the call's JSON. Removes its summary, the request schema and the depth of its answer. */
export function slimCall(text: string): string {
  const { summary, headers, ask, answer, ...looked } = JSON.parse(text) as CallContract;
  const shape = answer && { type: answer.type, required: answer.required };
  return JSON.stringify({ ...looked, answer: shape });
}

/** The gateway checks every request and answer against the whole schema, so it reads the original files. */
export function slimCalls(): Plugin {
  return {
    name: "portal:slim-calls",
    apply: "build",
    enforce: "pre",
    transform: { filter: { id: CALL }, handler: (text) => ({ code: slimCall(text), map: null }) },
  };
}
