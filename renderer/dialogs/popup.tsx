// In: a failure that the portal tells. Out: the dialog 提示 with its sentence, and the one way on where there is one (Spec 8).
import { DialogFrame } from "../frame/dialog-frame.tsx";
import { Button } from "../look/parts/button.tsx";
import { Note } from "../look/parts/note.tsx";
import { usePortal, useSend } from "../portal.ts";
import { dialogWords } from "../words/dialogs.ts";

export interface PopupViewProps {
  title: string;
  message: string;
  onClose: () => void;
  /** 重试, or 重新登录. */
  way?: { words: string; onClick: () => void } | undefined;
}

export function PopupView({ title, message, onClose, way }: PopupViewProps) {
  return (
    <DialogFrame
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant={way ? "quiet" : "primary"} onClick={onClose}>
            {dialogWords.close}
          </Button>
          {way && <Button onClick={way.onClick}>{way.words}</Button>}
        </>
      }
    >
      <Note tone="danger">
        <b>{message}</b>
      </Note>
    </DialogFrame>
  );
}

export default function Popup() {
  const popup = usePortal((portal) => portal.popup);
  const send = useSend();
  if (!popup) return null;
  const { title, message, retry, login } = popup;
  const close = () => send({ type: "CLOSE_POPUP" });
  const again = { words: dialogWords.retry, onClick: () => send({ type: "RETRY" }) };
  const logIn = {
    words: dialogWords.logIn,
    onClick: () => {
      close();
      send({ type: "LOGIN", returnTo: login });
    },
  };
  const way = login !== undefined ? logIn : retry ? again : undefined;
  return <PopupView title={title} message={message} onClose={close} way={way} />;
}
