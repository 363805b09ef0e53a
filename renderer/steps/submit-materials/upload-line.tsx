// In: a file on its way. Out: its progress with 取消, or why it failed with 重新上传.
import { chakra } from "@chakra-ui/react";
import { Icon } from "../../look/icons.tsx";
import { Button } from "../../look/parts/button.tsx";
import { Meter } from "../../look/parts/meter.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { materialWords } from "../../words/steps/materials-step.ts";
import type { FileOnItsWay } from "./material-state.ts";

const Line = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3", mt: "3", maxW: "640px" },
});
const Going = chakra("div", { base: { flex: "1 1 14rem", minW: "0", textStyle: "small" } });
const Between = chakra("div", { base: { display: "flex", justifyContent: "space-between", gap: "3" } });
const Name = chakra("span", { base: { overflowWrap: "anywhere" } });
export const ErrorLine = chakra("p", {
  base: {
    display: "flex",
    alignItems: "flex-start",
    gap: "1.5",
    flex: "1 1 14rem",
    mt: "1",
    textStyle: "small",
    color: "danger.solid",
    overflowWrap: "anywhere",
    "& svg": { mt: "1" },
  },
});

export interface UploadLineProps {
  file: FileOnItsWay;
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
}

export function UploadLine({ file, onCancel, onRetry }: UploadLineProps) {
  const { id, name, progress, state, message } = file;
  const percent = materialWords.percent(Math.round(progress * 100));
  if (state === "failed") {
    return (
      <Line>
        <ErrorLine role="alert">
          <Icon name="alert" size={16} />
          <span>{materialWords.failedFile(name, message ?? "")}</span>
        </ErrorLine>
        <Button variant="text" onClick={() => onCancel(id)}>
          {materialWords.forget}
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
        <Button variant="secondary" onClick={() => onRetry(id)}>
          <Icon name="refresh" size={20} />
          {materialWords.retry}
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </Line>
    );
  }
  return (
    <Line>
      <Going>
        <Between>
          <Name>{materialWords.file(name, materialWords.megabytes(file.size))}</Name>
          <b>{state === "preparing" ? materialWords.preparing : percent}</b>
        </Between>
        <Meter label={name} value={Math.round(progress * 100)} max={100} valueText={percent} />
      </Going>
      <Button variant="quiet" onClick={() => onCancel(id)}>
        {materialWords.cancel}
        <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </Line>
  );
}
