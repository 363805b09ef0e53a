// Takes the calls of a legal person's login and whether the page is seen; gives the check by phone that ends with the person who is logged in.

import type { LicenceCode, UserInfo } from "../../contract/types.gen.ts";
import type { ClockPort, VisibilityPort } from "../ports.ts";
import { createQrCheck, type QrCheckRef } from "./qr-check.ts";

/** Milliseconds from one answer, or one error, to the next question (Spec 4, 9). */
export const legalPoll = 3000;
/** New codes in a row that nobody asked for. */
export const renewals = 5;

export interface LegalLoggedIn {
  token: string;
  user: UserInfo;
}

export interface LegalLoginPorts {
  begin(): Promise<LicenceCode>;
  /** '1' brings the auth code; a refusal with a `state` in its data ends the code. */
  state(qrUid: string): Promise<{ status: "0" | "1"; authCode: string | null }>;
  /** Exchanges the auth code for a token and loads whose it is. */
  logIn(authCode: string): Promise<LegalLoggedIn>;
  visibility: VisibilityPort;
  done(loggedIn: LegalLoggedIn): void;
}

/** Spec 4: polls every 3000 ms; '1' shows 已确认, exchanges the auth code and tells who is logged in. Not started yet. */
export function createLegalLogin(ports: LegalLoginPorts, clock: ClockPort): QrCheckRef {
  let loggedIn: LegalLoggedIn | undefined;
  return createQrCheck(
    {
      every: legalPoll,
      renewals,
      begin: async () => {
        const { qrUid, qrText, qrCodeImageBase64, validSeconds } = await ports.begin();
        return { id: qrUid, text: qrText, image: qrCodeImageBase64, validSeconds };
      },
      ask: async (qrUid) => {
        const { status, authCode } = await ports.state(qrUid);
        return status === "1" ? authCode : null;
      },
      enter: async (authCode) => {
        loggedIn = await ports.logIn(authCode);
      },
      done: () => loggedIn && ports.done(loggedIn),
      visibility: ports.visibility,
    },
    clock,
  );
}
