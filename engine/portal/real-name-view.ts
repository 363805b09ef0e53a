// Takes the snapshot of a face check; gives what its dialog shows. Apart from the machine, which comes later than the dialog's host.

import type { RealNameRef, RealNameStatus } from "./real-name.ts";

/** What a dialog shows of it. */
export function realNameView(snapshot: ReturnType<RealNameRef["getSnapshot"]>): {
  status: RealNameStatus;
  qrText: string;
} {
  const { value, context } = snapshot;
  const status = typeof value === "object" ? "waiting" : value === "told" ? "confirmed" : value;
  return { status, qrText: context.qrText };
}
