// Measures the cost of one answer in `qykb`, 105 fields, and in `succession` with 100 heirs: the time to the next paint in Chromium, and the evaluation alone in Node.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import react from "@vitejs/plugin-react";
import { type CDPSession, chromium, type Page } from "playwright";
import { build, preview } from "vite";
import { portalPlugins } from "../../../renderer/build/plugins.ts";
import { findChromium, launchOptions } from "../../chromium.ts";
import { median, quantile } from "../verdicts.ts";
import { evaluationTime } from "./evaluation.ts";

/** What is clicked in turn: the options of a choice on which others depend, of one on which nothing does, and a heading. */
const clicked = {
  qykb: {
    "qykb: changes what is asked": optionsOf("businessTerm"),
    "qykb: changes nothing else": optionsOf("operManAppointWay"),
    "qykb: nobody hears it": "h1",
  },
  "succession&rows=jcr": {
    "100 heirs: changes what is asked": optionsOf("hasManager"),
    "100 heirs: changes nothing else": optionsOf("deadFatherState"),
    "100 heirs: nobody hears it": "h1",
  },
};
const rounds = Number(process.env.BENCH_REPEATS ?? 3);
const clicks = 20;
/** Times; four is a cheap phone. */
const slowdown = Number(process.env.BENCH_SLOWDOWN ?? 4);
/** Milliseconds; the save a second later is over before the next click. */
const betweenClicks = 1700;

interface Measured {
  /** Milliseconds from each click to the next paint. */
  paints: number[];
  /** Milliseconds of script, style and layout for each answer, including its save. */
  works: number[];
}

const outDir = mkdtempSync(join(tmpdir(), "portal-bench-answer-"));
const shared = {
  root: import.meta.dirname,
  configFile: false as const,
  build: { outDir, emptyOutDir: true },
  logLevel: "warn" as const,
};

async function run(): Promise<void> {
  const { answer, next } = evaluationTime();
  console.log(
    `evaluation in Node: ${answer.toFixed(3)} ms an answer, ${next.toFixed(3)} ms to leave the step`,
  );
  console.log((await findChromium()).source);
  await build({
    ...shared,
    plugins: [react(), ...portalPlugins(resolve(import.meta.dirname, "../../.."))],
  });
  const server = await preview({ ...shared, preview: { port: 0, host: "127.0.0.1" } });
  const browser = await chromium.launch(launchOptions());
  const measured = new Map<string, Measured>();
  try {
    const [address = ""] = server.resolvedUrls?.local ?? [];
    for (let round = 0; round < rounds; round++)
      for (const [thing, places] of Object.entries(clicked)) {
        const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
        await page.goto(`${address}?thing=${thing}`);
        const inspector = await page.context().newCDPSession(page);
        await inspector.send("Performance.enable", { timeDomain: "threadTicks" });
        for (const [name, place] of Object.entries(places)) {
          const { paints, works } = await measure(page, inspector, place);
          const before = measured.get(name) ?? { paints: [], works: [] };
          measured.set(name, { paints: [...before.paints, ...paints], works: [...before.works, ...works] });
        }
        await page.close();
      }
  } finally {
    await browser.close();
    await server.close();
  }
  const ms = (value: number) => value.toFixed(1);
  console.table(
    Object.fromEntries(
      [...measured].map(([name, { paints, works }]) => [
        name,
        { "to paint ms": ms(median(paints)), p95: ms(quantile(paints, 0.95)), "work ms": ms(median(works)) },
      ]),
    ),
  );
}

function optionsOf(field: string): string {
  return `input[type=radio][name$="${field}"]`;
}

async function measure(page: Page, inspector: CDPSession, place: string): Promise<Measured> {
  const options = page.locator(place);
  await options.first().scrollIntoViewIfNeeded();
  const count = Math.min(2, await options.count());
  await wait(2000);
  await inspector.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const works: number[] = [];
  await page.evaluate(() => {
    window.paints = [];
  });
  for (let click = 0; click < clicks; click++) {
    const before = await spent(inspector);
    await options.nth((click + 1) % count).click({ force: true });
    await wait(betweenClicks);
    works.push((await spent(inspector)) - before);
  }
  await inspector.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return { paints: await page.evaluate(() => window.paints), works };
}

/** Milliseconds of script, style and layout on the main thread so far. */
async function spent(inspector: CDPSession): Promise<number> {
  const { metrics } = await inspector.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return (of("ScriptDuration") + of("LayoutDuration") + of("RecalcStyleDuration")) * 1000;
}

try {
  await run();
} catch (problem) {
  console.error(problem instanceof Error ? problem.stack : problem);
  process.exitCode = 1;
}
rmSync(outDir, { recursive: true, force: true });
