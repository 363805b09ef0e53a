// The lint rules of our own are red where they should be: Biome runs over small files, with the project's configuration.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";

const root = resolve(import.meta.dirname, "../..");

interface Report {
  diagnostics: { category: string; location: { path: string } }[];
}

/** A path and its text: returns the paths that the linter does not pass. */
function refused(files: [path: string, text: string][]): string[] {
  const folder = temporaryFolder("lint");
  for (const part of ["biome.json", "tests/lint"]) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\n`);
  }
  const words = ["lint", "--reporter=json", "--max-diagnostics=none", "."];
  const { stdout } = spawnSync(join(root, "node_modules/.bin/biome"), words, {
    cwd: folder,
    encoding: "utf8",
  });
  const { diagnostics } = JSON.parse(stdout) as Report;
  const paths = new Set(diagnostics.map(({ location }) => location.path));
  return files.map(([path]) => path).filter((path) => paths.has(path));
}

const switches: [what: string, text: string][] = [
  ["vite", "export const a = import.meta.env.DEV;"],
  ["vite-whole", "export const a = import.meta.env;"],
  ["vite-parts", "export const { MODE: a } = import.meta.env;"],
  ["node", "export const a = process.env.NODE_ENV;"],
  ["node-parts", "const { env } = process;\nexport const a = env.PORTAL_ENV;"],
  ["storage", 'export const a = localStorage.getItem("portal-debug");'],
  ["address", 'export const a = new URLSearchParams(location.search).get("demo");'],
  ["trial", "export const a = (settings: { demo?: boolean } | null) => settings?.demo;"],
  ["trial-parts", "export const a = ({ demo }: { demo: boolean }) => demo;"],
];

test("[6] the client has no switch for anything but production: the lint sees each that a build, an address or a browser's storage could be", () => {
  const slipped = ["renderer/pages", "engine/portal"].flatMap((folder) =>
    switches.map(([what, text]): [string, string] => [`${folder}/${what}.ts`, text]),
  );
  expect(refused(slipped)).toEqual(slipped.map(([path]) => path));
});

test("[6] where the files lie, what a citizen searches for, and the build's own settings are no switches", () => {
  expect(
    refused([
      ["renderer/pages/files.ts", `export const a = \`${"$"}{import.meta.env.BASE_URL}assets\`;`],
      ["renderer/pages/search.ts", 'export const a = new URLSearchParams("").get("q");'],
      ["renderer/pages/kept.ts", 'export const a = localStorage.getItem("elder");'],
      ["renderer/build/plugins.ts", "export const a = process.env.NODE_ENV;"],
      ["gateway/ops/start.ts", "export const a = process.env.PORTAL_ENV;"],
    ]),
  ).toEqual([]);
});

test("[6] whether this is a trial is the gateway's word, which the footer and the error reports say", () => {
  const said = "export const a = (settings: { demo?: boolean }) => settings.demo;";
  expect(
    refused([
      ["renderer/pages/framed.tsx", said],
      ["engine/portal/reports/reports.ts", said],
      ["renderer/pages/list.tsx", said],
    ]),
  ).toEqual(["renderer/pages/list.tsx"]);
});
