// The renderer's sources go in, `dist/portal` comes out: a static page that runs under `script-src 'self'`.
import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, loadConfigFromFile, type UserConfig } from "vite";
import { portalAlias } from "./renderer/build/alias.ts";
import { portalPlugins } from "./renderer/build/plugins.ts";
import { problemsPage } from "./renderer/build/problems-page.ts";

const root = import.meta.dirname;

// Lower-level libraries take the higher priority: a group swallows what its modules import, and a page that is
// loaded later must not carry what the first page already has. Chakra has no group: one chunk of it all would be
// loaded with the first page.
const groups = [
  {
    name: "react",
    test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/,
    priority: 30,
  },
  { name: "xstate", test: /node_modules[\\/](xstate|@xstate)[\\/]/, priority: 20 },
  // Comes beside the first page and signs its calls: no page may hold a part of it.
  {
    name: "signing",
    test: /[\\/](crypto-js[\\/](core|enc-|cipher-core|mode-ecb|pad-|sha256|tripledes)|engine[\\/]privacy[\\/](sign-parameter|wire-text))/,
    priority: 20,
  },
  // Many small files weigh more than one: what every page needs is one, what only a declaration needs is another.
  { name: "first", tags: ["$initial" as const], priority: 10 },
  {
    name: "declaring",
    test: /[\\/](engine[\\/](check|company|condition|declaration|flow|form-state|one-thing|person|privacy)|renderer[\\/]form)[\\/]/,
    minShareCount: 3,
  },
];

/** The portal over the content of one folder, into another; absent: the project's own, into `dist/portal`. */
export const portalOf = (content = root, outDir = resolve(root, "dist/portal")): UserConfig => ({
  root: resolve(root, "renderer"),
  cacheDir: resolve(root, "node_modules/.vite"),
  plugins: [react(), ...portalPlugins(content), problemsPage()],
  resolve: { alias: portalAlias },
  server: { fs: { allow: [root] } },
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    // Without the polyfill no inline script is left in the page; pictures may still be inlined, scripts never.
    modulePreload: { polyfill: false },
    assetsInlineLimit: (file) => (/\.[cm]?[jt]sx?$/.test(file) ? false : undefined),
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});

// `npx vitest` looks for its configuration here; it lies with the tests.
export default defineConfig(async (env) =>
  env.mode === "test"
    ? ((await loadConfigFromFile(env, resolve(root, "tests/vitest.config.ts")))?.config ?? portalOf())
    : portalOf(),
);
