// Signs a declaration by phone: shows the computer a QR code and waits for the signature that is written there.

import type { PhoneLink } from "../../contract/types.gen.ts";
import type { Signature } from "../../declaration/record.ts";
import { createQrCheck, type QrCheckRef, type QrPagePorts } from "../handling/qr-check.ts";
import type { ClockPort } from "../ports.ts";

/** Milliseconds between an answer, or an error, and the next poll: the computer has the signature within two seconds. */
export const phonePoll = 1500;

export interface PhoneSigningPorts extends QrPagePorts {
  /** Saves the declaration and makes the link that the QR code says. */
  begin(): Promise<PhoneLink>;
  /** The signature, or null for none yet; a refusal with a `state` in its data ends the link. */
  state(id: string): Promise<Signature | null>;
  signed(signature: Signature): void;
}

/** Shows the success first, then passes the signature on. A link that has ended is renewed only on demand. Not started yet. */
export function createPhoneSigning(ports: PhoneSigningPorts, clock: ClockPort): QrCheckRef {
  const { begin, state, visibility, refuse, signed } = ports;
  let given: Signature | null = null;
  return createQrCheck(
    {
      every: phonePoll,
      renewals: 0,
      begin: async () => {
        const { id, url, validSeconds } = await begin();
        return { id, text: url, validSeconds };
      },
      ask: async (id) => {
        given = await state(id);
        return given?.signatureId ?? null;
      },
      done: () => given && signed(given),
      visibility,
      refuse,
    },
    clock,
  );
}
