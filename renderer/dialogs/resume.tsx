// In: the newest draft of this one-thing. Out: the offer to go on with it, or to begin anew beside it.
import { chakra } from "@chakra-ui/react";
import { DialogFrame } from "../frame/dialog-frame.tsx";
import { Button } from "../look/parts/button.tsx";
import { useDialog, useSend } from "../portal.ts";
import { resumeWords } from "../words/dialogs.ts";
import { toMinute } from "../words/written.ts";

const Small = chakra("p", { base: { textStyle: "small", color: "fg.muted", mt: "1" } });

export interface ResumeViewProps {
  name: string;
  savedAt: string;
  onResume: () => void;
  onAnew: () => void;
  onCancel: () => void;
}

export function ResumeView({ name, savedAt, onResume, onAnew, onCancel }: ResumeViewProps) {
  return (
    <DialogFrame
      title={resumeWords.title}
      onClose={onCancel}
      actions={
        <>
          <Button variant="quiet" onClick={onAnew}>
            {resumeWords.anew}
          </Button>
          <Button onClick={onResume}>{resumeWords.resume}</Button>
        </>
      }
    >
      <p>{resumeWords.lead(name)}</p>
      <Small>{resumeWords.savedAt(toMinute(savedAt))}</Small>
    </DialogFrame>
  );
}

export default function ResumeDialog() {
  const { definition, drafts } = useDialog().handling;
  const send = useSend();
  const [newest] = drafts;
  if (!definition || !newest) return null;
  return (
    <ResumeView
      name={definition.oneThing.name}
      savedAt={newest.savedAt}
      onResume={() => send({ type: "CONFIRM" })}
      onAnew={() => send({ type: "START_ANEW" })}
      onCancel={() => send({ type: "CANCEL" })}
    />
  );
}
