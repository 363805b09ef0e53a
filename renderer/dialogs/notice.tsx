// The notice before a one-thing, with 继续办理 if the notice allows it, otherwise only the way back (Spec 4).
import { NoticeHtml } from "../frame/notice-html.tsx";
import { DialogFrame } from "../look/dialog/dialog-frame.tsx";
import { Button } from "../look/parts/button.tsx";
import { Note } from "../look/parts/note.tsx";
import { useHandling, useSend } from "../portal.ts";
import { dialogTexts, noticeTexts } from "../texts/dialogs.ts";

export interface NoticeViewProps {
  title: string;
  html: string;
  allowContinue: boolean;
  onContinue: () => void;
  onCancel: () => void;
}

export function NoticeView({ title, html, allowContinue, onContinue, onCancel }: NoticeViewProps) {
  return (
    <DialogFrame
      title={title || noticeTexts.title}
      width={617}
      onClose={onCancel}
      actions={
        allowContinue ? (
          <>
            <Button variant="quiet" onClick={onCancel}>
              {dialogTexts.cancel}
            </Button>
            <Button onClick={onContinue}>{noticeTexts.goOn}</Button>
          </>
        ) : (
          <Button onClick={onCancel}>{noticeTexts.back}</Button>
        )
      }
    >
      {allowContinue ? (
        <NoticeHtml html={html} />
      ) : (
        <Note tone="warning">
          <NoticeHtml html={html} />
        </Note>
      )}
    </DialogFrame>
  );
}

export default function NoticeDialog() {
  const notice = useHandling(({ notices }) => notices[0]);
  const send = useSend();
  if (!notice) return null;
  return (
    <NoticeView
      key={notice.id}
      {...notice}
      onContinue={() => send({ type: "CONFIRM" })}
      onCancel={() => send({ type: "CANCEL" })}
    />
  );
}
