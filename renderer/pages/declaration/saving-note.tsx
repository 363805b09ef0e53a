// Says above every step why the gateway refused to save, and offers the way on.
import type { AutosaveView } from "../../../engine/portal/index.ts";
import { Button } from "../../look/parts/button.tsx";
import { Note } from "../../look/parts/note.tsx";
import { declaringTexts } from "../../texts/pages.ts";

const texts = declaringTexts.notSaved;

export interface SavingNoteProps extends Pick<AutosaveView, "message"> {
  remedy: NonNullable<AutosaveView["remedy"]>;
  onSave: () => void;
  onReload: () => void;
}

/** Appears by itself while somebody types, so it is announced. */
export default function SavingNote({ message, remedy, onSave, onReload }: SavingNoteProps) {
  return (
    <Note
      tone="danger"
      role="alert"
      action={
        <Button variant="secondary" onClick={remedy === "save" ? onSave : onReload}>
          {texts[remedy]}
        </Button>
      }
    >
      <b>{texts.title}</b>
      <p>{message}</p>
      <p>{texts.stays}</p>
    </Note>
  );
}
