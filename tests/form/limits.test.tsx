// Limits of point 9 that only a browser can show: the width of dialogs, the number of grey rows, the compression of pictures.
import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { DialogFrame, type DialogWidth } from "../../renderer/look/dialog/dialog-frame.tsx";
import { SkeletonRows } from "../../renderer/look/parts/skeleton-rows.tsx";
import "../../renderer/look/look.ts";
import { compressImage } from "../../renderer/steps/submit-materials/compress-image.ts";
import { readChosen } from "../../renderer/steps/submit-materials/read-chosen.ts";
import { until } from "./form-page.tsx";

let root: Root | undefined;
let box: HTMLDivElement | undefined;

afterEach(() => {
  root?.unmount();
  box?.remove();
});

function show(children: ReactNode): HTMLDivElement {
  box = document.createElement("div");
  document.body.append(box);
  root = createRoot(box);
  root.render(children);
  return box;
}

const dialogAt = async (width: DialogWidth | undefined, [w, h]: [number, number]): Promise<DOMRect> => {
  await page.viewport(w, h);
  const place = show(
    <DialogFrame title="提示" onClose={() => {}} {...(width && { width })}>
      请核对
    </DialogFrame>,
  );
  await until(() => place.querySelector("dialog[open]") !== null);
  const dialog = place.querySelector("dialog") as HTMLDialogElement;
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
  const rect = dialog.getBoundingClientRect();
  root?.unmount();
  place.remove();
  return rect;
};

test.each([400, 480, 617, 750, 1200] as const)(
  "[9.11] a dialog of %i px is that wide on a desktop",
  async (width) => {
    expect(await dialogAt(width, [1366, 768])).toMatchObject({ width });
  },
);

test("[9.11] a dialog that says no width is 480 px wide; on a phone all are as wide as the window and rise from below", async () => {
  expect(await dialogAt(undefined, [1366, 768])).toMatchObject({ width: 480 });
  expect(await dialogAt(1200, [390, 844])).toMatchObject({ width: 390, bottom: 844 });
});

test.each([
  [{}, 3],
  [{ rows: 2 as const }, 2],
])("[2, 9.15] grey rows with %o are %i", async (props, count) => {
  const place = show(<SkeletonRows {...props} />);
  await until(() => place.querySelector("[aria-hidden]") !== null);
  expect(place.querySelectorAll("[aria-hidden] > *")).toHaveLength(count);
});

/** A picture in which all pixels differ, so that each quality gives a different size. */
function noisy(side: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
  const context = canvas.getContext("2d") as CanvasRenderingContext2D;
  const image = context.createImageData(side, side);
  let noise = 1;
  for (let at = 0; at < image.data.length; at++) {
    noise = Math.imul(noise, 1_664_525) + 1_013_904_223;
    image.data[at] = at % 4 === 3 ? 255 : noise >>> 24;
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

const encoded = (canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> =>
  new Promise((done) => canvas.toBlob((blob) => done(blob as Blob), type, quality));

test("[9.13] a picture is compressed to JPEG at quality 0.92, no more and no less", async () => {
  const canvas = noisy(400);
  const compressed = await compressImage(await encoded(canvas, "image/png"));
  const sizes = await Promise.all([0.9, 0.92, 0.94].map((quality) => encoded(canvas, "image/jpeg", quality)));
  expect(compressed.type).toBe("image/jpeg");
  expect(compressed.size).toBe(sizes[1]?.size);
  expect(new Set(sizes.map(({ size }) => size)).size).toBe(3);
});

test("[9] a picture too small to be compressed leaves the device without its position", async () => {
  const small = await encoded(noisy(8), "image/jpeg", 0.1);
  const bytes = new Uint8Array(await small.arrayBuffer());
  const comment = new TextEncoder().encode("GPS 30.2 120.1");
  const marked = [
    bytes.slice(0, 2),
    new Uint8Array([0xff, 0xfe, 0, comment.length + 2]),
    comment,
    bytes.slice(2),
  ];
  const file = new File(marked, "a.jpg", { type: "image/jpeg" });
  const chosen = await readChosen(file, { accept: ["jpg"], maxMB: 1, maxFiles: 1 });
  if (!chosen.ok) return expect.unreachable();
  const text = new TextDecoder("latin1").decode(await chosen.file.bytes());
  expect(text).not.toContain("GPS");
  expect(chosen.file.size).toBeLessThan(file.size);
});
