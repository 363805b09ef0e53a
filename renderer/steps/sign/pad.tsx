// The pad to write one's name on, with line width, ink, 撤销一笔 and 清除.
import { type Ref, useId, useImperativeHandle, useRef, useState } from "react";
import { signatureCanvas } from "../../../engine/index.ts";
import { Icon } from "../../look/icons.tsx";
import { part } from "../../look/part.tsx";
import { Button } from "../../look/parts/button.tsx";
import { ErrorLine } from "../../look/parts/error-line.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { signTexts } from "../../texts/sign.ts";
import { ClearButton } from "./clear-button.tsx";
import styles from "./pad.styles.ts";
import { Paper, type PaperHandle } from "./paper.tsx";
import { InkChoice, LineWidth } from "./pen-choice.tsx";

export type PadHandle = Pick<PaperHandle, "picture" | "focus">;

const Board = part("div", styles.board);
const Pens = part("div", styles.pens);

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
          <ErrorLine id={`${id}-empty`} className={styles.missing}>
            {signTexts.padEmpty}
          </ErrorLine>
        )}
      </div>
      <Pens>
        <LineWidth value={lineWidth} onChange={setLineWidth} />
        <div className={styles.buttons}>
          <Button
            variant="quiet"
            aria-disabled={strokes === 0 || undefined}
            onClick={() => strokes > 0 && paper.current?.undo()}
          >
            <Icon name="undo" size={20} />
            {signTexts.undo}
          </Button>
          <ClearButton paper={paper} strokes={strokes} />
        </div>
        <VisuallyHidden role="status">{strokes > 0 ? signTexts.strokes(strokes) : ""}</VisuallyHidden>
        <InkChoice value={colour} onChange={setColour} />
      </Pens>
    </Board>
  );
}
