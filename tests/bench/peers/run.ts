// Measures the packed form in a foreign page beside RJSF with Chakra, JSON Forms, Formily, bare React and hand-written DOM: `npm run bench:peers`.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { chromium } from "playwright";
import { build, type InlineConfig, preview } from "vite";
import { portalPlugins } from "../../../renderer/build/plugins.ts";
import { findChromium, launchOptions } from "../../chromium.ts";
import { passingFolder } from "../../journeys/setup/passing-folder.ts";
import { installInto } from "../../packages/installed.ts";
import { type Measured, measure } from "../measure.ts";
import { median, table } from "../verdicts.ts";
import { schemaOf } from "./schema.ts";

/** The pages name a file for each. */
const allSizes = [20, 200, 1000];
const sizes = process.env.BENCH_FIELDS?.split(",").map(Number) ?? allSizes;
const repeats = Number(process.env.BENCH_REPEATS ?? 3);
/** As `variant` in the address. */
const libraries = {
  dom: "by hand",
  react: "bare React",
  rjsf: "RJSF, Chakra",
  "json-forms": "JSON Forms",
  formily: "Formily",
};
const ours = "ours, packed";

const here = import.meta.dirname;
const sources = ["marks.ts", "plain.css"].map((name) => resolve(here, "../page", name));

/** Lays the pages of a folder, which begin with `main`, and the schemas that they draw, beside what is installed in another. */
function lay(pages: string, folder: string, main: string): void {
  const html = readFileSync(resolve(here, "../page/index.html"), "utf8");
  writeFileSync(join(folder, "index.html"), html.replace("main.ts", main));
  for (const name of readdirSync(join(here, pages))) cpSync(join(here, pages, name), join(folder, name));
  for (const source of sources) cpSync(source, join(folder, basename(source)));
  for (const size of allSizes)
    writeFileSync(join(folder, `fields-${size}.json`), JSON.stringify(schemaOf(size)));
}

/** The others' pages, outside of the project; installed anew after the lock has changed. */
function peersPage(): InlineConfig {
  const folder = resolve(here, "../../../.cache/form-peers");
  const lock = join(here, "package-lock.json");
  const laid = join(folder, "package-lock.json");
  // npm writes its own list last.
  const complete = existsSync(join(folder, "node_modules/.package-lock.json"));
  if (!complete || !readFileSync(laid).equals(readFileSync(lock))) {
    mkdirSync(folder, { recursive: true });
    cpSync(join(here, "package.json"), join(folder, "package.json"));
    cpSync(lock, laid);
    execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
  }
  lay("pages", folder, "main.js");
  return { ...quiet(folder, passingFolder("peers")), plugins: [react()] };
}

const quiet = (root: string, outDir: string): InlineConfig => ({
  root,
  configFile: false,
  build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 5_000 },
  // Other libraries warn of their own directives.
  logLevel: "error",
});

async function served(config: InlineConfig): Promise<{ address: string; close: () => Promise<void> }> {
  await build(config);
  const server = await preview({ ...config, preview: { port: 0, host: "127.0.0.1" } });
  const [address = ""] = server.resolvedUrls?.local ?? [];
  return { address, close: () => server.close() };
}

/** The page that knows nothing of this project, in a folder with the packed packages alone. */
async function foreignPage(): Promise<InlineConfig> {
  const folder = passingFolder("foreign");
  await installInto(folder, ["engine", "renderer/form"]);
  lay("foreign", folder, "main.jsx");
  for (const size of allSizes) {
    const words = ["compile", `fields-${size}.json`, "--out", `fields-${size}.js`];
    execFileSync("node", ["node_modules/one-thing-engine/command/command.js", ...words], { cwd: folder });
  }
  return quiet(folder, join(folder, "dist"));
}

console.log((await findChromium()).source);
const plain = await served({
  ...quiet(resolve(here, "../page"), passingFolder("plain")),
  plugins: [react(), ...portalPlugins(resolve(here, "../../fixtures/content"))],
});
const peers = await served(peersPage());
const foreign = await served(await foreignPage());

const pages: Record<string, string> = { dom: plain.address, react: plain.address, [ours]: foreign.address };
const addressOf = (library: string, fields: number) =>
  `${pages[library] ?? peers.address}?variant=${library}&fields=${fields}`;
const names: Record<string, string> = { [ours]: ours, ...libraries };

const browser = await chromium.launch(launchOptions());
const results: Record<string, Measured[]> = Object.fromEntries(
  sizes.flatMap((size) => Object.values(names).map((name) => [`${size} ${name}`, []])),
);
try {
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    for (const size of sizes)
      for (const [library, name] of Object.entries(names))
        results[`${size} ${name}`]?.push(await measure(browser, addressOf(library, size)));
    console.log(`round ${repeat + 1} of ${repeats}`);
  }
} finally {
  await browser.close();
  for (const { close } of [plain, peers, foreign]) await close();
}
console.table(table(results));

const figures = {
  "a key": (runs: readonly Measured[]) => median(runs.flatMap(({ keys }) => keys)),
  "first control": (runs: readonly Measured[]) => median(runs.map(({ firstControl }) => firstControl)),
  submit: (runs: readonly Measured[]) => median(runs.map(({ submit }) => submit)),
  heap: (runs: readonly Measured[]) => median(runs.map(({ heap }) => heap)),
};
console.log("Ours ÷ each of the others; below 1 ours is ahead.");
console.table(
  Object.fromEntries(
    sizes.flatMap((size) =>
      Object.values(libraries).map((name) => [
        `${size} ${name}`,
        Object.fromEntries(
          Object.entries(figures).map(([figure, of]) => [
            figure,
            (of(results[`${size} ${ours}`] ?? []) / of(results[`${size} ${name}`] ?? [])).toFixed(2),
          ]),
        ),
      ]),
    ),
  ),
);
