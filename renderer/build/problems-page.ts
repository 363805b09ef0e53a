// Nothing goes in; the Vite plugin comes out that keeps an open page in step with the files: what they say, and what is wrong in them.
// The build knows nothing of it.
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
