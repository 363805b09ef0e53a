// Shows the day's announcements for the current page, each once a session; if they cannot be loaded, nothing is shown.
import { useState } from "react";
import { terminal } from "../../engine/index.ts";
import { DialogFrame } from "../frame/dialog-frame.tsx";
import { NoticeHtml } from "../frame/notice-html.tsx";
import { Button } from "../look/parts/button.tsx";
import { useLoad, usePortalParts } from "../portal.ts";
import { announcementTexts } from "../texts/dialogs.ts";

export interface AnnouncementViewProps {
  title: string;
  html: string;
  onClose: () => void;
}

export function AnnouncementView({ title, html, onClose }: AnnouncementViewProps) {
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

export default function Announcement({ where }: { where: "home" | "list" }) {
  const { dismissed } = usePortalParts();
  const { data = [] } = useLoad("springFrame", { terminal });
  const [, setPutAway] = useState<string>();
  const next = data.find((one) => (one.where === where || one.where === "all") && !dismissed.has(one.id));
  if (!next) return null;
  const close = () => {
    dismissed.add(next.id);
    setPutAway(next.id);
  };
  return <AnnouncementView key={next.id} title={next.title} html={next.html} onClose={close} />;
}
