// Weighs what a citizen downloads for a page, in the build in `dist/portal` or in the named folder, and fails above the limit.
import { existsSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import filePlugin from "@size-limit/file";
import sizeLimit from "size-limit";
import type { Manifest } from "vite";

const portal = process.argv[2] ? resolve(process.argv[2]) : resolve(import.meta.dirname, "../dist/portal");
const manifestFile = resolve(portal, ".vite/manifest.json");

/** What opening a declaration loads beside its page. */
const opening = ["../engine/portal/session/open-declaration.ts", "../engine/portal/session/session.ts"];

/** The one-thing of median size, which represents all; none when there are none. */
function ordinary(manifest: Manifest): string[] {
  const weigh = (key: string): number => statSync(resolve(portal, manifest[key]?.file ?? "")).size;
  const keys = Object.keys(manifest).filter((key) => key.startsWith("../virtual:definitions/"));
  const sorted = keys.toSorted((one, other) => weigh(one) - weigh(other));
  return sorted.slice(sorted.length >> 1).slice(0, 1);
}

interface Weighed {
  name: string;
  /** kB (1,000 bytes) of JavaScript as Brotli: at most 5 % above the actual size, so that a library's next patch changes nothing. */
  limit: number;
  /** Files, each of which is a request. */
  most: number;
  /** What the page consists of, as paths inside `renderer/`. */
  sources: string[];
  /** What it loads before it can be used. */
  beside: string[];
}

const pagesOf = (manifest: Manifest): Weighed[] => [
  { name: "home page", limit: 140, most: 5, sources: ["index.html", "pages/home.tsx"], beside: [] },
  { name: "list page", limit: 135, most: 4, sources: ["index.html", "pages/list.tsx"], beside: [] },
  {
    name: "guide page",
    limit: 172,
    most: 7,
    sources: ["index.html", "pages/guide.tsx"],
    beside: ordinary(manifest),
  },
  {
    name: "form page",
    limit: 206,
    most: 24,
    sources: ["index.html", "pages/declaration.tsx", "steps/one-form.tsx"],
    beside: [...opening, ...ordinary(manifest)],
  },
];

/**
 * The JavaScript files that `sources` load at once, without repetition, as paths inside the build.
 * Throws when a source has no chunk: it was renamed, or is no longer loaded lazily.
 */
function filesOf(manifest: Manifest, sources: string[]): string[] {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) {
      const lazy = Object.keys(manifest).filter((name) => manifest[name]?.isDynamicEntry);
      throw new Error(`${key} is no chunk of the build. Chunks: ${lazy.join(", ") || "none"}`);
    }
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return [...files].filter((file) => file.endsWith(".js"));
}

/** Their compressed size in kB. size-limit uses Brotli by default. */
async function sizeOf(name: string, files: string[], gzip = false): Promise<number> {
  const checks = [{ name, ...(gzip && { gzip }), files: files.map((file) => resolve(portal, file)) }];
  const [measured] = await sizeLimit([filePlugin], { checks });
  return (measured?.size ?? Number.POSITIVE_INFINITY) / 1000;
}

/** Packages of which every page has something; their licence texts are served beside it. */
const served = ["@chakra-ui/react", "react", "@rjsf/core", "xstate", "ky", "crypto-js", "signature_pad"];

function namesLicences(): boolean {
  const text = readFileSync(resolve(portal, "licenses.txt"), "utf8");
  const missing = served.filter((name) => !text.includes(`\n## ${name} - `));
  if (missing.length > 0) console.log(`licenses.txt names no licence of ${missing.join(", ")}`);
  return missing.length === 0;
}

async function measure(): Promise<boolean> {
  if (!existsSync(manifestFile)) throw new Error("There is no build to measure: run `npm run build` first.");
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Manifest;
  let within = namesLicences();
  for (const { name, limit, most, sources, beside } of pagesOf(manifest)) {
    const files = filesOf(manifest, [...sources, ...beside]);
    const size = await sizeOf(name, files);
    const page = await sizeOf(name, filesOf(manifest, sources));
    const fits = size <= limit && files.length <= most;
    const gzip = await sizeOf(name, files, true);
    const parts = `${files.length} files of ${most}, ${page.toFixed(1)} kB the page itself; ${gzip.toFixed(1)} kB gzip`;
    console.log(
      `${name}: ${size.toFixed(1)} kB Brotli, limit ${limit} (${parts}) ${fits ? "ok" : "TOO LARGE"}`,
    );
    within &&= fits;
  }
  return within;
}

try {
  process.exitCode = (await measure()) ? 0 : 1;
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
