// Shows what the gateway chose instead of the choice here, and the ways on.
import type { FilteredBusiness } from "../../../engine/portal/index.ts";
import { Button } from "../../look/parts/button.tsx";
import { Note } from "../../look/parts/note.tsx";
import { Bullets } from "../../look/parts/text.tsx";
import { verdictTexts as texts } from "../../texts/steps.ts";
import styles from "./verdict-note.styles.ts";

export interface VerdictNoteProps {
  /** Why the step was not left. */
  message: string;
  verdict: FilteredBusiness;
  onReload: () => void;
}

/** Appears in response to NEXT, so it is announced at once. */
export default function VerdictNote({ message, verdict, onReload }: VerdictNoteProps) {
  const { matters, materials } = verdict;
  const names = materials.filter(({ required }) => required).map(({ name }) => name);
  return (
    <Note
      tone="warning"
      role="alert"
      action={
        <Button variant="secondary" onClick={onReload}>
          {texts.reload}
        </Button>
      }
    >
      <b>{texts.title}</b>
      <p>{message}</p>
      <p>{texts.matters(matters.length)}</p>
      <Bullets className={styles.list}>
        {matters.map(({ matterInfoId, name, departmentName }) => (
          <li key={matterInfoId}>{texts.matter(name, departmentName)}</li>
        ))}
      </Bullets>
      <p>{names.length > 0 ? texts.materials(names) : texts.noMaterials}</p>
      <p>{texts.goOn}</p>
    </Note>
  );
}
