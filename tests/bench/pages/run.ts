// Measures the public pages of `dist/portal` on a slow line, in turn with those of another build if one is named: `npm run bench:pages [-- --beside OTHER/dist/portal]`.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { findChromium, launchOptions } from "../../chromium.ts";
import { contents, startPortal, unrecorded } from "../../journeys/setup/portal-under-test.ts";
import buildPrograms from "../../programs/programs.ts";
import { median } from "../verdicts.ts";
import { measurePage, type PageFigures } from "./measure-page.ts";

const { values } = parseArgs({
  options: { beside: { type: "string" }, rounds: { type: "string", default: "5" } },
});
const rounds = Number(values.rounds);

const pages = ["/", "/tListId", "/guide/cs", "/help"];

/** What each page should reach. */
const goals: PageFigures = {
  firstPaint: 900,
  largestPaint: 900,
  shift: 0.01,
  blocked: 300,
  usable: 2000,
  requests: 12,
  kB: 260,
};
const digits: Partial<PageFigures> = { shift: 3 };

const { content, portal } = contents.project;
const builds = { now: portal, ...(values.beside && { beside: resolve(values.beside) }) };

async function run(): Promise<void> {
  console.log((await findChromium()).source);
  buildPrograms();
  const started = Object.entries(builds).map(
    async ([name, folder]) => [name, await startPortal({ content, portal: folder }, unrecorded)] as const,
  );
  const portals = await Promise.all(started);
  const browser = await chromium.launch(launchOptions());
  const measured = new Map<string, PageFigures[]>();
  try {
    for (let round = 0; round < rounds; round++)
      for (const path of pages)
        for (const [name, { origin }] of portals) {
          const key = `${path} ${name}`;
          measured.set(key, [...(measured.get(key) ?? []), await measurePage(browser, origin + path)]);
        }
  } finally {
    await browser.close();
    for (const [, { stop }] of portals) await stop();
  }
  console.table({ ...tableOf(measured), goal: shown((figure) => goals[figure]) });
}

const figures = Object.keys(goals) as (keyof PageFigures)[];

const shown = (of: (figure: keyof PageFigures) => number) =>
  Object.fromEntries(figures.map((figure) => [figure, of(figure).toFixed(digits[figure] ?? 0)]));

const tableOf = (measured: Map<string, PageFigures[]>) =>
  Object.fromEntries(
    [...measured].map(([key, runs]) => [key, shown((figure) => median(runs.map((one) => one[figure])))]),
  );

await run();
