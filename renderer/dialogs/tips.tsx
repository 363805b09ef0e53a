// The dialog 提示 with 取消 and 确定; a tip that does not allow applying has only the way back.
import { DialogFrame } from "../frame/dialog-frame.tsx";
import { Button } from "../look/parts/button.tsx";
import { Muted } from "../look/parts/text.tsx";
import { useDialog, useSend } from "../portal.ts";
import { dialogTexts, noticeTexts } from "../texts/dialogs.ts";

export interface TipsViewProps {
  /** The tip's own heading; the dialog is called 提示 by default. */
  heading?: string;
  content: string;
  allowApply: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function TipsView({ heading, content, allowApply, onConfirm, onCancel }: TipsViewProps) {
  return (
    <DialogFrame
      title={dialogTexts.tip}
      onClose={onCancel}
      actions={
        allowApply ? (
          <>
            <Button variant="quiet" onClick={onCancel}>
              {dialogTexts.cancel}
            </Button>
            <Button onClick={onConfirm}>{dialogTexts.confirm}</Button>
          </>
        ) : (
          <Button onClick={onCancel}>{noticeTexts.back}</Button>
        )
      }
    >
      {heading && heading !== dialogTexts.tip && (
        <p>
          <b>{heading}</b>
        </p>
      )}
      <Muted whiteSpace="pre-line" mt="1">
        {content}
      </Muted>
    </DialogFrame>
  );
}

export default function TipsDialog() {
  const [tip] = useDialog().handling.tips;
  const send = useSend();
  if (!tip) return null;
  return (
    <TipsView
      key={tip.id}
      heading={tip.title}
      content={tip.content}
      allowApply={tip.allowApply}
      onConfirm={() => send({ type: "CONFIRM" })}
      onCancel={() => send({ type: "CANCEL" })}
    />
  );
}
