// Verifies a face by phone for a one-thing that asks for it (Spec 4).

import type { ClockPort } from "../ports.ts";
import { createQrCheck, type QrCheckRef, type QrPagePorts } from "./qr-check.ts";

/** Milliseconds between an answer and the next poll (Spec 9). */
export const facePoll = 2000;

export interface FaceCheckPorts extends QrPagePorts {
  /** Starts a check and returns its id and the text of the QR code. */
  begin(): Promise<{ randomId: string; qrText: string }>;
  /** True once it is confirmed; a refusal with a `state` in its data ends it. */
  result(id: string): Promise<boolean>;
  confirmed(): void;
}

/** Spec 4: polls every 2000 ms; shows success on true, then closes. Not started yet. */
export function createFaceCheck(ports: FaceCheckPorts, clock: ClockPort): QrCheckRef {
  const { begin, result, visibility, refuse, confirmed } = ports;
  return createQrCheck(
    {
      every: facePoll,
      renewals: 0,
      begin: async () => {
        const { randomId, qrText } = await begin();
        return { id: randomId, text: qrText };
      },
      ask: async (id) => ((await result(id)) ? id : null),
      done: confirmed,
      visibility,
      refuse,
    },
    clock,
  );
}
