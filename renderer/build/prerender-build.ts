// Builds what the gateway needs beside the portal: what renders the public pages in Node, and the content that was checked.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type Manifest, type Plugin } from "vite";
import { checkedFile } from "../../content/checked-content.ts";
import type { portalPlugins } from "./plugins.ts";

/** Inside the build, where a name that begins with a dot is never served. */
const folderName = ".pages";

/** After the build for the browser, since its documents name the files of it. */
export function prerenderBuild(plugins: ReturnType<typeof portalPlugins>): Plugin {
  const [content] = plugins;
  let folder = "";
  let root = "";
  return {
    name: "portal:prerender-build",
    apply: "build",
    configResolved(config) {
      root = config.root;
      folder = config.build.write ? resolve(root, config.build.outDir) : "";
    },
    async closeBundle(problem) {
      if (folder === "" || problem) return;
      await build({
        configFile: false,
        root,
        logLevel: "warn",
        plugins: [react(), ...plugins, builtPortal(folder)],
        // One file without a package beside it, for the gateway of a deployment.
        ssr: { noExternal: true },
        // React as a browser gets it, whatever the gateway runs as.
        environments: { ssr: { keepProcessEnv: false } },
        build: {
          ssr: resolve(root, "document/prerender.tsx"),
          outDir: join(folder, folderName),
          emptyOutDir: true,
          target: "node20",
          rolldownOptions: { output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" } },
        },
      });
      content.api.keep(join(folder, folderName, checkedFile));
    },
  };
}

const NAME = "virtual:built-portal";

/** The build for the browser as a module: its empty document, its style sheet, and the files that each source needs. */
function builtPortal(folder: string): Plugin {
  return {
    name: "portal:built-portal",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
      const whole = readFileSync(join(folder, "index.html"), "utf8");
      const [link = "", styles = ""] = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(whole) ?? [];
      const files = Object.keys(manifest)
        .filter((key) => manifest[key]?.isDynamicEntry)
        .map((key) => [key, filesOf(manifest, key)]);
      // Where it stands says when it comes, so a document puts it in its place.
      const html = whole.replace(link, "");
      return `export default ${JSON.stringify({ html, styles, files: Object.fromEntries(files) })}`;
    },
  };
}

/** The files that a source needs beside those of the document itself. */
function filesOf(manifest: Manifest, source: string): string[] {
  const visit = (key: string, into: Set<string>): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || into.has(chunk.file)) return into;
    into.add(chunk.file);
    for (const needed of chunk.imports ?? []) visit(needed, into);
    return into;
  };
  const first = visit("index.html", new Set());
  return [...visit(source, new Set())].filter((file) => !first.has(file));
}
