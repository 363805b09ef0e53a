// Bundles a simulation into one file: then nothing in it waits for the loading of a module, and the same seed gives the same trace.

import { resolve } from "node:path";
import { build } from "vite";
import { type Change, changing } from "../mutants/mutate.ts";
import { ownFolders } from "../programs/own-folders.ts";

const root = resolve(import.meta.dirname, "../..");

/** Gives the file to run. `mutant`: a line that is changed in it; the sources stay as they are. */
export async function bundleSimulation(name: string, mutant?: Change): Promise<string> {
  const outDir = resolve(root, "dist/simulation", name);
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    plugins: [...(mutant ? [changing(root, mutant)] : []), ownFolders],
    ssr: { noExternal: true, external: ["@photostructure/sqlite", "pg-native"] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: "node20",
      rolldownOptions: {
        input: resolve(import.meta.dirname, "main.ts"),
        output: { entryFileNames: "main.js", codeSplitting: false },
      },
    },
  });
  return resolve(outDir, "main.js");
}
