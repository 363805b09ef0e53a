// A running upload: its progress with 取消, or why it failed with 重新上传.

import { chakra } from "@chakra-ui/react";
import type { FileOnItsWay } from "../../../engine/index.ts";
import { Icon } from "../../look/icons.tsx";
import { Button } from "../../look/parts/button.tsx";
import { Row } from "../../look/parts/layout.tsx";
import { Meter } from "../../look/parts/meter.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { materialTexts } from "../../texts/materials.ts";

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
  const percent = materialTexts.percent(Math.round(progress * 100));
  if (state === "failed") {
    return (
      <Row gap="3" mt="3" maxW="640px">
        <ErrorLine role="alert">
          <Icon name="alert" size={16} />
          <span>{materialTexts.failedFile(name, message ?? "")}</span>
        </ErrorLine>
        <Button variant="text" onClick={() => onCancel(id)}>
          {materialTexts.forget}
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
        <Button variant="secondary" onClick={() => onRetry(id)}>
          <Icon name="refresh" size={20} />
          {materialTexts.retry}
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </Row>
    );
  }
  return (
    <Row gap="3" mt="3" maxW="640px">
      <chakra.div flex="1 1 14rem" minW="0" textStyle="small">
        <chakra.div display="flex" justifyContent="space-between" gap="3">
          <Name>{materialTexts.file(name, materialTexts.megabytes(file.size))}</Name>
          <b>{state === "preparing" ? materialTexts.preparing : percent}</b>
        </chakra.div>
        <Meter label={name} value={Math.round(progress * 100)} max={100} valueText={percent} />
      </chakra.div>
      <Button variant="quiet" onClick={() => onCancel(id)}>
        {materialTexts.cancel}
        <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </Row>
  );
}
