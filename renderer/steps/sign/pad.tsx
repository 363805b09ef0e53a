// The pad to write one's name on, with line width, ink, 撤销一笔 and 清除.
import { chakra } from "@chakra-ui/react";
import { type Ref, useId, useImperativeHandle, useRef, useState } from "react";
import { signatureCanvas } from "../../../engine/index.ts";
import { Icon } from "../../look/icons.tsx";
import { Button } from "../../look/parts/button.tsx";
import { ErrorLine } from "../../look/parts/error-line.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { signTexts } from "../../texts/sign.ts";
import { ClearButton } from "./clear-button.tsx";
import { Paper, type PaperHandle } from "./paper.tsx";
import { InkChoice, LineWidth } from "./pen-choice.tsx";
import { pensBeside } from "./places.ts";

export type PadHandle = Pick<PaperHandle, "picture" | "focus">;

const Board = chakra("div", {
  base: {
    display: "grid",
    gap: "4",
    "& [role=group]": { aspectRatio: "1" },
    [pensBeside]: {
      gridTemplateColumns: "minmax(0,1fr) var(--pens)",
      columnGap: "5",
      // What stands above the pad, and the bar below it, take the rest.
      "& [role=group]": { aspectRatio: "auto", h: "min(var(--pad), max(13rem, 100dvh - 520px))" },
    },
  },
});
const Pens = chakra("div", {
  base: {
    display: "flex",
    // On a phone each has a row of its own, as wide as the pad above it.
    flexDirection: { base: "column", md: "row" },
    flexWrap: { md: "wrap" },
    alignItems: { base: "stretch", md: "flex-end" },
    columnGap: "5",
    rowGap: "3",
    [pensBeside]: { flexDirection: "column", flexWrap: "nowrap", alignItems: "stretch" },
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
  const paper = useRef<PaperHandle>(null);
  const [strokes, setStrokes] = useState(0);
  const [lineWidth, setLineWidth] = useState<number>(signatureCanvas.lineWidth.usual);
  const [colour, setColour] = useState<string>(signatureCanvas.lineColours[0]);
  useImperativeHandle(ref, () => ({
    picture: () => paper.current?.picture() ?? null,
    focus: () => paper.current?.focus(),
  }));

  return (
    <Board>
      <div>
        <Paper
          ref={paper}
          pen={{ lineWidth, colour }}
          strokes={strokes}
          empty={empty ? `${id}-empty` : undefined}
          onStrokes={(count, drawn) => {
            setStrokes(count);
            if (drawn) onStroke();
          }}
        />
        {empty && (
          <ErrorLine id={`${id}-empty`} mt="2" textStyle="small">
            {signTexts.padEmpty}
          </ErrorLine>
        )}
      </div>
      <Pens>
        <LineWidth value={lineWidth} onChange={setLineWidth} />
        <chakra.div display="grid" gridTemplateColumns="repeat(2, minmax(0,auto))" gap="3">
          <Button
            variant="quiet"
            aria-disabled={strokes === 0 || undefined}
            onClick={() => strokes > 0 && paper.current?.undo()}
          >
            <Icon name="undo" size={20} />
            {signTexts.undo}
          </Button>
          <ClearButton paper={paper} strokes={strokes} />
        </chakra.div>
        <VisuallyHidden role="status">{strokes > 0 ? signTexts.strokes(strokes) : ""}</VisuallyHidden>
        <InkChoice value={colour} onChange={setColour} />
      </Pens>
    </Board>
  );
}
