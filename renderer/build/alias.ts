// Puts short files in the place of library files that the portal never runs: the same in the build, in development and in tests.
import { resolve } from "node:path";
import type { Plugin } from "vite";

const instead = (file: string) => resolve(import.meta.dirname, "instead", file);

/**
 * The name by which a module is imported → the file that is taken instead. A name that begins with a dot is the one by
 * which the library's own files import each other. With brotli, all together take 25 kB off the form page.
 */
export const portalAlias = [
  // RJSF imports a Markdown renderer for its descriptions; no text of the portal is Markdown. Saves 25 kB.
  { find: /^markdown-to-jsx(\/react)?$/, replacement: instead("markdown.ts") },
  // The fields, widgets and templates that RJSF starts with: a section asks for four fields, all else is the portal's. Saves 12 kB.
  { find: /^\.\.?\/getDefaultRegistry\.js$/, replacement: instead("rjsf-registry.ts") },
  // Follows `$ref`; the forms are written out when they are read (engine/reader). Saves 7 kB.
  { find: /^\.\.?\/findSchemaDefinition\.js$/, replacement: instead("rjsf-references.ts") },
  // Merges `allOf`, which the portal's forms do not have. Saves 4 kB.
  { find: /^\.\/shallowAllOfMerge\.js$/, replacement: instead("rjsf-all-of.ts") },
];

/** Vite's own alias; libraries that the dev server bundles beforehand do not know it, so they are given the same list. */
export function aliases(): Plugin {
  const beforehand = {
    name: "portal:alias",
    resolveId: {
      filter: { id: portalAlias.map(({ find }) => find) },
      handler: (id: string) => portalAlias.find(({ find }) => find.test(id))?.replacement,
    },
  };
  return {
    name: "portal:alias",
    config: () => ({
      resolve: { alias: portalAlias },
      optimizeDeps: { rolldownOptions: { plugins: [beforehand] } },
    }),
  };
}
