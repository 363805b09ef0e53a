// The pad to write one's name on, with line width, ink, 撤销一笔 and 清除.
import { chakra } from "@chakra-ui/react";
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import { signatureCanvas } from "../../../engine/index.ts";
import { Icon } from "../../look/icons.tsx";
import { Button } from "../../look/parts/button.tsx";
import { Stack } from "../../look/parts/layout.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { signTexts } from "../../texts/sign.ts";
import { createDrawing, type Drawing } from "./drawing.ts";
import { Message } from "./message.tsx";
import { InkChoice, LineWidth } from "./pen-choice.tsx";

export interface PadHandle {
  /** Null while nothing is drawn. */
  picture(): string | null;
  focus(): void;
}

const Paper = chakra("div", {
  base: {
    position: "relative",
    w: "full",
    aspectRatio: "1",
    overflow: "hidden",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "lg",
    bg: "white",
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
const Tools = chakra("div", {
  base: {
    display: "flex",
    // On a phone each has a row of its own, as wide as the pad above it.
    flexDirection: { base: "column", md: "row" },
    alignItems: { base: "stretch", md: "flex-end" },
    columnGap: "5",
    rowGap: "3",
  },
});

export default function Pad({
  ref,
  empty,
  onStroke,
}: {
  ref: Ref<PadHandle>;
  /** The person tried to sign with an empty pad. */
  empty: boolean;
  /** Called after each stroke. */
  onStroke: () => void;
}) {
  const id = useId();
  const paper = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef<Drawing>(null);
  const [strokes, setStrokes] = useState(0);
  const [lineWidth, setLineWidth] = useState<number>(signatureCanvas.lineWidth.usual);
  const [colour, setColour] = useState<string>(signatureCanvas.lineColours[0]);
  const strokeListener = useRef(onStroke);
  useEffect(() => {
    strokeListener.current = onStroke;
    drawing.current?.pen({ lineWidth, colour });
  });

  useEffect(() => {
    if (!canvas.current || !paper.current) return;
    const made = createDrawing(canvas.current, () => {
      setStrokes(made.strokes());
      strokeListener.current();
    });
    drawing.current = made;
    const box = paper.current;
    const resize = () => box.clientWidth > 0 && made.fit(box.clientWidth, window.devicePixelRatio || 1);
    const watching = new ResizeObserver(resize);
    watching.observe(box);
    resize();
    return () => {
      watching.disconnect();
      made.end();
      drawing.current = null;
    };
  }, []);

  useImperativeHandle(ref, () => ({
    picture: () => drawing.current?.picture() ?? null,
    focus: () => paper.current?.focus(),
  }));

  const change = (work: (made: Drawing) => void) => () => {
    if (!drawing.current || strokes === 0) return;
    work(drawing.current);
    setStrokes(drawing.current.strokes());
  };
  return (
    <Stack gap="4">
      <div>
        <Paper
          ref={paper}
          role="group"
          tabIndex={-1}
          aria-label={signTexts.padName}
          aria-describedby={empty ? `${id}-empty` : undefined}
          data-invalid={empty || undefined}
        >
          <canvas ref={canvas} role="img" aria-label={signTexts.strokes(strokes)} />
        </Paper>
        {empty && <Message id={`${id}-empty`}>{signTexts.padEmpty}</Message>}
      </div>
      <Tools>
        <LineWidth value={lineWidth} onChange={setLineWidth} />
        <chakra.div display="grid" gridTemplateColumns="repeat(2, minmax(0,auto))" gap="3">
          <Button
            variant="quiet"
            aria-disabled={strokes === 0 || undefined}
            onClick={change((made) => made.undo())}
          >
            <Icon name="undo" size={20} />
            {signTexts.undo}
          </Button>
          <Button
            variant="quiet"
            aria-disabled={strokes === 0 || undefined}
            onClick={change((made) => made.clear())}
          >
            <Icon name="trash" size={20} />
            {signTexts.clear}
          </Button>
        </chakra.div>
        <VisuallyHidden role="status">{strokes > 0 ? signTexts.strokes(strokes) : ""}</VisuallyHidden>
      </Tools>
      <InkChoice value={colour} onChange={setColour} />
    </Stack>
  );
}
