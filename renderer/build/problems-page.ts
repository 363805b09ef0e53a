// Nothing goes in; the Vite plugin comes out that shows an open page what is wrong in the files. The build knows nothing of it.
import { resolve } from "node:path";
import type { Plugin } from "vite";

export function problemsPage(): Plugin {
  return {
    name: "portal:problems-page",
    apply: "serve",
    transformIndexHtml: () => [
      {
        tag: "script",
        attrs: { type: "module", src: `/@fs/${resolve(import.meta.dirname, "content-problems.ts")}` },
        injectTo: "body",
      },
    ],
  };
}
