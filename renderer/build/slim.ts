// Nothing goes in, the Vite plugins come out that leave out of a build what no citizen's page runs.
import type { Plugin } from "vite";
import { slimFiles } from "./slim-files.ts";
import { slimStyles } from "./slim-styles.ts";

const CALL = /[\\/]schemas[\\/]calls[\\/]\w+\.json$/;

interface CallContract {
  answer?: { type?: unknown; required?: unknown };
  [member: string]: unknown;
}

/** What the browser looks at in a call's file: neither its summary, nor what is asked, nor the depth of its answer. */
export function slimCall(text: string): string {
  const { name, method, path, token, signed, spinner, popup, absent, effect, answer } = JSON.parse(
    text,
  ) as CallContract;
  const shape = answer && { type: answer.type, required: answer.required };
  return JSON.stringify({ name, method, path, token, signed, spinner, popup, absent, effect, answer: shape });
}

/** The gateway holds every request and answer to the whole schema; the browser needs where a call goes and how. */
function slimCalls(): Plugin {
  return {
    name: "portal:slim-calls",
    apply: "build",
    enforce: "pre",
    transform: { filter: { id: CALL }, handler: (text) => ({ code: slimCall(text), map: null }) },
  };
}

/** Modules that their importers only wish to have been run, or use in what the portal does not call. */
const unused: readonly { of: RegExp; names: readonly string[] }[] = [
  // Keys out of passwords: the portal's keys are bytes, so MD5, SHA-1 and HMAC have nothing to do.
  { of: /[\\/]crypto-js[\\/](aes|tripledes|cipher-core)\.js$/, names: ["./md5", "./evpkdf"] },
  // Carries the statics of a component over for `withTheme`, which nobody calls.
  { of: /[\\/]@emotion[\\/]react[\\/]/, names: ["hoist-non-react-statics"] },
];

const EMPTY = "\0portal:unused";

/** Which attributes a tag may have is a list of 4 kB; what Chakra keeps to itself is five words, and TypeScript knows the rest. */
const FORWARDED = "\0portal:forwarded";
const forwarded = 'export default (name) => !["as", "asChild", "css", "recipe", "unstyled"].includes(name);';

/** Gives an empty module in place of each module of `unused`, and a short one in place of the list of attributes. */
export function slimLibraries(): Plugin {
  return {
    name: "portal:slim-libraries",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer = "") {
      if (source === "@emotion/is-prop-valid" && /[\\/]@chakra-ui[\\/]/.test(importer)) return FORWARDED;
      return unused.some(({ of, names }) => names.includes(source) && of.test(importer)) ? EMPTY : undefined;
    },
    load: {
      filter: { id: /^\0portal:(unused|forwarded)$/ },
      handler: (id) => (id === FORWARDED ? forwarded : "export default undefined;"),
    },
  };
}

export function slimPlugins(): Plugin[] {
  return [slimCalls(), slimLibraries(), slimFiles(), slimStyles()];
}
