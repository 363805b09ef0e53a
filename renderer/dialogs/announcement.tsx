// Shows the day's announcements for the current page, each once a session; if they cannot be loaded, nothing is shown.
import { type ComponentType, lazy, useState } from "react";
import { terminal } from "../../engine/portal/index.ts";
import { useLoad, usePortalParts } from "../portal.ts";
import type { AnnouncementViewProps } from "./announcement/view.tsx";

// Loads what HTML needs only where there is something to announce.
const View = lazy<ComponentType<AnnouncementViewProps>>(() =>
  import("./announcement/view.tsx").catch(() => ({ default: () => null })),
);

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
  return <View key={next.id} title={next.title} html={next.html} onClose={close} />;
}
