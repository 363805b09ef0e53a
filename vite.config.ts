// Builds the portal into `dist/portal`: static files that run under `script-src 'self'`.
import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, loadConfigFromFile, type UserConfig } from "vite";
import { type Packing, packedFiles } from "./renderer/build/packed.ts";
import { portalPlugins } from "./renderer/build/plugins.ts";
import { prerenderBuild } from "./renderer/build/prerender-build.ts";
import { problemsPage } from "./renderer/build/problems-page.ts";

const root = import.meta.dirname;

// A group stays only where it makes a page smaller, or saves it requests; kB are of Brotli.
const groups = [
  // One style sheet for what everybody may read, and one more for the rest, which comes with the first script that needs it.
  {
    name: "later-styles",
    test: /[\\/]renderer[\\/](form|steps|pages[\\/](declaration|my-thing|office-list|print|signature))\b.*\.styles\.css$/,
    priority: 30,
  },
  { name: "styles", test: /virtual:look\.css$|\.styles\.css$/, priority: 25 },
  // Many small files weigh more than one, and every page has these. Without it 20 kB more on the list.
  { name: "first", tags: ["$initial" as const], priority: 10 },
  {
    name: "declaring",
    test: /[\\/](engine[\\/](check|company|condition|declaration|flow|form-state|one-thing|person|privacy(?![\\/]picture))|renderer[\\/]form)[\\/]/,
    minShareCount: 3,
  },
  // Of each there is too little for a request of its own. Without these three six more scripts on home, fifteen on the list, twelve on a guide.
  {
    name: "parts",
    test: /[\\/]renderer[\\/](look[\\/](use-touch|option|bar-height|styles[\\/]input-box|parts[\\/](note|error-line|failed-note|empty-state))|frame[\\/](page-title|bottom-bar)|pages[\\/](not-found|page-entry|parts[\\/]thing-name))\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // What guides, their dialogs and a thing in 我的 say and fold.
  {
    name: "guide",
    test: /[\\/]renderer[\\/](texts[\\/]guide\.|guides[\\/]fold\.)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // No declaration has any of these.
  {
    name: "entrance",
    test: /[\\/]renderer[\\/](look[\\/](disclosure|motif|prefers-still|pictures[\\/]svg-file|parts[\\/](icon-tile|text-link|chip-link|copy-button|tab-links))|frame[\\/]breadcrumbs|texts[\\/]list\.|pages[\\/](load-view|home[\\/]hot-things|list[\\/](activated|scroll-spy|subject|thing-)|parts[\\/](hotline-note|thing-(anchor|list-error|tile)|use-pick)))/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // The first dialog, whichever it is.
  {
    name: "over",
    test: /[\\/]renderer[\\/](look[\\/](dialog)|texts[\\/]dialogs)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
];

/** The portal over the content of one folder, into another; absent: the project's own, into `dist/portal`. */
export function portalOf(
  content = root,
  outDir = resolve(root, "dist/portal"),
  packing: Packing = "most",
): UserConfig {
  const plugins = portalPlugins(content);
  return {
    root: resolve(root, "renderer"),
    cacheDir: resolve(root, "node_modules/.vite"),
    plugins: [react(), ...plugins, problemsPage(), packedFiles(packing), prerenderBuild(plugins)],
    // Its file for browsers is a UMD module: the one chunk without the first that needs the bundler's runtime, which would then be a file, and a request, of every page.
    resolve: { alias: { compressorjs: "compressorjs/dist/compressor.esm.js" } },
    server: { fs: { allow: [root, content] } },
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      // kB as they lie there. `tests/size.ts` weighs what a page loads, as it is sent.
      chunkSizeWarningLimit: 1_500,
      // The licence texts of everything that a browser gets, served beside it.
      license: { fileName: "licenses.txt" },
      // Without the polyfill no inline script is left in the page; pictures may still be inlined, scripts never.
      modulePreload: { polyfill: false },
      assetsInlineLimit: (file) => (/\.[cm]?[jt]sx?$/.test(file) ? false : undefined),
      rolldownOptions: {
        output: { codeSplitting: { groups } },
      },
    },
  };
}

// `npx vitest` looks for its configuration here; it lies with the tests.
export default defineConfig(async (env) =>
  env.mode === "test"
    ? ((await loadConfigFromFile(env, resolve(root, "tests/vitest.config.ts")))?.config ?? portalOf())
    : portalOf(),
);
