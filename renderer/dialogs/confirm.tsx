// Asks for confirmation before something that cannot be undone.
import type { ReactNode } from "react";
import { DialogFrame } from "../look/dialog/dialog-frame.tsx";
import { Button } from "../look/parts/button.tsx";
import { dialogTexts } from "../texts/dialogs.ts";

export interface ConfirmDialogProps {
  title: string;
  /** The verb of the action, e.g. 删除. */
  deed: string;
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
}

export default function ConfirmDialog({ title, deed, onConfirm, onCancel, children }: ConfirmDialogProps) {
  return (
    <DialogFrame
      title={title}
      width={400}
      onClose={onCancel}
      actions={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {dialogTexts.cancel}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {deed}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </DialogFrame>
  );
}
