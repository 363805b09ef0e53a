// Measures what a form costs in Chromium: keys, drawing, submitting, memory, bytes.
import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { Browser, CDPSession, Page } from "playwright";
import type { Marks } from "./page/marks.ts";

/** Milliseconds, bytes of heap, bytes of gzipped JavaScript. */
export interface Measured {
  keys: number[];
  /** The late check, when the person stops typing for a moment. */
  pauses: number[];
  keyToPaint: number[];
  firstControl: number;
  allControls: number;
  submit: number;
  submitToPaint: number;
  heap: number;
  bytes: number;
}

const text = "abcdefghij";
const rounds = 3;
/** Milliseconds between two keys of a fast typist. */
const betweenKeys = 40;
/** Milliseconds after every ten keys: long enough for the late check to run. */
const pauseAfter = 260;

export async function measure(browser: Browser, address: string): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
  const scripts: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  const chromium = await page.context().newCDPSession(page);
  await chromium.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(address);
  const { firstControl, controls } = await settled(page, Number(new URL(address).searchParams.get("fields")));
  await focusMiddle(page);
  const { keys, pauses } = await typeAll(chromium);
  await page.evaluate(() => window.watchKeys());
  await typeAll(chromium);
  const { keyToPaint } = await page.evaluate(() => window.marks);
  await chromium.send("HeapProfiler.collectGarbage");
  const heap = (await chromium.send("Runtime.getHeapUsage")).usedSize;
  const { submit, submitToPaint } = await measureSubmit(page, chromium);
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  await page.close();
  return {
    keys,
    pauses,
    keyToPaint,
    firstControl: firstControl ?? 0,
    allControls: controls.at,
    submit,
    submitToPaint,
    heap,
    bytes,
  };
}

/** Waits until the given number of fields have their controls and none has been added for a while. */
async function settled(page: Page, fields: number): Promise<Marks> {
  let marks = await page.evaluate(() => window.marks);
  for (let same = 0; same < 4; ) {
    await wait(150);
    const now = await page.evaluate(() => window.marks);
    same =
      now.controls.count === marks.controls.count && now.controls.count >= Math.max(1, fields) ? same + 1 : 0;
    marks = now;
  }
  return marks;
}

async function focusMiddle(page: Page): Promise<void> {
  const focused = await page.evaluate(() => {
    // The same kind of field in each form: a short text without a format.
    const boxes = [...document.querySelectorAll("label")].filter((label) =>
      /^(单位名称|物业公司名称|银行名称)/.test(label.innerText),
    );
    const label = boxes[Math.floor(boxes.length / 2)];
    // Not every library binds its labels.
    const box = label?.control ?? label?.parentElement?.querySelector("input");
    box?.scrollIntoView({ block: "center" });
    box?.focus();
    return box instanceof HTMLElement && document.activeElement === box;
  });
  if (!focused)
    throw new Error(`${page.url()}: no short text to type into; expected a label 单位名称… beside its box.`);
  await wait(600);
}

async function typeAll(chromium: CDPSession): Promise<Pick<Measured, "keys" | "pauses">> {
  const keys: number[] = [];
  const pauses: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const letter of text) {
      const before = await spent(chromium);
      await press(chromium, letter);
      await wait(betweenKeys);
      keys.push((await spent(chromium)) - before);
    }
    const before = await spent(chromium);
    await wait(pauseAfter);
    pauses.push((await spent(chromium)) - before);
  }
  return { keys, pauses };
}

async function press(chromium: CDPSession, letter: string): Promise<void> {
  const key = {
    key: letter,
    code: `Key${letter.toUpperCase()}`,
    windowsVirtualKeyCode: letter.toUpperCase().charCodeAt(0),
  };
  await chromium.send("Input.dispatchKeyEvent", { type: "keyDown", text: letter, ...key });
  await chromium.send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
}

/** Milliseconds of script, style and layout on the main thread so far. */
async function spent(chromium: CDPSession): Promise<number> {
  const { metrics } = await chromium.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return (of("ScriptDuration") + of("LayoutDuration") + of("RecalcStyleDuration")) * 1000;
}

async function measureSubmit(
  page: Page,
  chromium: CDPSession,
): Promise<Pick<Measured, "submit" | "submitToPaint">> {
  const before = await spent(chromium);
  const submitToPaint = await page.evaluate(() => window.press("next"));
  await wait(800);
  return { submit: (await spent(chromium)) - before, submitToPaint };
}
