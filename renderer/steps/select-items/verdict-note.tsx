// Shows what the gateway chose instead of the choice here, and the ways on.
import { chakra } from "@chakra-ui/react";
import type { FilteredBusiness } from "../../../engine/index.ts";
import { Button } from "../../look/parts/button.tsx";
import { Note } from "../../look/parts/note.tsx";
import { verdictTexts as texts } from "../../texts/steps.ts";

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
      <chakra.ul ps="5" my="1" listStyleType="disc">
        {matters.map(({ matterInfoId, name, departmentName }) => (
          <li key={matterInfoId}>{texts.matter(name, departmentName)}</li>
        ))}
      </chakra.ul>
      <p>{names.length > 0 ? texts.materials(names) : texts.noMaterials}</p>
      <p>{texts.goOn}</p>
    </Note>
  );
}
