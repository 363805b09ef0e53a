// A button for what cannot be undone; it asks for confirmation.
import { lazy, Suspense, useState } from "react";
import { Button } from "../../look/parts/button.tsx";

const ConfirmDialog = lazy(() => import("../../dialogs/confirm.tsx"));

export function AskedButton({
  name,
  title,
  lead,
  onConfirm,
}: {
  /** The verb, on this button and on the confirming one. */
  name: string;
  title: string;
  lead: string;
  onConfirm: () => void;
}) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {name}
      </Button>
      <Suspense fallback={null}>
        {asking && (
          <ConfirmDialog
            title={title}
            deed={name}
            onCancel={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              onConfirm();
            }}
          >
            {lead}
          </ConfirmDialog>
        )}
      </Suspense>
    </>
  );
}
