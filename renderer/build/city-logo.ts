// The Vite plugin that puts a city's own logo in the place of the portal's mark.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const mark = /[\\/]look[\\/]pictures[\\/]logo-mark\.svg$/;

/** `roots`: folders with `flows/`; in the first that has one, `flows/logo.svg` is the logo, drawn in a square. */
export function cityLogo(roots: readonly string[]): Plugin {
  const files = roots.map((root) => join(root, "flows/logo.svg"));
  return {
    name: "portal:city-logo",
    enforce: "pre",
    resolveId: (source) => (mark.test(source) ? files.find((file) => existsSync(file)) : undefined),
  };
}
