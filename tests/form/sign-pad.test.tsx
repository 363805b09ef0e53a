// Draws on the pad like a pen; the picture is the one that the gateway asks for.
import { createRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import "../../renderer/look/look.ts";
import Pad, { type PadHandle } from "../../renderer/steps/sign/pad.tsx";
import { Paper, type PaperHandle } from "../../renderer/steps/sign/paper.tsx";
import { until } from "./form-page.tsx";

let root: Root | undefined;
let box: HTMLDivElement | undefined;

afterEach(() => {
  root?.unmount();
  box?.remove();
});

async function openPad({ width = 480, empty = false } = {}) {
  const handle = createRef<PadHandle>();
  box = document.createElement("div");
  box.style.width = `${width}px`;
  document.body.append(box);
  root = createRoot(box);
  root.render(<Pad ref={handle} empty={empty} onStroke={() => {}} />);
  await until(() => (document.querySelector("canvas")?.width ?? 0) > 300 || width < 300);
  return handle;
}

/** A sheet alone, as wide as a phone that lies on its side. */
async function openSheet(width: number, height: number) {
  const handle = createRef<PaperHandle>();
  box = document.createElement("div");
  Object.assign(box.style, { display: "grid", width: `${width}px`, height: `${height}px` });
  document.body.append(box);
  root = createRoot(box);
  const pen = { lineWidth: 5, colour: "#10151C" };
  root.render(<Paper ref={handle} pen={pen} strokes={0} empty={undefined} onStrokes={() => {}} />);
  await until(() => (document.querySelector("canvas")?.width ?? 0) > width - 10);
  return handle;
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The pad takes a point every 16 ms at most, and frames that were late come closer to each other. */
async function nextPoint(): Promise<void> {
  const last = performance.now();
  do await frame();
  while (performance.now() - last < 17);
}

/** Points as fractions of the pad; each line is one stroke. */
async function draw(...lines: [number, number][][]): Promise<void> {
  const canvas = document.querySelector("canvas") as HTMLCanvasElement;
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const told = (type: string, [x, y]: [number, number], target: EventTarget, buttons: number) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        pointerType: "mouse",
        pressure: 0.5,
        button: 0,
        buttons,
        clientX: left + x * width,
        clientY: top + y * height,
      }),
    );
  for (const line of lines) {
    const [first = [0, 0], ...rest] = line;
    let before = first;
    told("pointerdown", first, canvas, 1);
    for (const point of rest) {
      for (let step = 1; step <= 12; step += 1) {
        await nextPoint();
        const between = (at: 0 | 1) => before[at] + ((point[at] - before[at]) * step) / 12;
        told("pointermove", [between(0), between(1)], window, 1);
      }
      before = point;
    }
    told("pointerup", before, window, 0);
  }
  await frame();
}

/** Pixels of the finished picture: red, green, blue and opacity at a fraction of its size. */
async function pixels(handle: { current: Pick<PadHandle, "picture"> | null }) {
  const picture = handle.current?.picture();
  if (!picture) throw new Error("Nothing is drawn.");
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), {
    width: image.naturalWidth,
    height: image.naturalHeight,
  });
  const context = canvas.getContext("2d") as CanvasRenderingContext2D;
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const at = (x: number, y: number) => {
    const place =
      4 * (Math.floor(y * (canvas.height - 1)) * canvas.width + Math.floor(x * (canvas.width - 1)));
    return [...data.slice(place, place + 4)];
  };
  let dark = 0;
  for (let place = 0; place < data.length; place += 4) if ((data[place] ?? 255) < 128) dark += 1;
  return { size: [canvas.width, canvas.height], at, dark };
}

const white = [255, 255, 255, 255];
const across: [number, number][] = [
  [0.2, 0.5],
  [0.8, 0.5],
];
const down: [number, number][] = [
  [0.5, 0.2],
  [0.5, 0.8],
];
const button = (name: string) => page.getByRole("button", { name });

test("[3.48, 9.12] what is drawn comes out as a picture of 600 × 600 on white ground", async () => {
  const handle = await openPad();
  expect(handle.current?.picture()).toBeNull();
  await draw(across);
  const { size, at, dark } = await pixels(handle);
  expect(size).toEqual([600, 600]);
  for (const [x, y] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
    [0.5, 0.2],
  ] as const)
    expect(at(x, y)).toEqual(white);
  expect(at(0.5, 0.5)[0]).toBeLessThan(60);
  expect(dark).toBeGreaterThan(360 * 4);
});

test("[9] 撤销一笔 takes the last stroke away, 清除 all of them, and 恢复 gives those back", async () => {
  const handle = await openPad();
  await draw(across, down);
  await button("撤销一笔").click();
  const once = await pixels(handle);
  expect(once.at(0.3, 0.5)[0]).toBeLessThan(60);
  expect(once.at(0.5, 0.3)).toEqual(white);
  await draw(down);
  await button("清除").click();
  expect(handle.current?.picture()).toBeNull();
  await expect.element(page.getByRole("img", { name: "还没有写" })).toBeInTheDocument();
  await button("恢复").click();
  expect((await pixels(handle)).at(0.5, 0.3)[0]).toBeLessThan(60);
  await expect.element(page.getByRole("img", { name: "已写 2 笔" })).toBeInTheDocument();
});

test("[5.16, 9.12] the line is 5 to 30 wide, as the slider says", async () => {
  const handle = await openPad();
  const slider = document.querySelector("input[type=range]") as HTMLInputElement;
  expect([slider.min, slider.max, slider.value]).toEqual(["5", "30", "12"]);
  await draw(across);
  const usual = (await pixels(handle)).dark;
  await button("清除").click();
  await page.getByRole("slider").fill("30");
  await draw(across);
  expect((await pixels(handle)).dark).toBeGreaterThan(usual * 1.8);
});

test("[3.48, 9] another ink is taken for what is drawn from then on", async () => {
  const handle = await openPad();
  await draw(across);
  await page.getByRole("radio", { name: "藏青" }).click();
  await draw(down);
  const { at } = await pixels(handle);
  expect(at(0.3, 0.5)[0]).toBeLessThan(60);
  expect(at(0.5, 0.3)[0]).toBeLessThan(60);
  expect(at(0.5, 0.3)[2]).toBeGreaterThan(110);
});

test("[9] what is drawn survives another size of the screen", async () => {
  const handle = await openPad({ width: 320 });
  await draw(across);
  const before = await pixels(handle);
  if (box) box.style.width = "560px";
  await until(() => (document.querySelector("canvas")?.clientWidth ?? 0) > 500);
  await frame();
  const after = await pixels(handle);
  expect(after.at(0.5, 0.5)[0]).toBeLessThan(60);
  expect(after.dark / before.dark).toBeCloseTo(1, 1);
  await draw(down);
  expect((await pixels(handle)).at(0.5, 0.3)[0]).toBeLessThan(60);
});

test("[9.12] a wide sheet fills the picture's width and stands in its middle, in lines that are never thinner than 5", async () => {
  const handle = await openSheet(800, 300);
  await draw(across, [
    [0.5, 0.1],
    [0.5, 0.9],
  ]);
  const { size, at, dark } = await pixels(handle);
  expect(size).toEqual([600, 600]);
  for (const right of [0.25, 0.5, 0.75]) expect(at(right, 0.5)[0]).toBeLessThan(60);
  // The sheet's height is 225 of the picture's 600 pixels.
  expect(at(0.5, 0.42)[0]).toBeLessThan(60);
  expect(at(0.5, 0.3)).toEqual(white);
  expect(at(0.5, 0.7)).toEqual(white);
  expect(dark).toBeGreaterThan((360 + 180) * 4);
  // A phone that is turned upright keeps what was drawn.
  if (box) Object.assign(box.style, { display: "grid", width: "300px", height: "300px" });
  await until(() => (document.querySelector("canvas")?.width ?? 999) < 301);
  await frame();
  const turned = await pixels(handle);
  expect(turned.at(0.5, 0.5)[0]).toBeLessThan(60);
  expect(turned.at(0.5, 0.3)).toEqual(white);
  expect(turned.dark).toBeGreaterThan((360 + 180) * 4);
  // Turned back it is smaller, but as thick as it must be: five rows around the middle.
  if (box) box.style.width = "800px";
  await until(() => (document.querySelector("canvas")?.width ?? 0) > 700);
  await frame();
  const back = await pixels(handle);
  for (const row of [298, 300, 302]) expect(back.at(0.45, row / 599)[0]).toBeLessThan(200);
});

test("[9] the page does not move under the pen", async () => {
  await openPad();
  expect(getComputedStyle(document.querySelector("canvas") as Element).touchAction).toBe("none");
});

test("[9] a pad left empty says what to do", async () => {
  await openPad({ empty: true });
  await expect.element(page.getByText("请在框内写下姓名，或者用文字签名")).toBeVisible();
});
