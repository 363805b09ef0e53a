// Serves the pages and files of the built portal.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { checkedFile } from "../../content/checked-content.ts";
import type { Prerender } from "../../engine/contract/document.ts";
import { sha256 } from "../base/hashes.ts";

export interface Asset {
  type: string;
  bytes: Uint8Array;
  /** The same bytes compressed by the build, where that saves something; the best first. */
  packed: { encoding: "br" | "gzip"; bytes: Uint8Array }[];
  /** The name contains a hash of the content, so it never changes. */
  immutable: boolean;
  etag: string;
}

export interface Portal {
  /** The one empty document, for any page's path. */
  document(path: string): Promise<string>;
  /** Loads what renders the public pages; absent: every document is empty. */
  prerender?: (() => Promise<Prerender>) | undefined;
  /** The file in which the build has kept the content that it checked. */
  checkedContent?: string;
  /** A file by its path, with the leading slash. */
  asset(path: string): Asset | undefined;
  /** Development only: allows inline scripts of the hot reload. */
  relaxed: boolean;
}

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".txt": "text/plain; charset=utf-8",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".ttf": "font/ttf",
  ".pfb": "application/octet-stream",
  ".bcmap": "application/octet-stream",
};

/** Reads the whole build once, so that no request ever becomes a path on the disk. */
export function readPortal(folder: string): Portal {
  const assets = new Map<string, Asset>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = types[extname(entry.name)];
    if (!entry.isFile() || !type) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join("/")}`;
    if (!path.startsWith("/.")) assets.set(path, readAsset(file, path, type));
  }
  const html = readFileSync(join(folder, "index.html"), "utf8");
  const built = join(folder, ".pages");
  const renders = pathToFileURL(join(built, "prerender.js")).href;
  return {
    document: async () => html,
    asset: (path) => assets.get(path),
    prerender: existsSync(new URL(renders)) ? () => import(/* @vite-ignore */ renders) : undefined,
    checkedContent: join(built, checkedFile),
    relaxed: false,
  };
}

const packings = [
  { encoding: "br", ending: ".br" },
  { encoding: "gzip", ending: ".gz" },
] as const;

function readAsset(file: string, path: string, type: string): Asset {
  const bytes = readFileSync(file);
  return {
    type,
    bytes,
    packed: packings
      .filter(({ ending }) => existsSync(file + ending))
      .map(({ encoding, ending }) => ({ encoding, bytes: readFileSync(file + ending) })),
    immutable: path.startsWith("/assets/"),
    etag: `"${sha256(bytes).slice(0, 32)}"`,
  };
}
