// Replaces library files that the portal never runs by short ones, in the build, in development and in tests alike.
import { resolve } from "node:path";
import type { Plugin } from "vite";

const instead = (file: string) => resolve(import.meta.dirname, "instead", file);

/**
 * The name by which a module is imported → the file that replaces it. A name that begins with a dot is one by
 * which the library's own files import each other. With brotli, all together save 27 kB on the form page.
 */
export const portalAlias = [
  // RJSF imports a Markdown renderer for its descriptions, but no text of the portal is Markdown. Saves 25 kB.
  { find: /^markdown-to-jsx(\/react)?$/, replacement: instead("markdown.ts") },
  // RJSF's default fields, widgets and templates: a section uses four of the fields, everything else is the portal's own. Saves 12 kB.
  { find: /^\.\.?\/getDefaultRegistry\.js$/, replacement: instead("rjsf-registry.ts") },
  // Follows `$ref`, which the reader has already written out (engine/reader). Saves 7 kB.
  { find: /^\.\.?\/findSchemaDefinition\.js$/, replacement: instead("rjsf-references.ts") },
  // Compares anything with anything by a library; the portal hands RJSF plain data. Saves 2 kB.
  { find: /^\.\.?\/deepEquals\.js$/, replacement: instead("rjsf-deep-equals.ts") },
  // Merges `allOf`, which the portal's forms do not have. Saves 4 kB.
  { find: /^\.\/shallowAllOfMerge\.js$/, replacement: instead("rjsf-all-of.ts") },
];

/** Vite's own alias does not reach libraries that the dev server bundles beforehand, so they get the same list. */
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
