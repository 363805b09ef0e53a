// Takes the calls of a face check and whether the page is seen; gives the check by phone that ends when the person is confirmed.

import type { ClockPort, VisibilityPort } from "../ports.ts";
import { createQrCheck, type QrCheckRef } from "./qr-check.ts";

/** Milliseconds from one answer to the next question (Spec 9). */
export const realNamePoll = 2000;

export interface RealNamePorts {
  /** Begins a check: its id, and what the QR code says. */
  begin(): Promise<{ randomId: string; qrText: string }>;
  /** True once it is confirmed; a refusal with a `state` in its data ends it. */
  result(id: string): Promise<boolean>;
  visibility: VisibilityPort;
  confirmed(): void;
}

/** Spec 4: polls every 2000 ms; true shows success, then closes. Not started yet. */
export function createRealName(ports: RealNamePorts, clock: ClockPort): QrCheckRef {
  const { begin, result, visibility, confirmed } = ports;
  return createQrCheck(
    {
      every: realNamePoll,
      renewals: 0,
      begin: async () => {
        const { randomId, qrText } = await begin();
        return { id: randomId, text: qrText };
      },
      ask: async (id) => ((await result(id)) ? id : null),
      done: confirmed,
      visibility,
    },
    clock,
  );
}
