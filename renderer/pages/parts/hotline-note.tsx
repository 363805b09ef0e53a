// Whom to call; while the number is on its way its place is kept.
import { chakra } from "@chakra-ui/react";
import { Note } from "../../look/parts/note.tsx";
import { usePortal } from "../../portal.ts";
import { frameTexts } from "../../texts/frame.ts";

/** Nothing where the city has no hotline. */
export function HotlineNote({ words }: { words: (hotline: string) => string }) {
  const hotline = usePortal((portal) => portal.deployment?.hotline);
  if (hotline === "") return null;
  return (
    <chakra.div visibility={hotline === undefined ? "hidden" : undefined}>
      <Note icon="phone">{words(hotline ?? frameTexts.usualHotline)}</Note>
    </chakra.div>
  );
}
