// Whom to call; while the number is on its way its place is kept.
import { Note } from "../../look/parts/note.tsx";
import { usePortal } from "../../portal.ts";
import { frameTexts } from "../../texts/frame.ts";
import styles from "./hotline-note.styles.ts";

/** Nothing where the city has no hotline. */
export function HotlineNote({ words }: { words: (hotline: string) => string }) {
  const hotline = usePortal((portal) => portal.deployment?.hotline);
  if (hotline === "") return null;
  return (
    <div className={hotline === undefined ? styles.coming : undefined}>
      <Note icon="phone">{words(hotline ?? frameTexts.usualHotline)}</Note>
    </div>
  );
}
