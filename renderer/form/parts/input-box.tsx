// In: a control and what stands beside it. Out: the box with the one edge; it shows error, warning and lock, and takes the focus ring.
import type { ReactNode } from "react";
import { useField } from "../field-context.ts";

export function InputBox({ locked, children }: { locked?: boolean; children: ReactNode }) {
  const { invalid, warned } = useField();
  const tone = locked ? "locked" : invalid ? "error" : warned ? "warning" : undefined;
  return (
    <div className="f-box" data-ring="" data-tone={tone}>
      {children}
    </div>
  );
}
