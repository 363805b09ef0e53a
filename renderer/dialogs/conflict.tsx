// Lets the person choose between the newer draft and the one on screen; closing decides nothing.
import { useState } from "react";
import { DialogFrame } from "../look/dialog/dialog-frame.tsx";
import { part } from "../look/part.tsx";
import { Button } from "../look/parts/button.tsx";
import { Small } from "../look/parts/text.tsx";
import { useAutosave, useSession } from "../portal.ts";
import { conflictTexts } from "../texts/dialogs.ts";
import { toMinute } from "../texts/formats.ts";
import styles from "./conflict.styles.ts";

const List = part("dl", styles.list);

export interface ConflictViewProps {
  savedAt?: string | undefined;
  onTheirs: () => void;
  onMine: () => void;
  onClose: () => void;
}

export function ConflictView({ savedAt, onTheirs, onMine, onClose }: ConflictViewProps) {
  const words = conflictTexts;
  return (
    <DialogFrame
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onMine}>
            {words.mine}
          </Button>
          <Button onClick={onTheirs}>{words.theirs}</Button>
        </>
      }
    >
      <p>{words.lead}</p>
      {savedAt && <Small className={styles.sub}>{words.savedAt(toMinute(savedAt))}</Small>}
      <List>
        <dt>{words.theirs}</dt>
        <dd>{words.theirsHelp}</dd>
        <dt>{words.mine}</dt>
        <dd>{words.mineHelp}</dd>
      </List>
    </DialogFrame>
  );
}

/** Closed without an answer, it comes back with the next change; until then nothing is saved. */
export default function ConflictDialog() {
  const autosave = useAutosave();
  const session = useSession();
  const [closed, setClosed] = useState<typeof autosave>();
  if (!session || autosave.status !== "conflict" || closed === autosave) return null;
  return (
    <ConflictView
      savedAt={autosave.newer?.savedAt}
      onTheirs={session.takeNewer}
      onMine={session.keepMine}
      onClose={() => setClosed(autosave)}
    />
  );
}
