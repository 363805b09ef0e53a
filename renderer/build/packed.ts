// Writes each text file of a build also as Brotli and gzip, so that the gateway need not compress while it serves.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(m?js|css|svg|json|txt)$/;

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);

/** `most`: a file is packed once and loaded by everybody. `quick`: for a build that is looked at once, in a quarter of the time. */
export type Packing = "most" | "quick";

const packings = {
  most: { br: (bytes: Buffer) => brotli(bytes), gz: (bytes: Buffer) => zipped(bytes, { level: 9 }) },
  quick: {
    br: (bytes: Buffer) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
    gz: (bytes: Buffer) => zipped(bytes, { level: 1 }),
  },
};

/** Adds `a.js.br` and `a.js.gz` beside `a.js` where that saves something. */
export function packedFiles(packing: Packing): Plugin {
  let folder = "";
  return {
    name: "portal:packed-files",
    apply: "build",
    configResolved({ root, build }) {
      folder = build.write ? resolve(root, build.outDir) : "";
    },
    async closeBundle() {
      if (folder === "") return;
      // What a dot hides is never served.
      const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
        (name) => TEXT.test(name) && !name.startsWith("."),
      );
      await Promise.all(files.map((name) => pack(join(folder, name), packing)));
    },
  };
}

async function pack(file: string, packing: Packing): Promise<void> {
  const bytes = readFileSync(file);
  for (const [ending, packed] of Object.entries(packings[packing])) {
    const small = await packed(bytes);
    if (small.length < bytes.length) writeFileSync(`${file}.${ending}`, small);
  }
}
