// Takes a dev server and the project's folder; calls back once after each burst of changes in the content's folders.
import { join, sep } from "node:path";
import type { ViteDevServer } from "vite";
import { contentFolders, isContent } from "../../gateway/content/content-files.ts";

/** An editor that saves several files, or writes one in two steps, makes several events. */
const QUIET_MS = 60;

export function watchContent(server: ViteDevServer, root: string, changed: () => void): void {
  const folders = contentFolders.map((folder) => join(root, folder));
  let waiting: ReturnType<typeof setTimeout> | undefined;
  server.watcher.add(folders);
  server.watcher.on("all", (_event, path) => {
    if (!isContent(path) || !folders.some((folder) => path.startsWith(folder + sep))) return;
    clearTimeout(waiting);
    waiting = setTimeout(changed, QUIET_MS);
  });
  server.httpServer?.once("close", () => clearTimeout(waiting));
}
