// Builds the bench pages, measures them interleaved in one Chromium, and fails when typing became slow.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { chromium } from "playwright";
import { build, preview } from "vite";
import { portalPlugins } from "../../renderer/build/plugins.ts";
import { findChromium, launchOptions } from "../chromium.ts";
import { measure } from "./measure.ts";
import { type Results, ratios, table, type Variant } from "./verdicts.ts";

const variants: Record<Variant, string> = {
  parking: "variant=parking",
  "one-form 20": "variant=one-form&fields=20",
  "one-form 200": "variant=one-form&fields=200",
  "one-form 1000": "variant=one-form&fields=1000",
  "rows 100": "variant=rows&fields=10",
  wide: "variant=wide&fields=60",
  "dom 20": "variant=dom&fields=20",
  "dom 200": "variant=dom&fields=200",
  "react 200": "variant=react&fields=200",
  "react 1000": "variant=react&fields=1000",
};
const names = Object.keys(variants) as Variant[];
const repeats = Number(process.env.BENCH_REPEATS ?? 4);

const root = resolve(import.meta.dirname, "page");
const outDir = mkdtempSync(join(tmpdir(), "portal-bench-"));
const shared = {
  root,
  configFile: false as const,
  build: { outDir, emptyOutDir: true },
  logLevel: "warn" as const,
};

async function run(): Promise<boolean> {
  console.log((await findChromium()).source);
  await build({
    ...shared,
    plugins: [react(), ...portalPlugins(resolve(root, "../../fixtures/content"))],
  });
  const server = await preview({ ...shared, preview: { port: 0, host: "127.0.0.1" } });
  const browser = await chromium.launch(launchOptions());
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Results;
  try {
    const [address = ""] = server.resolvedUrls?.local ?? [];
    for (let repeat = 0; repeat < repeats; repeat++) {
      for (const name of names) results[name].push(await measure(browser, `${address}?${variants[name]}`));
      console.log(`round ${repeat + 1} of ${repeats}`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  console.table(table(results));
  const found = ratios(results);
  for (const { name, value, hold } of found) {
    console.log(`${value <= hold ? "ok  " : "OVER"}  ${name}: ${value.toFixed(2)} (hold ${hold})`);
  }
  return found.every(({ value, hold, decides }) => !decides || value <= hold);
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (problem) {
  console.error(problem instanceof Error ? problem.stack : problem);
  process.exitCode = 1;
}
rmSync(outDir, { recursive: true, force: true });
