// The Vite plugin that keeps an open page up to date with the files: their content, and what is wrong in them.
// The build does not use it.
import { resolve } from "node:path";
import type { Plugin } from "vite";

export const PAGE_PLUGIN = "portal:problems-page";

const inPage = ["content-problems.ts", "changed-content.ts"];

export function problemsPage(): Plugin {
  return {
    name: PAGE_PLUGIN,
    apply: "serve",
    transformIndexHtml: () =>
      inPage.map((file) => ({
        tag: "script",
        attrs: { type: "module", src: `/@fs/${resolve(import.meta.dirname, file)}` },
        injectTo: "body",
      })),
  };
}
