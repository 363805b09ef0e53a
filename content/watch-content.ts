// Watches a content folder and calls back once after each burst of changes.

import { existsSync, type FSWatcher, readdirSync, watch } from "node:fs";
import { join } from "node:path";
import { contentFolders, isContent } from "./content-files.ts";

/**
 * `quiet`: milliseconds; an editor that saves several files, or writes one in two steps, causes several events.
 * The dev server's own watcher is no choice: for files of a page's kind, such as the long texts, it reloads every open page.
 */
export function watchContent(root: string, quiet: number, changed: () => void): () => void {
  const watched = new Map<string, FSWatcher>();
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function heard(name: string | null): void {
    if (!look() && name !== null && !isContent(name)) return;
    clearTimeout(waiting);
    waiting = setTimeout(changed, quiet);
  }

  function leave(folder: string): void {
    watched.get(folder)?.close();
    watched.delete(folder);
  }

  /** Whether a folder has come or gone, since files already in it cause no event. One that goes meanwhile is noticed at the next event. */
  function look(): boolean {
    try {
      return follow();
    } catch {
      return true;
    }
  }

  function follow(): boolean {
    const there = contentFolders.flatMap((folder) => foldersIn(join(root, folder)));
    const gone = [...watched.keys()].filter((folder) => !there.includes(folder));
    const fresh = there.filter((folder) => !watched.has(folder));
    gone.forEach(leave);
    for (const folder of fresh) {
      const watcher = watch(folder, { persistent: false }, (_event, name) => heard(name));
      watcher.on("error", () => leave(folder));
      watched.set(folder, watcher);
    }
    return gone.length + fresh.length > 0;
  }

  look();
  return () => {
    clearTimeout(waiting);
    [...watched.keys()].forEach(leave);
  };
}

/** The folder and those below it; none when it does not exist. */
function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const below = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...below.flatMap(({ name }) => foldersIn(join(folder, name)))];
}
