// Bundles a simulation into one file: then nothing in it waits for the loading of a module, and the same seed gives the same trace.

import { resolve } from "node:path";
import type { Plugin } from "vite";
import { bundleGateway } from "../../deploy/bundle-gateway.ts";
import { type Change, changing } from "../mutants/mutate.ts";
import { ownFolders } from "../programs/own-folders.ts";

const root = resolve(import.meta.dirname, "../..");

const inOneFile: Plugin = {
  name: "in-one-file",
  config: () => ({ build: { rolldownOptions: { output: { codeSplitting: false } } } }),
};

/** Gives the file to run. `mutant`: a line that is changed in it; the sources stay as they are. */
export async function bundleSimulation(name: string, mutant?: Change): Promise<string> {
  const outDir = resolve(root, "dist/simulation", name);
  const plugins = [...(mutant ? [changing(root, mutant)] : []), ownFolders, inOneFile];
  await bundleGateway(outDir, { main: "tests/simulation/main.ts" }, plugins);
  return resolve(outDir, "main.js");
}
