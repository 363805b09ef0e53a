// A note that something could not be loaded, with a button to try again.
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Note } from "./note.tsx";

/** `quiet`: the page is useful without it. */
export function FailedNote({
  quiet = false,
  retry,
  onRetry,
  children,
}: {
  quiet?: boolean;
  retry: string;
  onRetry: () => void;
  children: ReactNode;
}) {
  const again = (
    <Button variant="secondary" onClick={onRetry}>
      {retry}
    </Button>
  );
  return (
    <Note tone={quiet ? "warning" : "danger"} role={quiet ? "status" : "alert"} action={again}>
      {children}
    </Note>
  );
}
