// Nothing goes in, the module names that the portal replaces come out, for every Vite that serves the renderer.
import { resolve } from "node:path";

/** Exact module name → file that takes its place. */
export const portalAlias = [
  {
    find: /^markdown-to-jsx(\/react)?$/,
    replacement: resolve(import.meta.dirname, "markdown-stub.ts"),
  },
];
