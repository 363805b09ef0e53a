// Turns a workspace of sources into a package: modules, their types, and a package.json that leads to both.

import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative, resolve } from "node:path";
import { build, type Plugin } from "vite";
import rootPackage from "../package.json" with { type: "json" };
import { compiledStyles } from "../renderer/build/styles.ts";

const root = resolve(import.meta.dirname, "..");

/** The workspaces, relative to the project's folder. */
export const packageFolders: readonly string[] = rootPackage.workspaces;

interface PackageFile {
  name: string;
  /** Entry → its source. */
  exports: Record<string, string>;
  /** What differs in the package: the commands, which only run when built, and entries that are copied from elsewhere in the project. */
  publishConfig?: { bin?: Record<string, string>; exports?: Record<string, string> };
  [member: string]: unknown;
}

const isSource = /\.tsx?$/;

/** Path of a source → what it is called once it is installed: the entries of the other workspaces. */
function entriesBeside(own: string): ReadonlyMap<string, string> {
  const others = packageFolders.filter((folder) => folder !== own);
  return new Map(
    others.flatMap((folder) => {
      const { name, exports } = readPackage(folder);
      return Object.entries(exports).map(([entry, path]) => [resolve(root, folder, path), join(name, entry)]);
    }),
  );
}

function readPackage(folder: string): PackageFile {
  return JSON.parse(readFileSync(resolve(root, folder, "package.json"), "utf8")) as PackageFile;
}

/** Builds the package of `folder`; returns where it lies. Throws when a type or a module cannot be made. */
export async function buildPackage(
  folder: string,
  outDir = resolve(root, "dist/packages", basename(folder)),
): Promise<string> {
  const from = resolve(root, folder);
  const { exports, publishConfig: { bin, exports: copied = {} } = {}, ...written } = readPackage(folder);
  const modules = Object.entries(exports).filter(([, path]) => isSource.test(path));
  const entries = modules.map(([, path]) => resolve(from, path));
  const commands = Object.values(bin ?? {}).map((path) => resolve(from, path.replace(/js$/, "ts")));
  // A package may be made of several folders side by side, the parts of `renderer`.
  const base = resolve(root, folder.split("/")[0] ?? "");
  const own = (path: string) => `./${join(relative(base, from), path)}`;
  const beside = entriesBeside(folder);
  await buildModules(base, [...entries, ...commands], outDir, beside);
  for (const path of Object.values(bin ?? {})) {
    const command = join(outDir, own(path));
    writeFileSync(command, `#!/usr/bin/env node\n${readFileSync(command, "utf8")}`, { mode: 0o755 });
  }
  writeTypes(folder, base, entries, outDir, beside);
  const built = modules.map(([entry, path]) => {
    const name = own(path).replace(isSource, "");
    return [entry, { types: `${name}.d.ts`, default: `${name}.js` }];
  });
  for (const [entry, path] of Object.entries(copied)) cpSync(join(from, path), join(outDir, entry));
  const asTheyAre = Object.keys(copied).map((entry) => [entry, entry]);
  const entriesNow = { ...exports, ...Object.fromEntries([...built, ...asTheyAre]) };
  const made = { ...written, exports: entriesNow, ...(bin && { bin }) };
  writeFileSync(join(outDir, "package.json"), `${JSON.stringify(made, null, 2)}\n`);
  // Files that are exported as they are lie in folders.
  const folders = Object.values(exports).flatMap((path) => /^\.\/(.+)\/\*$/.exec(path)?.[1] ?? []);
  for (const name of ["README.md", ...folders])
    cpSync(join(from, name), join(outDir, name), { recursive: true });
  cpSync(join(root, "LICENSE"), join(outDir, "LICENSE"));
  return relative(root, outDir);
}

type Beside = ReturnType<typeof entriesBeside>;

/** Leads from one package's source to the entry of another, which is installed beside it. */
const toInstalled = (beside: Beside): Plugin => ({
  name: "to-installed",
  enforce: "pre",
  resolveId(id, importer) {
    const name = importer && id.startsWith(".") ? beside.get(resolve(dirname(importer), id)) : undefined;
    return name === undefined ? undefined : { id: name, external: true };
  },
});

/** One module for each source, so that a page gets only what it uses, and of a library only what that needs. */
async function buildModules(base: string, entry: string[], outDir: string, beside: Beside): Promise<void> {
  await build({
    configFile: false,
    root: base,
    publicDir: false,
    logLevel: "warn",
    plugins: [
      toInstalled(beside),
      compiledStyles({
        within: ":is(.form-section-whole, .form-section-one, .form-question-situation, .form-section-errors)",
      }),
    ],
    // Whatever runs this, it is built for everybody.
    oxc: { jsx: { runtime: "automatic", development: false } },
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      target: "es2023",
      lib: { entry, formats: ["es"], cssFileName: "style" },
      rolldownOptions: {
        external: /^(?!virtual:)[^./\0]/,
        output: { preserveModules: true, preserveModulesRoot: base, entryFileNames: "[name].js" },
      },
    },
  });
}

/** Writes the declarations of a TypeScript project into `outDir`, laid out as the project's folder. Throws what the compiler says when something cannot be named. */
export function declareTypes(project: string, outDir: string, ...options: string[]): void {
  const emit = ["--noEmit", "false", "--emitDeclarationOnly", "--declaration", ...options];
  const places = ["--rootDir", root, "--outDir", outDir];
  const tsc = spawnSync("npx", ["tsc", "-p", project, ...emit, ...places], { cwd: root, encoding: "utf8" });
  if (tsc.status !== 0)
    throw new Error(`The types of ${project} cannot be made:\n${tsc.stdout}${tsc.stderr}`);
}

/** An import for what it does, such as its style sheet. */
const forItsEffect = /^import "[^"]+";\n/gm;
const specifier = /(\bfrom |\bimport\()"(\.[^"]+\.tsx?)"/g;

/** The types of `entries` and of all that they name, each beside its module. */
function writeTypes(
  folder: string,
  base: string,
  entries: readonly string[],
  outDir: string,
  beside: Beside,
): void {
  const made = mkdtempSync(join(tmpdir(), "types-"));
  try {
    declareTypes(folder, made);
    const copied = new Set<string>();
    const copy = (source: string): void => {
      if (copied.has(source)) return;
      copied.add(source);
      const types = (path: string, of: string) => join(path, relative(of, source).replace(isSource, ".d.ts"));
      const text = readFileSync(types(made, root), "utf8")
        .replaceAll(forItsEffect, "")
        .replaceAll(specifier, (_, word, path) => {
          const target = resolve(dirname(source), path);
          const name = beside.get(target);
          if (name === undefined) copy(target);
          return `${word}"${name ?? path.replace(isSource, ".js")}"`;
        });
      mkdirSync(dirname(types(outDir, base)), { recursive: true });
      writeFileSync(types(outDir, base), text);
    };
    for (const entry of entries) copy(entry);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}
