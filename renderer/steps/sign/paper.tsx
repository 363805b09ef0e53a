// The sheet to write one's name on: a canvas of any shape that fills its place.
import { type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { part } from "../../look/part.tsx";
import { signTexts } from "../../texts/sign.ts";
import { createDrawing, type Drawing, type Pen } from "./drawing.ts";
import styles from "./paper.styles.ts";

export interface PaperHandle {
  /** Null while nothing is drawn. */
  picture(): string | null;
  focus(): void;
  undo(): void;
  clear(): void;
  restore(): void;
}

const Sheet = part("div", styles.sheet);

export function Paper({
  ref,
  pen,
  strokes,
  empty,
  onStrokes,
  className,
}: {
  ref: Ref<PaperHandle>;
  pen: Pen;
  strokes: number;
  /** Id of the sentence that says that nothing is drawn. */
  empty: string | undefined;
  /** `drawn`: a stroke was drawn, none taken back. */
  onStrokes: (strokes: number, drawn: boolean) => void;
  className?: string;
}) {
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
      className={className}
    >
      <canvas ref={canvas} role="img" aria-label={signTexts.strokes(strokes)} />
    </Sheet>
  );
}
