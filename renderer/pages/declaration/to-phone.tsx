// On a computer: the way on to one's phone, from any step that has been saved.
import { lazy, Suspense, useState } from "react";
import { part } from "../../look/part.tsx";
import { Button } from "../../look/parts/button.tsx";
import { useTouch } from "../../look/use-touch.ts";
import { useDeclaration } from "../../portal.ts";
import { declaringTexts as texts } from "../../texts/pages.ts";
import styles from "./to-phone.styles.ts";

const ToPhoneDialog = lazy(() => import("./to-phone-dialog.tsx"));

/** Shown where the header has room for it. */
const Place = part("div", styles.place);

export function ToPhone() {
  const draftId = useDeclaration(({ context }) => context.record.draftId);
  const [open, setOpen] = useState(false);
  // A phone is already there, and what was never saved is nowhere else.
  if (useTouch() || draftId === undefined) return null;
  return (
    <Place>
      <Button variant="text" onClick={() => setOpen(true)}>
        {texts.toPhone}
      </Button>
      <Suspense fallback={null}>
        {open && <ToPhoneDialog draftId={draftId} onClose={() => setOpen(false)} />}
      </Suspense>
    </Place>
  );
}
