// A running upload: its progress with 取消, or why it failed with 重新上传.
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
import styles from "./upload-line.styles.ts";

/** Why a file was not taken: a long sentence begins beside its sign. */
export function FileError({ role, children }: { role?: "alert"; children: ReactNode }) {
  return (
    <ErrorLine role={role} className={styles.error}>
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
      <Row gap="3" className={styles.line}>
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
    <Row gap="3" className={styles.line}>
      <div className={styles.file}>
        <div className={styles.head}>
          <span className={styles.name}>{materialTexts.file(name, fileSize(file.size))}</span>
          <b>{state === "preparing" ? materialTexts.preparing : percent}</b>
        </div>
        <Meter label={name} value={Math.round(progress * 100)} max={100} valueText={percent} />
      </div>
      <Button variant="quiet" onClick={() => onCancel(id)}>
        {materialTexts.cancel}
        <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </Row>
  );
}
