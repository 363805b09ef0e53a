// Bundles the gateway and its commands with everything they stand on into `dist/gateway`: `npm run build:gateway`.
// What runs there needs Node alone, no node_modules.

import { cpSync } from "node:fs";
import { basename, resolve } from "node:path";
import { build } from "vite";
import packageFile from "../package.json" with { type: "json" };

const root = resolve(import.meta.dirname, "..");
const outDir = resolve(root, "dist/gateway");

/** Name of the command → its file: `node dist/gateway/backup.js`. */
const commands = Object.fromEntries(
  Object.entries(packageFile.scripts).flatMap(([name, line]) => {
    const file = /(?:tsx|--import tsx) (gateway\/\S+\.ts)/.exec(line)?.[1];
    return file && name !== "dev" ? [[name === "start" ? "server" : name, resolve(root, file)]] : [];
  }),
);

await build({
  configFile: false,
  root,
  logLevel: "warn",
  // Vite is asked for only by a start that builds; the add-on only where Node has no SQLite of its own.
  ssr: { noExternal: true, external: ["vite", "@photostructure/sqlite", "pg-native"] },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: "node20",
    // One folder: files are read beside the code.
    rolldownOptions: {
      input: commands,
      external: [/vite\.config\.ts$/],
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
cpSync(resolve(root, "gateway/files/fonts"), resolve(outDir, "fonts"), { recursive: true });
console.log(`${Object.keys(commands).length} commands are in ${basename(outDir)}.`);
