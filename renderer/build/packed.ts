// Writes each text file of a build also as Brotli and gzip, so that the gateway need not compress while it serves.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(m?js|css|svg|json|txt)$/;

// Both at maximum compression: a file is packed once and loaded by everybody.
const packings = {
  br: promisify(brotliCompress),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/** Adds `a.js.br` and `a.js.gz` beside `a.js` where that saves something. */
export function packedFiles(): Plugin {
  let folder = "";
  return {
    name: "portal:packed-files",
    apply: "build",
    configResolved({ root, build }) {
      folder = build.write ? resolve(root, build.outDir) : "";
    },
    async closeBundle() {
      if (folder === "") return;
      const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
        TEXT.test(name),
      );
      await Promise.all(files.map((name) => pack(join(folder, name))));
    },
  };
}

async function pack(file: string): Promise<void> {
  const bytes = readFileSync(file);
  for (const [ending, packed] of Object.entries(packings)) {
    const small = await packed(bytes);
    if (small.length < bytes.length) writeFileSync(`${file}.${ending}`, small);
  }
}
