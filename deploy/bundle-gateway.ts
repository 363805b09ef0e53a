// The gateway and its commands as files for Node alone, for a deployment and for the tests that start them.

import { resolve } from "node:path";
import { build, type Plugin } from "vite";
import { readerStamp } from "../content/stamp.ts";
import packageFile from "../package.json" with { type: "json" };

const root = resolve(import.meta.dirname, "..");

/** The gateway's commands in package.json: name → file. `npm start` is `server`. */
export const commands: Record<string, string> = Object.fromEntries(
  Object.entries(packageFile.scripts).flatMap(([name, line]) => {
    const file = /(?:tsx|--import tsx) (gateway\/\S+\.ts)/.exec(line)?.[1];
    return file && name !== "dev" ? [[name === "start" ? "server" : name, file]] : [];
  }),
);

/** Leaves out what only a trial needs (`gateway/ops/trial.ts`): a bundle for production says so when it is started as one. */
export const withoutTrial: Plugin = {
  name: "without-trial",
  enforce: "pre",
  resolveId: (id) => (id === "./trial.ts" ? "\0without-trial" : undefined),
  load: (id) =>
    id === "\0without-trial"
      ? 'throw new Error("This bundle is for production: set PORTAL_ENV=production. A trial starts from the sources by npm start.");'
      : undefined,
};

/** `input`: name of the file in `outDir` → its source. With everything they stand on. */
export async function bundleGateway(
  outDir: string,
  input: Record<string, string>,
  plugins: Plugin[] = [],
): Promise<void> {
  const entries = Object.entries(input).map(([name, file]) => [name, resolve(root, file)]);
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    plugins,
    define: { READER_STAMP: JSON.stringify(readerStamp()) },
    // Vite is asked for only by a start that builds; the add-on only where Node has no SQLite of its own.
    ssr: { noExternal: true, external: ["vite", "@photostructure/sqlite", "pg-native"] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: "node20",
      // One folder: files are read beside the code.
      rolldownOptions: {
        input: Object.fromEntries(entries),
        external: [/vite\.config\.ts$/],
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
}
