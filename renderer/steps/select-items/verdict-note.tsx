// In: what the gateway chose instead of what was chosen here. Out: its matters and materials, and the ways on.
import { chakra } from "@chakra-ui/react";
import type { FilteredBusiness } from "../../../engine/index.ts";
import { Button } from "../../look/parts/button.tsx";
import { Note } from "../../look/parts/note.tsx";
import { verdictWords } from "../../words/steps/verdict.ts";

const words = verdictWords;

const List = chakra("ul", { base: { ps: "5", my: "1", listStyleType: "disc" } });

export interface VerdictNoteProps {
  /** Why the step was not left. */
  message: string;
  verdict: FilteredBusiness;
  onReload: () => void;
}

/** Appears in answer to the way on, so it is said at once. */
export default function VerdictNote({ message, verdict, onReload }: VerdictNoteProps) {
  const { matters, materials } = verdict;
  const names = materials.filter(({ required }) => required).map(({ name }) => name);
  return (
    <Note
      tone="warning"
      role="alert"
      action={
        <Button variant="secondary" onClick={onReload}>
          {words.reload}
        </Button>
      }
    >
      <b>{words.title}</b>
      <p>{message}</p>
      <p>{words.matters(matters.length)}</p>
      <List>
        {matters.map(({ matterInfoId, name, departmentName }) => (
          <li key={matterInfoId}>{words.matter(name, departmentName)}</li>
        ))}
      </List>
      <p>{names.length > 0 ? words.materials(names) : words.noMaterials}</p>
      <p>{words.goOn}</p>
    </Note>
  );
}
