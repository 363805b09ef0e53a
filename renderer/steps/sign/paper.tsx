// The sheet to write one's name on: a canvas of any shape that fills its place.
import { chakra } from "@chakra-ui/react";
import { type ComponentProps, type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { signatureCanvas } from "../../../engine/index.ts";
import { signTexts } from "../../texts/sign.ts";
import { createDrawing, type Drawing, type Pen } from "./drawing.ts";

export interface PaperHandle {
  /** Null while nothing is drawn. */
  picture(): string | null;
  focus(): void;
  undo(): void;
  clear(): void;
  restore(): void;
}

const Sheet = chakra("div", {
  base: {
    position: "relative",
    w: "full",
    overflow: "hidden",
    borderWidth: `${signatureCanvas.border}px`,
    borderColor: "border.control",
    borderRadius: "lg",
    bg: "white",
    // Ink stays visible, whatever colours the person has chosen for the page.
    forcedColorAdjust: "none",
    // The lines of a practice sheet: they help to keep to the middle and are never in the picture.
    backgroundImage:
      "repeating-linear-gradient(90deg, {colors.border} 0 4px, transparent 4px 12px), repeating-linear-gradient(0deg, {colors.border} 0 4px, transparent 4px 12px)",
    backgroundSize: "86% 1px, 1px 86%",
    backgroundPosition: "center",
    backgroundRepeat: "no-repeat",
    "&[aria-invalid=true], &[data-invalid]": { borderColor: "danger.solid" },
    "& > canvas": {
      position: "absolute",
      inset: "0",
      w: "full",
      h: "full",
      // The page must not scroll under the pen.
      touchAction: "none",
      userSelect: "none",
      cursor: "crosshair",
    },
  },
});

export function Paper({
  ref,
  pen,
  strokes,
  empty,
  onStrokes,
  ...style
}: {
  ref: Ref<PaperHandle>;
  pen: Pen;
  strokes: number;
  /** Id of the sentence that says that nothing is drawn. */
  empty: string | undefined;
  /** `drawn`: a stroke was drawn, none taken back. */
  onStrokes: (strokes: number, drawn: boolean) => void;
} & Omit<ComponentProps<typeof Sheet>, "ref">) {
  const sheet = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef<Drawing>(null);
  const listener = useRef(onStrokes);
  useEffect(() => {
    listener.current = onStrokes;
    drawing.current?.pen(pen);
  });

  useEffect(() => {
    if (!canvas.current || !sheet.current) return;
    const made = createDrawing(canvas.current, () => listener.current(made.strokes(), true));
    drawing.current = made;
    const box = sheet.current;
    const resize = () => {
      const { clientWidth, clientHeight } = box;
      if (clientWidth > 0) made.fit(clientWidth, clientHeight, window.devicePixelRatio || 1);
    };
    const watching = new ResizeObserver(resize);
    watching.observe(box);
    resize();
    return () => {
      watching.disconnect();
      made.end();
      drawing.current = null;
    };
  }, []);

  useImperativeHandle(ref, () => {
    const takeBack = (work: (made: Drawing) => void) => () => {
      if (!drawing.current) return;
      work(drawing.current);
      listener.current(drawing.current.strokes(), false);
    };
    return {
      picture: () => drawing.current?.picture() ?? null,
      focus: () => sheet.current?.focus(),
      undo: takeBack((made) => made.undo()),
      clear: takeBack((made) => made.clear()),
      restore: takeBack((made) => made.restore()),
    };
  }, []);

  return (
    <Sheet
      ref={sheet}
      role="group"
      tabIndex={-1}
      aria-label={signTexts.padName}
      aria-describedby={empty}
      data-invalid={empty === undefined ? undefined : ""}
      {...style}
    >
      <canvas ref={canvas} role="img" aria-label={signTexts.strokes(strokes)} />
    </Sheet>
  );
}
