// Serves the pages and files of the built portal.

import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { gzipSync } from "node:zlib";
import { sha256 } from "./hashes.ts";

export interface Asset {
  type: string;
  bytes: Uint8Array;
  /** The same bytes packed, where that saves something. */
  gzip?: Uint8Array;
  /** The name holds a hash of the content: it never changes. */
  immutable: boolean;
  etag: string;
}

export interface Portal {
  /** The one HTML document, for any page's path. */
  document(path: string): Promise<string>;
  /** A file by its path, with the leading slash. */
  asset(path: string): Asset | undefined;
  /** Development only: inline scripts of the hot reload are let through. */
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

/** Reads the whole build once: no request ever becomes a path on the disk. */
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
  return { document: async () => html, asset: (path) => assets.get(path), relaxed: false };
}

function readAsset(file: string, path: string, type: string): Asset {
  const bytes = readFileSync(file);
  const packed = /text|json|svg/.test(type) ? gzipSync(bytes) : undefined;
  return {
    type,
    bytes,
    ...(packed && packed.length < bytes.length && { gzip: packed }),
    immutable: path.startsWith("/assets/"),
    etag: `"${sha256(bytes).slice(0, 32)}"`,
  };
}
