// In: a failure that the portal tells. Out: the dialog 提示 with its sentence, and a way to try again where there is one (Spec 8).
import { DialogFrame } from "../frame/dialog-frame.tsx";
import { Button } from "../look/parts/button.tsx";
import { Note } from "../look/parts/note.tsx";
import { dialogWords } from "../words/dialogs.ts";

export interface PopupProps {
  title?: string;
  message: string;
  onClose: () => void;
  onRetry?: (() => void) | undefined;
}

export default function Popup({ title = dialogWords.tip, message, onClose, onRetry }: PopupProps) {
  return (
    <DialogFrame
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant={onRetry ? "quiet" : "primary"} onClick={onClose}>
            {dialogWords.close}
          </Button>
          {onRetry && <Button onClick={onRetry}>{dialogWords.retry}</Button>}
        </>
      }
    >
      <Note tone="danger">
        <b>{message}</b>
      </Note>
    </DialogFrame>
  );
}
