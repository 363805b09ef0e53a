// Lays packed packages into a folder as a package manager would: beside them nothing but what they declare.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { buildPackage } from "../../deploy/package-build.ts";

const root = resolve(import.meta.dirname, "../..");
const nodeModules = resolve(root, "node_modules");

interface Declared {
  name: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Builds and packs the workspaces, and lays them into `folder`, a project of modules, with `besides` from this project's packages. */
export async function installInto(
  folder: string,
  workspaces: readonly string[],
  besides: readonly string[] = [],
): Promise<void> {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "foreign", type: "module" }));
  const needed = new Set(besides);
  const packed = new Set<string>();
  for (const workspace of workspaces) {
    const built = join(folder, "built", workspace);
    await buildPackage(workspace, built);
    const [archive] = JSON.parse(
      execFileSync("npm", ["pack", "--json", "--pack-destination", folder], { cwd: built, encoding: "utf8" }),
    ) as [{ filename: string }];
    const declared = JSON.parse(readFileSync(join(built, "package.json"), "utf8")) as Declared;
    packed.add(declared.name);
    const place = join(folder, "node_modules", declared.name);
    mkdirSync(place, { recursive: true });
    execFileSync("tar", ["-xzf", join(folder, archive.filename), "--strip-components=1", "-C", place]);
    for (const name of Object.keys({ ...declared.dependencies, ...declared.peerDependencies }))
      needed.add(name);
  }
  for (const name of needed) if (!packed.has(name)) linkInto(folder, name);
}

/** Its own dependencies are found from where it really lies. */
function linkInto(folder: string, name: string): void {
  const place = join(folder, "node_modules", name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(join(nodeModules, name), place);
}
