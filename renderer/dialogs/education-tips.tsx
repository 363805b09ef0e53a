// The tip of a school's one-thing, with the official account that it points to (Spec 2, 4).
import type { EducationTip } from "../../engine/index.ts";
import { DialogFrame } from "../look/dialog/dialog-frame.tsx";
import { Button } from "../look/parts/button.tsx";
import { DataPairs } from "../look/parts/data-pairs.tsx";
import { Stack } from "../look/parts/layout.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { useHandling, useSend } from "../portal.ts";
import { dialogTexts, tipsTexts } from "../texts/dialogs.ts";
import styles from "./education-tips.styles.ts";

export interface EducationTipsViewProps {
  tip: EducationTip;
  onKnown: () => void;
  onCancel: () => void;
}

export function EducationTipsView({ tip, onKnown, onCancel }: EducationTipsViewProps) {
  return (
    <DialogFrame
      title={tip.title || dialogTexts.tip}
      onClose={onCancel}
      actions={<Button onClick={onKnown}>{tipsTexts.known}</Button>}
    >
      <Stack gap="4">
        <p>{tip.content}</p>
        <DataPairs wide pairs={[{ label: tipsTexts.account, value: <Account {...tip} /> }]} />
      </Stack>
    </DialogFrame>
  );
}

function Account({ officialAccount, officialAccountUrl }: EducationTip) {
  if (!officialAccountUrl) return officialAccount;
  return (
    <a href={officialAccountUrl} target="_blank" rel="noopener noreferrer" className={styles.account}>
      {tipsTexts.openAccount(officialAccount)}
      <VisuallyHidden>{tipsTexts.newWindow}</VisuallyHidden>
    </a>
  );
}

export default function EducationTipsDialog() {
  const tip = useHandling(({ definition }) => definition?.oneThing.educationTip);
  const send = useSend();
  if (!tip) return null;
  return (
    <EducationTipsView
      tip={tip}
      onKnown={() => send({ type: "CONFIRM" })}
      onCancel={() => send({ type: "CANCEL" })}
    />
  );
}
