// Offers to continue the newest draft of a one-thing, or to begin a new one beside it.
import { DialogFrame } from "../look/dialog/dialog-frame.tsx";
import { Button } from "../look/parts/button.tsx";
import { Small } from "../look/parts/text.tsx";
import { useHandling, useSend } from "../portal.ts";
import { resumeTexts } from "../texts/dialogs.ts";
import { toMinute } from "../texts/formats.ts";
import styles from "./resume.styles.ts";

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
      title={resumeTexts.title}
      onClose={onCancel}
      actions={
        <>
          <Button variant="quiet" onClick={onAnew}>
            {resumeTexts.anew}
          </Button>
          <Button onClick={onResume}>{resumeTexts.resume}</Button>
        </>
      }
    >
      <p>{resumeTexts.lead(name)}</p>
      <Small className={styles.when}>{resumeTexts.savedAt(toMinute(savedAt))}</Small>
      <Small className={styles.note}>{resumeTexts.kept}</Small>
    </DialogFrame>
  );
}

export default function ResumeDialog() {
  const thing = useHandling((handling) => handling.thing);
  const newest = useHandling(({ drafts }) => drafts[0]);
  const send = useSend();
  if (!thing || !newest) return null;
  return (
    <ResumeView
      name={thing.oneThingName}
      savedAt={newest.savedAt}
      onResume={() => send({ type: "CONFIRM" })}
      onAnew={() => send({ type: "START_ANEW" })}
      onCancel={() => send({ type: "CANCEL" })}
    />
  );
}
