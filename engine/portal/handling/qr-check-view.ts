// Says of a check by phone what its dialog shows.

import type { QrCheckRef, QrStatus } from "./qr-check.ts";

export interface QrCheckView {
  status: QrStatus;
  /** A PNG in Base64; empty when there is none, or none yet. */
  image: string;
  /** The text of the code. */
  text: string;
  /** Whole seconds until another code is fetched. */
  secondsLeft: number;
  /** How many codes have expired before this one, which came without anybody asking. */
  renewed: number;
  /** Why the phone ended it, in the gateway's sentence; empty when that is not known. */
  said: string;
}

const nothingYet: QrCheckView = {
  status: "opening",
  image: "",
  text: "",
  secondsLeft: 0,
  renewed: 0,
  said: "",
};

/** There is no snapshot until the code is loaded. A closed check shows nothing any more, so its tip is cleared. */
export function qrCheckView(snapshot: ReturnType<QrCheckRef["getSnapshot"]> | undefined): QrCheckView {
  if (!snapshot) return nothingYet;
  const { code, left, renewed, said } = snapshot.context;
  return {
    status: statusOf(snapshot.value),
    image: code?.image ?? "",
    text: code?.text ?? "",
    secondsLeft: Math.ceil(left / 1000),
    renewed,
    said,
  };
}

function statusOf(value: ReturnType<QrCheckRef["getSnapshot"]>["value"]): QrStatus {
  if (typeof value === "object") return "waiting" in value ? "waiting" : "confirmed";
  if (value === "told") return "confirmed";
  return value === "closed" ? "opening" : value;
}
