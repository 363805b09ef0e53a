// The Vite plugin that serves the files which the PDF viewer loads while drawing: character maps, fonts, a decoder.
import { createReadStream, existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve("pdfjs-dist/package.json"));
const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };

/** Folder of the library → the files to serve. WebAssembly is left out, since the content policy of the pages forbids it. */
const served = {
  cmaps: /\.bcmap$/,
  standard_fonts: /\.(pfb|ttf)$/,
  wasm: /nowasm_fallback\.js$/,
} satisfies Record<string, RegExp>;

/** The path contains the version, so its content never changes. */
const base = `assets/pdfjs-${version}`;

const files = new Map<string, string>(
  Object.entries(served).flatMap(([part, wanted]) =>
    readdirSync(join(folder, part))
      .filter((name) => wanted.test(name))
      .map((name) => [`${base}/${part}/${name}`, join(folder, part, name)] as const),
  ),
);

export function pdfFiles(): Plugin {
  return {
    name: "portal:pdf-files",
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [fileName, path] of files) {
        this.emitFile({ type: "asset", fileName, source: readFileSync(path) });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = files.get((request.url ?? "").split("?")[0]?.replace(/^\//, "") ?? "");
        if (!path || !existsSync(path)) return next();
        response.setHeader(
          "Content-Type",
          path.endsWith(".js") ? "text/javascript" : "application/octet-stream",
        );
        createReadStream(path).pipe(response);
      });
    },
  };
}
