// Draws the box around what a field is given in, and says what its control needs.
import type { ReactNode } from "react";
import { useField } from "../form-context.ts";

/** The box with the border, which shows error, warning, lock and focus ring. */
export function InputBox({ locked, children }: { locked?: boolean; children: ReactNode }) {
  const { invalid, warned } = useField();
  const tone = locked ? "locked" : invalid ? "error" : warned ? "warning" : undefined;
  return (
    <div className="f-box" data-ring="" data-tone={tone}>
      {children}
    </div>
  );
}

/** The attributes that every control of the field needs for the browser and for screen readers. */
export function useControl() {
  const { id, asked, invalid, describedBy } = useField();
  return {
    id,
    name: id,
    "aria-required": asked.required || undefined,
    "aria-invalid": invalid || undefined,
    "aria-describedby": describedBy,
  };
}
