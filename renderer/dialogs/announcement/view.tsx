// An announcement over the page, with its one way on.
import { NoticeHtml } from "../../frame/notice-html.tsx";
import { DialogFrame } from "../../look/dialog/dialog-frame.tsx";
import { Button } from "../../look/parts/button.tsx";
import { announcementTexts } from "../../texts/dialogs.ts";

export interface AnnouncementViewProps {
  title: string;
  html: string;
  onClose: () => void;
}

export default function AnnouncementView({ title, html, onClose }: AnnouncementViewProps) {
  return (
    <DialogFrame
      title={title || announcementTexts.title}
      width={617}
      onClose={onClose}
      actions={<Button onClick={onClose}>{announcementTexts.known}</Button>}
    >
      <NoticeHtml html={html} />
    </DialogFrame>
  );
}
