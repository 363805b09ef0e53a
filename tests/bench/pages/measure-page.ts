// Opens one page as a phone on a slow line does, and says what its reader waits for.
import type { Browser } from "playwright";

/** Milliseconds since the address was opened, but for `shift`, `requests` and `kB` (1,000 bytes, as packed for the way). */
export interface PageFigures {
  firstPaint: number;
  largestPaint: number;
  /** Cumulative layout shift. */
  shift: number;
  /** What tasks took beyond 50 ms each, until nothing happens any more. */
  blocked: number;
  /** From then on every link and box answers. */
  usable: number;
  requests: number;
  kB: number;
}

type Watched = Pick<PageFigures, "firstPaint" | "largestPaint" | "shift" | "blocked" | "usable">;

declare global {
  interface Window {
    watched: Watched;
  }
}

/** 1.6 Mbit/s and 150 ms, as on a train, and a processor a quarter as fast as this one. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slower = 4;

/** Milliseconds without anything new after which a page is complete. */
const quiet = 1500;

export async function measurePage(browser: Browser, address: string): Promise<PageFigures> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "zh-CN" });
  const page = await context.newPage();
  const chromium = await context.newCDPSession(page);
  await chromium.send("Network.enable");
  await chromium.send("Network.emulateNetworkConditions", line);
  await chromium.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const sent = new Set<string>();
  let bytes = 0;
  let last = Date.now();
  chromium.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (/^https?:/.test(request.url)) sent.add(requestId);
    last = Date.now();
  });
  chromium.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (sent.has(requestId)) bytes += encodedDataLength;
    last = Date.now();
  });
  // tsx writes this around functions, and the page does not know it.
  await page.addInitScript({ content: "globalThis.__name = (made) => made;" });
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: "load" });
  await page.waitForFunction(() => window.watched.usable > 0);
  while (Date.now() - last < quiet) await page.waitForTimeout(quiet - (Date.now() - last) + 1);
  const watched = await page.evaluate(() => window.watched);
  await context.close();
  return { ...watched, requests: sent.size, kB: bytes / 1000 };
}

/** Runs inside of the page. */
function watch(): void {
  const watched: Watched = { firstPaint: 0, largestPaint: 0, shift: 0, blocked: 0, usable: 0 };
  window.watched = watched;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe("paint", (entry) => {
    if (entry.name === "first-contentful-paint") watched.firstPaint = entry.startTime;
  });
  observe("largest-contentful-paint", (entry) => {
    watched.largestPaint = entry.startTime;
  });
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) watched.shift += value;
  });
  observe("longtask", (entry) => {
    watched.blocked += entry.duration - 50;
  });
  // React has taken an element over when it has given it its properties.
  const answers = (element: Element | undefined) =>
    element !== undefined && Object.keys(element).some((key) => key.startsWith("__reactProps$"));
  const look = () => {
    const boxes = [...document.querySelectorAll("header input, header button")];
    const links = [...document.querySelectorAll("main a[href], main button")];
    if (answers(boxes.at(-1)) && answers(links.at(-1))) watched.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
