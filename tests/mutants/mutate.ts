// Changes one line of the product while it is loaded or bundled for a test; the file stays as it is.

import { resolve } from "node:path";
import type { Plugin } from "vite";
import { promises } from "./promises.ts";

/** The number of the mutant that a run is over. */
export const mutantVariable = "MUTANT";

/** One line, changed. */
export interface Change {
  file: string;
  /** Stands in the file once. */
  from: string;
  to: string;
}

/** Nothing without that variable. */
export function mutate(root: string): Plugin[] {
  const number = process.env[mutantVariable];
  if (number === undefined) return [];
  const mutant = promises[Number(number)];
  if (!mutant) throw new Error(`There is no mutant ${number}.`);
  return [changing(root, mutant)];
}

/** Throws when the line is not there once. */
export const changing = (root: string, { file, from, to }: Change): Plugin => ({
  name: "mutate",
  enforce: "pre",
  transform(code, id) {
    if (id !== resolve(root, file)) return undefined;
    if (code.split(from).length !== 2) throw new Error(`${file} does not say once: ${from}`);
    return code.replace(from, () => to);
  },
});
