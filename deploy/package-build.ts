// Turns a workspace of sources into a package: modules, their types, and a package.json that leads to both.

import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative, resolve } from "node:path";
import { build } from "vite";
import rootPackage from "../package.json" with { type: "json" };

const root = resolve(import.meta.dirname, "..");

/** The workspaces, relative to the project's folder. */
export const packageFolders: readonly string[] = rootPackage.workspaces;

interface PackageFile {
  name: string;
  /** Entry → its source. */
  exports: Record<string, string>;
  /** What differs in the package: the commands, which only run when built. */
  publishConfig?: { bin?: Record<string, string> };
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  [member: string]: unknown;
}

const isSource = /\.tsx?$/;

/** Builds the package of `folder`; returns where it lies. Throws when a type or a module cannot be made. */
export async function buildPackage(
  folder: string,
  outDir = resolve(root, "dist/packages", basename(folder)),
): Promise<string> {
  const from = resolve(root, folder);
  const file = JSON.parse(readFileSync(join(from, "package.json"), "utf8")) as PackageFile;
  const { exports, publishConfig: { bin = {} } = {}, ...written } = file;
  const modules = Object.entries(exports).filter(([, path]) => isSource.test(path));
  const entries = modules.map(([, path]) => path);
  const sources = [...entries, ...Object.values(bin).map((path) => path.replace(/js$/, "ts"))];
  await buildModules(from, sources, outDir);
  for (const path of Object.values(bin)) {
    const command = join(outDir, path);
    writeFileSync(command, `#!/usr/bin/env node\n${readFileSync(command, "utf8")}`, { mode: 0o755 });
  }
  writeTypes(from, entries, outDir);
  const built = modules.map(([entry, path]) => {
    const name = path.replace(isSource, "");
    return [entry, { types: `${name}.d.ts`, default: `${name}.js` }];
  });
  const made = { ...written, exports: { ...exports, ...Object.fromEntries(built) }, bin };
  writeFileSync(join(outDir, "package.json"), `${JSON.stringify(made, null, 2)}\n`);
  // Files that are exported as they are lie in folders.
  const folders = Object.values(exports).flatMap((path) => /^\.\/(.+)\/\*$/.exec(path)?.[1] ?? []);
  for (const name of ["README.md", ...folders])
    cpSync(join(from, name), join(outDir, name), { recursive: true });
  cpSync(join(root, "LICENSE"), join(outDir, "LICENSE"));
  return relative(root, outDir);
}

/** One module for each source, so that a page gets only what it uses, and of a library only what that needs. */
async function buildModules(from: string, sources: readonly string[], outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: from,
    logLevel: "warn",
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      target: "es2023",
      lib: { entry: sources.map((path) => resolve(from, path)), formats: ["es"] },
      rolldownOptions: {
        external: /^[^./\0]/,
        output: { preserveModules: true, preserveModulesRoot: from, entryFileNames: "[name].js" },
      },
    },
  });
}

const specifier = /(\bfrom |\bimport\()"(\.[^"]+)\.tsx?"/g;

/** The types of `entries` and of all that they name. */
function writeTypes(from: string, entries: readonly string[], outDir: string): void {
  const made = mkdtempSync(join(tmpdir(), "types-"));
  try {
    const words = ["--noEmit", "false", "--emitDeclarationOnly", "--declaration", "--outDir", made];
    const tsc = spawnSync("npx", ["tsc", "-p", from, ...words, "--rootDir", root], {
      cwd: root,
      encoding: "utf8",
    });
    if (tsc.status !== 0) throw new Error(`The types of ${from} cannot be made:\n${tsc.stdout}${tsc.stderr}`);
    const copied = new Set<string>();
    const copy = (path: string): void => {
      if (copied.has(path)) return;
      copied.add(path);
      const text = readFileSync(join(made, relative(root, from), path), "utf8");
      const to = join(outDir, path);
      mkdirSync(dirname(to), { recursive: true });
      writeFileSync(to, text.replaceAll(specifier, '$1"$2.js"'));
      for (const [, , name = ""] of text.matchAll(specifier)) copy(join(dirname(path), `${name}.d.ts`));
    };
    for (const path of entries) copy(path.replace(isSource, ".d.ts"));
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}
