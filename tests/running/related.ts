// Finds the tests that a change can break: those that import what has changed, directly or through others, the nearest first.
import { importsOf } from "../rooms/imports-of.ts";
import type { Files } from "../rooms/source-files.ts";

/** A test's file, and over how many imports it reaches what has changed. */
export interface Related {
  file: string;
  distance: number;
}

const isCode = (path: string): boolean => /\.tsx?$/.test(path) && !path.endsWith(".d.ts");
const isTest = (path: string): boolean =>
  /^tests\/.*\.(test\.tsx?|spec\.ts)$|^stories\/.*\.stories\.tsx$/.test(path);

/** Path → the files that import it. */
function importers(files: Files): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [path, text] of Object.entries(files).filter(([path]) => isCode(path)))
    for (const { target, inProject } of importsOf(path, text))
      if (inProject) found.set(target, [...(found.get(target) ?? []), path]);
  return found;
}

/** `files`: all code of the project, tests too. `changed`: paths from its root. */
export function relatedTests(files: Files, changed: readonly string[]): Related[] {
  const by = importers(files);
  const distances = new Map(changed.map((path) => [path, 0]));
  const open = [...changed];
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    const next = (distances.get(path) ?? 0) + 1;
    for (const importer of by.get(path) ?? []) {
      if (distances.has(importer)) continue;
      distances.set(importer, next);
      open.push(importer);
    }
  }
  return [...distances]
    .filter(([file]) => isTest(file))
    .map(([file, distance]) => ({ file, distance }))
    .toSorted((one, other) => one.distance - other.distance || one.file.localeCompare(other.file));
}

/** As many of the nearest as fit into `seconds`; `took`: how long a file took last time, if it is known. */
export function withinTime(
  related: readonly Related[],
  seconds: number,
  took: (file: string) => number | undefined,
): { now: string[]; later: string[] } {
  const now: string[] = [];
  const later: string[] = [];
  let left = seconds;
  for (const { file } of related) {
    left -= took(file) ?? 1;
    (left >= 0 ? now : later).push(file);
  }
  return { now, later };
}
