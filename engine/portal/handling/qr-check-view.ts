// Takes the snapshot of a check by phone; gives what its dialog shows.

import type { QrCheckRef, QrStatus } from "./qr-check.ts";

export interface QrCheckView {
  status: QrStatus;
  /** A PNG in Base64; empty: there is none, or none yet. */
  image: string;
  /** What the code says. */
  text: string;
  /** Whole seconds until another code is fetched. */
  secondsLeft: number;
  /** The code before has expired: this is another one. */
  renewed: boolean;
  /** Why it did not go on, in the gateway's sentence; empty: nothing is known. */
  said: string;
}

const nothingYet: QrCheckView = {
  status: "opening",
  image: "",
  text: "",
  secondsLeft: 0,
  renewed: false,
  said: "",
};

/** Before its code is loaded there is no snapshot. A check that was closed has nothing to show any more: its tip is cleared. */
export function qrCheckView(snapshot: ReturnType<QrCheckRef["getSnapshot"]> | undefined): QrCheckView {
  if (!snapshot) return nothingYet;
  const { code, left, renewed, said } = snapshot.context;
  return {
    status: statusOf(snapshot.value),
    image: code?.image ?? "",
    text: code?.text ?? "",
    secondsLeft: Math.ceil(left / 1000),
    renewed: renewed > 0,
    said,
  };
}

function statusOf(value: ReturnType<QrCheckRef["getSnapshot"]>["value"]): QrStatus {
  if (typeof value === "object") return "waiting" in value ? "waiting" : "confirmed";
  if (value === "told") return "confirmed";
  return value === "closed" ? "opening" : value;
}
