// 清除, which is 恢复 until something else is written: nothing asks beforehand, and nothing is lost.
import { type RefObject, useState } from "react";
import { Icon } from "../../look/icons.tsx";
import { Button, type ButtonProps } from "../../look/parts/button.tsx";
import { signTexts } from "../../texts/sign.ts";
import type { PaperHandle } from "./paper.tsx";

export function ClearButton({
  paper,
  strokes,
  ...style
}: { paper: RefObject<PaperHandle | null>; strokes: number } & ButtonProps) {
  const [cleared, setCleared] = useState(false);
  const press = () => {
    if (strokes > 0) {
      setCleared(true);
      paper.current?.clear();
    } else if (cleared) paper.current?.restore();
  };
  const restores = cleared && strokes === 0;
  return (
    <Button
      variant="quiet"
      {...style}
      aria-disabled={(strokes === 0 && !cleared) || undefined}
      onClick={press}
    >
      <Icon name={restores ? "undo" : "trash"} size={20} />
      {restores ? signTexts.restore : signTexts.clear}
    </Button>
  );
}
