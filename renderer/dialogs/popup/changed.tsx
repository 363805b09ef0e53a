// What a newer one-thing has changed in a draft, of the declaration that is open.
import { type StepName, stepLabels } from "../../../engine/index.ts";
import type { AnswerWanted, DraftChanges } from "../../../engine/portal/index.ts";
import { useDeclaration, useDeclarationSend, useSession } from "../../portal.ts";
import { DraftChangesView } from "./draft-changes.tsx";

/** `changes`: what has become of the draft since it was saved (Spec 8). */
export default function Changed({ changes, onClose }: { changes: DraftChanges; onClose: () => void }) {
  const own = useSession()?.definition.oneThing.stepLabels;
  const draftId = useDeclaration(({ context }) => context.record.draftId);
  const now = useDeclaration((snapshot) => snapshot);
  const send = useDeclarationSend();
  const labelOf = (step: string) => own?.[step as StepName] ?? stepLabels[step as StepName] ?? step;
  const onGo = ({ step, place }: AnswerWanted) => {
    onClose();
    send({ type: "GO", step: step as StepName, ...(place !== undefined && { focus: place }) });
  };
  return (
    <DraftChangesView
      changes={changes}
      labelOf={labelOf}
      isReached={(step) => now?.can({ type: "GO", step: step as StepName }) ?? false}
      onGo={onGo}
      lookAt={draftId && `/my/thing/${draftId}`}
      onClose={onClose}
    />
  );
}
