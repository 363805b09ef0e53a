// Finds cycles among imports: files that import each other, directly or through others, including types.
import { importsOf } from "./imports-of.ts";
import type { Files } from "./source-files.ts";

/** Every cycle as the sorted list of its files; strongly connected components after Tarjan. */
export function importCircles(files: Files): string[][] {
  const code = Object.entries(files).filter(([path]) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts"));
  const targets = new Map(
    code.map(([path, text]) => [
      path,
      importsOf(path, text).flatMap(({ target, inProject }) =>
        inProject && target in files ? [target] : [],
      ),
    ]),
  );
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
