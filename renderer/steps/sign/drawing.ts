// Drawing on a canvas, exported as the required picture of 600 × 600.
import SignaturePad, { type PointGroup } from "signature_pad";
import { signatureCanvas } from "../../../engine/index.ts";

const { width, height, ground, imageType } = signatureCanvas;

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
  /** Sets the canvas to its current width on the screen, in CSS pixels; the drawing grows or shrinks with it. */
  fit(size: number, density: number): void;
  /** A PNG in Base64 on white ground; null while nothing is drawn. */
  picture(): string | null;
  end(): void;
}

/** Calls `onStroke` after each stroke. A fast line is thinner, but never thinner than allowed. */
export function createDrawing(canvas: HTMLCanvasElement, onStroke: () => void): Drawing {
  const pad = new SignaturePad(canvas, { minDistance: 3 });
  let size: number = width;
  let held: Pen = { lineWidth: signatureCanvas.lineWidth.usual, colour: signatureCanvas.lineColours[0] };
  let at = "";
  let drawing = false;
  pad.addEventListener("beginStroke", () => {
    drawing = true;
  });
  pad.addEventListener("endStroke", () => {
    drawing = false;
    onStroke();
  });

  function take(pen: Pen): void {
    held = pen;
    Object.assign(pad, widths(pen.lineWidth, size / width), { penColor: pen.colour });
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
    clear: () => redraw([]),
    fit: (next, density) => {
      if (at === `${next} ${density}`) return;
      at = `${next} ${density}`;
      const data = scaled(pad.toData(), next / size);
      size = next;
      canvas.width = Math.round(next * density);
      canvas.height = Math.round((next * height * density) / width);
      canvas.getContext("2d")?.scale(density, density);
      take(held);
      redraw(data);
    },
    picture: () => (pad.isEmpty() ? null : drawn(scaled(pad.toData(), width / size))),
    end: () => pad.off(),
  };
}

/** The pad counts half a line's width. */
function widths(lineWidth: number, scale: number) {
  const thinnest = Math.max(signatureCanvas.lineWidth.min, lineWidth * 0.6);
  return { minWidth: (thinnest / 2) * scale, maxWidth: (lineWidth / 2) * scale };
}

function scaled(data: readonly PointGroup[], factor: number): PointGroup[] {
  return data.map((group) => ({
    ...group,
    dotSize: group.dotSize * factor,
    minWidth: group.minWidth * factor,
    maxWidth: group.maxWidth * factor,
    points: group.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  }));
}

function drawn(data: PointGroup[]): string {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pad = new SignaturePad(canvas, { backgroundColor: ground });
  pad.off();
  pad.fromData(data);
  return pad.toDataURL(imageType).replace(/^data:[^,]*,/, "");
}
