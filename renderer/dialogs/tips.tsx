// A tip with 取消 and 确定; both lead back where the tip does not allow applying (Spec 2, 4).
import { DialogFrame } from "../look/dialog/dialog-frame.tsx";
import { Button } from "../look/parts/button.tsx";
import { Stack } from "../look/parts/layout.tsx";
import { Note } from "../look/parts/note.tsx";
import { Muted } from "../look/parts/text.tsx";
import { useHandling, useSend } from "../portal.ts";
import { dialogTexts, tipsTexts } from "../texts/dialogs.ts";
import styles from "./tips.styles.ts";

export interface TipsViewProps {
  /** 提示 by default. */
  title?: string;
  content: string;
  allowApply: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function TipsView({ title, content, allowApply, onConfirm, onCancel }: TipsViewProps) {
  return (
    <DialogFrame
      title={title || dialogTexts.tip}
      onClose={onCancel}
      actions={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {dialogTexts.cancel}
          </Button>
          <Button onClick={onConfirm}>{dialogTexts.confirm}</Button>
        </>
      }
    >
      <Stack gap="4">
        <Muted className={styles.words}>{content}</Muted>
        {!allowApply && <Note tone="warning">{tipsTexts.stops}</Note>}
      </Stack>
    </DialogFrame>
  );
}

export default function TipsDialog() {
  const tip = useHandling(({ tips }) => tips[0]);
  const send = useSend();
  if (!tip) return null;
  return (
    <TipsView
      key={tip.id}
      title={tip.title}
      content={tip.content}
      allowApply={tip.allowApply}
      onConfirm={() => send({ type: "CONFIRM" })}
      onCancel={() => send({ type: "CANCEL" })}
    />
  );
}
