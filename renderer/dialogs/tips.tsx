// In: a tip of a one-thing. Out: the dialog 提示 with 取消 and 确定; a tip that does not allow applying has only the way back.
import { chakra } from "@chakra-ui/react";
import { DialogFrame } from "../frame/dialog-frame.tsx";
import { Button } from "../look/parts/button.tsx";
import { useDialog, useSend } from "../portal.ts";
import { dialogWords, noticeWords } from "../words/dialogs.ts";

const Words = chakra("p", {
  base: { whiteSpace: "pre-line", textWrap: "pretty", color: "fg.muted", mt: "1" },
});

export interface TipsViewProps {
  /** Of the tip itself; the dialog is called 提示 unless told. */
  heading?: string;
  content: string;
  allowApply: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function TipsView({ heading, content, allowApply, onConfirm, onCancel }: TipsViewProps) {
  return (
    <DialogFrame
      title={dialogWords.tip}
      onClose={onCancel}
      actions={
        allowApply ? (
          <>
            <Button variant="quiet" onClick={onCancel}>
              {dialogWords.cancel}
            </Button>
            <Button onClick={onConfirm}>{dialogWords.confirm}</Button>
          </>
        ) : (
          <Button onClick={onCancel}>{noticeWords.back}</Button>
        )
      }
    >
      {heading && heading !== dialogWords.tip && (
        <p>
          <b>{heading}</b>
        </p>
      )}
      <Words>{content}</Words>
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
