// A running upload: its progress with 取消, or why it failed with 重新上传.
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { FileOnItsWay } from "../../../engine/index.ts";
import { fileSize } from "../../../engine/portal/index.ts";
import { Icon } from "../../look/icons.tsx";
import { Button } from "../../look/parts/button.tsx";
import { ErrorLine } from "../../look/parts/error-line.tsx";
import { Row } from "../../look/parts/layout.tsx";
import { Meter } from "../../look/parts/meter.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { materialTexts } from "../../texts/materials.ts";

/** Why a file was not taken: a long sentence begins beside its sign. */
export function FileError({ role, children }: { role?: "alert"; children: ReactNode }) {
  return (
    <ErrorLine
      role={role}
      alignItems="flex-start"
      flex="1 1 14rem"
      mt="1"
      textStyle="small"
      overflowWrap="anywhere"
      css={{ "& svg": { mt: "1" } }}
    >
      <span>{children}</span>
    </ErrorLine>
  );
}

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
        <FileError role="alert">{materialTexts.failedFile(name, message ?? "")}</FileError>
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
          <chakra.span overflowWrap="anywhere">{materialTexts.file(name, fileSize(file.size))}</chakra.span>
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
