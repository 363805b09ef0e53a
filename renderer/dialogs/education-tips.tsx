// The tip of a school's one-thing with its official account and the one button 知道了 (Spec 4).
import { DialogFrame } from "../frame/dialog-frame.tsx";
import { Button } from "../look/parts/button.tsx";
import { useDialog, useSend } from "../portal.ts";
import { dialogTexts, tipsTexts } from "../texts/dialogs.ts";

export interface EducationTipsViewProps {
  title: string;
  content: string;
  onKnown: () => void;
  onCancel: () => void;
}

export function EducationTipsView({ title, content, onKnown, onCancel }: EducationTipsViewProps) {
  return (
    <DialogFrame
      title={title || dialogTexts.tip}
      onClose={onCancel}
      actions={<Button onClick={onKnown}>{tipsTexts.known}</Button>}
    >
      <p>{content}</p>
    </DialogFrame>
  );
}

export default function EducationTipsDialog() {
  const tip = useDialog().handling.definition?.oneThing.educationTip;
  const send = useSend();
  if (!tip) return null;
  return (
    <EducationTipsView
      title={tip.title}
      content={tip.content}
      onKnown={() => send({ type: "CONFIRM" })}
      onCancel={() => send({ type: "CANCEL" })}
    />
  );
}
