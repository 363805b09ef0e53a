// Finds cycles among imports: files that import each other, and folders that do, directly or through others, including types.
import { posix } from "node:path";
import { importsOf } from "./imports-of.ts";
import type { Files } from "./source-files.ts";

/** What imports → what it imports. */
type Targets = ReadonlyMap<string, Iterable<string>>;

/** Every cycle as the sorted list of its files. */
export function importCircles(files: Files): string[][] {
  return circlesIn(targetsIn(files));
}

/** Every cycle among the entries of one folder, where a folder counts as a whole: the sorted paths of files and folders. */
export function roomCircles(files: Files): string[][] {
  const imports = [...targetsIn(files)];
  const folders = new Set(imports.flatMap(([path]) => foldersOf(path)));
  return [...folders].flatMap((folder) => {
    const entryOf = (path: string): string | undefined =>
      folder === "." || path.startsWith(`${folder}/`)
        ? posix.join(folder, posix.relative(folder, path).split("/")[0] ?? "")
        : undefined;
    const entries = new Map<string, Set<string>>();
    for (const [path, targets] of imports) {
      const from = entryOf(path);
      if (from === undefined) continue;
      const to = entries.get(from) ?? new Set();
      entries.set(from, to);
      for (const target of targets) {
        const entry = entryOf(target);
        if (entry !== undefined && entry !== from) to.add(entry);
      }
    }
    return circlesIn(entries);
  });
}

/** `a/b/c.ts` lies in `a/b`, `a` and `.`. */
function foldersOf(path: string): string[] {
  const folder = posix.dirname(path);
  return folder === "." ? ["."] : [folder, ...foldersOf(folder)];
}

function targetsIn(files: Files): Map<string, string[]> {
  const code = Object.entries(files).filter(([path]) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts"));
  return new Map(
    code.map(([path, text]) => [
      path,
      importsOf(path, text).flatMap(({ target, inProject }) =>
        inProject && target in files ? [target] : [],
      ),
    ]),
  );
}

/** Strongly connected components after Tarjan. */
function circlesIn(targets: Targets): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (path: string): number => {
    const at = order.size;
    order.set(path, at);
    let low = at;
    open.push(path);
    for (const target of targets.get(path) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (open.includes(target)) low = Math.min(low, lowest.get(target) ?? order.get(target) ?? low);
    }
    lowest.set(path, low);
    if (low === at) {
      const circle = open.splice(open.indexOf(path));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return low;
  };
  for (const path of targets.keys()) if (!order.has(path)) visit(path);
  return circles;
}
