// In: the time of the newer draft. Out: the choice between it and what is here; closing decides nothing.
import { chakra } from "@chakra-ui/react";
import { DialogFrame } from "../frame/dialog-frame.tsx";
import { Button } from "../look/parts/button.tsx";
import { conflictWords } from "../words/dialogs.ts";

const Small = chakra("p", { base: { textStyle: "small", color: "fg.muted", mt: "1" } });
const List = chakra("dl", { base: { mt: "4", "& dt": { fontWeight: "bold" }, "& dd": { mb: "2", color: "fg.muted" } } });

export interface ConflictDialogProps {
  savedAt?: string | undefined;
  onTheirs: () => void;
  onMine: () => void;
  onClose: () => void;
}

export default function ConflictDialog({ savedAt, onTheirs, onMine, onClose }: ConflictDialogProps) {
  const words = conflictWords;
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
      {savedAt && <Small>{words.savedAt(savedAt.slice(0, 16))}</Small>}
      <List>
        <dt>{words.theirs}</dt>
        <dd>{words.theirsHelp}</dd>
        <dt>{words.mine}</dt>
        <dd>{words.mineHelp}</dd>
      </List>
    </DialogFrame>
  );
}
