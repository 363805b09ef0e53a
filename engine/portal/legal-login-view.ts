// Takes the snapshot of a legal person's login; gives what its dialog shows.

import type { LegalLoginRef, LegalLoginStatus } from "./legal-login.ts";

export interface LegalLoginView {
  status: LegalLoginStatus;
  /** A PNG in Base64; empty: none yet. */
  image: string;
  /** What the picture says. */
  link: string;
  /** Whole seconds until another code is fetched. */
  secondsLeft: number;
  /** The code before has expired: this is another one. */
  renewed: boolean;
  /** Why it did not go on, in the gateway's sentence; empty: nothing is known. */
  said: string;
}

/** `closed` has nothing to show any more: its tip is cleared. */
export function legalLoginView({ value, context }: ReturnType<LegalLoginRef["getSnapshot"]>): LegalLoginView {
  const { code, left, renewed, said } = context;
  return {
    status: statusOf(value),
    image: code?.qrCodeImageBase64 ?? "",
    link: code?.qrText ?? "",
    secondsLeft: Math.ceil(left / 1000),
    renewed: renewed > 0,
    said,
  };
}

function statusOf(value: ReturnType<LegalLoginRef["getSnapshot"]>["value"]): LegalLoginStatus {
  if (typeof value === "object") return "waiting" in value ? "waiting" : "confirmed";
  if (value === "told") return "confirmed";
  return value === "closed" ? "opening" : value;
}
