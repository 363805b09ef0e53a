// Logs a legal person in with the electronic business licence on a phone, while the page stays open.

import type { LicenceCode, UserInfo } from "../contract/types.gen.ts";
import type { StepAim } from "../flow/step-path.ts";
import type { HandlingRef } from "./handling/handling.ts";
import { createQrCheck, type QrCheckRef, type QrCode, type QrPagePorts } from "./handling/qr-check.ts";
import type { PortalParts } from "./portal-parts.ts";
import type { ClockPort } from "./ports.ts";
import { portalTexts } from "./texts.ts";

/** Milliseconds between an answer, or an error, and the next poll (Spec 4, 9). */
export const legalPoll = 3000;
/** How many times in a row a code is renewed without anybody asking. */
export const renewals = 5;

export interface LegalLoggedIn {
  token: string;
  user: UserInfo;
}

export interface LegalLoginPorts extends QrPagePorts {
  begin(): Promise<LicenceCode>;
  /** The same code until it is over, in silence. */
  refresh(): Promise<LicenceCode>;
  /** '1' brings the auth code; a refusal with a `state` in its data ends the QR code. */
  state(qrUid: string): Promise<{ status: "0" | "1"; authCode: string | null }>;
  /** Exchanges the auth code for a token and loads the user it belongs to. */
  logIn(authCode: string): Promise<LegalLoggedIn>;
  done(loggedIn: LegalLoggedIn): void;
}

const codeOf = ({ qrUid, qrText, qrCodeImageBase64, validSeconds }: LicenceCode): QrCode => ({
  id: qrUid,
  text: qrText,
  image: qrCodeImageBase64,
  validSeconds,
});

/** Spec 4: polls every 3000 ms; on '1' it shows 已确认, exchanges the auth code and reports who is logged in. Not started yet. */
export function createLegalLogin(ports: LegalLoginPorts, clock: ClockPort): QrCheckRef {
  let loggedIn: LegalLoggedIn | undefined;
  return createQrCheck(
    {
      every: legalPoll,
      renewals,
      begin: () => ports.begin().then(codeOf),
      refresh: () => ports.refresh().then(codeOf),
      ask: async (qrUid) => {
        const { status, authCode } = await ports.state(qrUid);
        return status === "1" ? authCode : null;
      },
      enter: async (authCode) => {
        loggedIn = await ports.logIn(authCode);
      },
      done: () => loggedIn && ports.done(loggedIn),
      visibility: ports.visibility,
      refuse: ports.refuse,
    },
    clock,
  );
}

export interface LegalDoorParts extends PortalParts {
  handling: HandlingRef;
  /** Ends the running declaration. */
  close(): void;
  /** The address of a step that waits for a login. */
  unopened(): { step: StepAim | undefined } | null;
}

/** The login behind the dialog 法人登录二维码, not started yet. The dialog shows its failures. */
export function createLegalDoor(parts: LegalDoorParts): QrCheckRef {
  const { ports, client, visibility, tell, report } = parts;
  const login = createLegalLogin(
    {
      begin: async () => {
        // The cookie of an ended session is worthless; the settings call brings a visitor's cookie.
        await client.call("settings", {});
        return client.call("getEblCode", {});
      },
      refresh: () => client.call("getEblCode", {}, { quiet: true }),
      state: (qrUid) => client.call("getQrCodeState", { qrUid }),
      logIn: async (authCode) => {
        const { token, userId } = await client.call("eBusinessLicenseLogin", { authCode });
        return { token, user: await client.call("commonUserFindById", { id: userId }, { token }) };
      },
      visibility,
      refuse: tell,
      done: (loggedIn) => enter(parts, loggedIn),
    },
    ports.clock,
  );
  login.subscribe({ error: report });
  return login;
}

/** The page stays open. Anything that belongs to another person is removed before a page sees the new one (Spec 6). */
function enter(parts: LegalDoorParts, { user, token }: LegalLoggedIn): void {
  const { memory, loads, handling, close, unopened, root, send, outage } = parts;
  const anew = memory.isOfAnother(user);
  const left = root().session ? { step: undefined } : unopened();
  const { visitor } = memory.remembered(user);
  if (anew) {
    close();
    memory.clear();
    loads.forget();
    // Choosing a login is the only step of a handling that a stranger may have reached.
    if (!handling.getSnapshot().matches("choosingLogin")) handling.send({ type: "CANCEL" });
  }
  memory.arrive(user, token, { instanceId: null, visitor });
  send({ type: "TOAST", message: portalTexts.loggedIn(user.company?.companyName ?? user.realNameText) });
  send({ type: "ENTERED", user, token, anew });
  handling.send({ type: "LOGGED_IN" });
  if (left && !root().session) send({ type: "OPEN_STEP", ...left });
  else outage.again();
}
