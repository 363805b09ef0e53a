// The dialog 提示 for a failure: its sentence, and a way on if there is one (Spec 8).
import { lazy } from "react";
import type { PortalEvent } from "../../engine/portal/index.ts";
import { DialogFrame } from "../look/dialog/dialog-frame.tsx";
import { Button } from "../look/parts/button.tsx";
import { Note } from "../look/parts/note.tsx";
import { usePortal, useSend } from "../portal.ts";
import { dialogTexts } from "../texts/dialogs.ts";

const Changed = lazy(() => import("./popup/changed.tsx"));

export interface PopupViewProps {
  title: string;
  message: string;
  /** What has become of the content. */
  kept?: string | undefined;
  onClose: () => void;
  /** 重试, or 重新登录. */
  way?: Way | undefined;
  /** The second button: 法人登录, when it is not known who should log in. */
  other?: Way | undefined;
}

interface Way {
  words: string;
  onClick: () => void;
}

export function PopupView({ title, message, kept, onClose, way, other }: PopupViewProps) {
  return (
    <DialogFrame
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant={way ? "quiet" : "primary"} onClick={onClose}>
            {dialogTexts.close}
          </Button>
          {other && (
            <Button variant="secondary" onClick={other.onClick}>
              {other.words}
            </Button>
          )}
          {way && <Button onClick={way.onClick}>{way.words}</Button>}
        </>
      }
    >
      <Note tone="danger">
        <b>{message}</b>
        {kept && <p>{kept}</p>}
      </Note>
    </DialogFrame>
  );
}

export default function Popup() {
  const popup = usePortal((portal) => portal.popup);
  const send = useSend();
  if (!popup) return null;
  const { title, message, kept, retry, stay, login, legal, changes } = popup;
  const close = () => send({ type: "CLOSE_POPUP" });
  if (changes) return <Changed changes={changes} onClose={close} />;
  const again = { words: dialogTexts.retry, onClick: () => send({ type: "RETRY" }) };
  const staying = { words: dialogTexts.stay, onClick: () => send({ type: "STAY" }) };
  const logIn = (said: string, event: PortalEvent) => ({
    words: said,
    onClick: () => {
      close();
      send(event);
    },
  });
  const personal = logIn(dialogTexts.logIn, { type: "LOGIN", returnTo: login });
  const asLegal = logIn(legal ? dialogTexts.logIn : dialogTexts.legalLogin, { type: "LEGAL_LOGIN" });
  const way = login !== undefined ? (legal ? asLegal : personal) : retry ? again : stay ? staying : undefined;
  const other = login !== undefined && legal === undefined ? asLegal : undefined;
  return <PopupView title={title} message={message} kept={kept} way={way} other={other} onClose={close} />;
}
