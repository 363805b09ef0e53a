// Drawing on a canvas, exported as the required picture of 600 × 600.
import SignaturePad, { type PointGroup } from "signature_pad";
import { signatureCanvas } from "../../../engine/index.ts";

const { width, height, ground, imageType } = signatureCanvas;

interface Size {
  width: number;
  height: number;
}

const logical: Size = { width, height };

export interface Pen {
  /** Logical pixels, Spec 9: 5 to 30. */
  lineWidth: number;
  colour: string;
}

export interface Drawing {
  strokes(): number;
  pen(pen: Pen): void;
  undo(): void;
  clear(): void;
  /** What was cleared last is there again. */
  restore(): void;
  /** Sets the canvas to its current size on the screen, in CSS pixels; the drawing keeps its middle and grows or shrinks with it. */
  fit(width: number, height: number, density: number): void;
  /** A PNG in Base64 on white ground; null while nothing is drawn. */
  picture(): string | null;
  end(): void;
}

/** Calls `onStroke` after each stroke. A fast line is thinner, but never thinner than allowed. */
export function createDrawing(canvas: HTMLCanvasElement, onStroke: () => void): Drawing {
  const pad = new SignaturePad(canvas, { minDistance: 3 });
  let size: Size = logical;
  let held: Pen = { lineWidth: signatureCanvas.lineWidth.usual, colour: signatureCanvas.lineColours[0] };
  let at = "";
  let cleared: PointGroup[] = [];
  let drawing = false;
  // A stroke is no swipe: a browser that takes it for one drops the tap that follows within 400 ms.
  const noSwipe = (event: Event) => event.preventDefault();
  canvas.addEventListener("touchstart", noSwipe, { passive: false });
  pad.addEventListener("beginStroke", () => {
    drawing = true;
  });
  pad.addEventListener("endStroke", () => {
    drawing = false;
    onStroke();
  });

  function take(pen: Pen): void {
    held = pen;
    Object.assign(pad, widths(pen.lineWidth, 1 / growth(size, logical)), { penColor: pen.colour });
  }
  /** Redrawing in the middle of a stroke would leave the pad waiting for its end, so the stroke ends here. */
  function redraw(data: PointGroup[]): void {
    if (drawing) {
      pad.off();
      pad.on();
    }
    drawing = false;
    pad.fromData(data);
  }

  return {
    strokes: () => pad.toData().length,
    pen: take,
    undo: () => redraw(pad.toData().slice(0, -1)),
    clear: () => {
      cleared = pad.toData();
      redraw([]);
    },
    restore: () => redraw(cleared),
    fit: (nextWidth, nextHeight, density) => {
      const next = { width: nextWidth, height: nextHeight };
      if (at === `${nextWidth} ${nextHeight} ${density}`) return;
      at = `${nextWidth} ${nextHeight} ${density}`;
      const data = placed(pad.toData(), size, next);
      cleared = placed(cleared, size, next);
      size = next;
      canvas.width = Math.round(nextWidth * density);
      canvas.height = Math.round(nextHeight * density);
      canvas.getContext("2d")?.scale(density, density);
      take(held);
      redraw(data);
    },
    picture: () => (pad.isEmpty() ? null : drawn(placed(pad.toData(), size, logical))),
    end: () => {
      canvas.removeEventListener("touchstart", noSwipe);
      pad.off();
    },
  };
}

/** The pad counts half a line's width. */
function widths(lineWidth: number, scale: number) {
  const thinnest = Math.max(signatureCanvas.lineWidth.min, lineWidth * 0.6);
  return { minWidth: (thinnest / 2) * scale, maxWidth: (lineWidth / 2) * scale };
}

/** By how much one size grows to fit into another. */
const growth = (from: Size, into: Size) => Math.min(into.width / from.width, into.height / from.height);

/** The same drawing in the middle of another size. */
function placed(data: readonly PointGroup[], from: Size, to: Size): PointGroup[] {
  const by = growth(from, to);
  const [right, down] = [(to.width - from.width * by) / 2, (to.height - from.height * by) / 2];
  return data.map((group) => ({
    ...group,
    dotSize: group.dotSize * by,
    minWidth: group.minWidth * by,
    maxWidth: group.maxWidth * by,
    points: group.points.map((point) => ({ ...point, x: point.x * by + right, y: point.y * by + down })),
  }));
}

/** Turning a phone back and forth makes the drawing smaller, but never its lines thinner than allowed. */
function drawn(data: PointGroup[]): string {
  const thinnest = signatureCanvas.lineWidth.min / 2;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pad = new SignaturePad(canvas, { backgroundColor: ground });
  pad.off();
  pad.fromData(
    data.map((group) => ({
      ...group,
      minWidth: Math.max(thinnest, group.minWidth),
      maxWidth: Math.max(thinnest, group.maxWidth),
    })),
  );
  return pad.toDataURL(imageType).replace(/^data:[^,]*,/, "");
}
