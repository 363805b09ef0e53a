// Takes the parts of the portal; gives the legal person's login, and leads in whoever comes through it.

import type { CallOptions, GatewayClient } from "../../client/create-client.ts";
import type { Ask, CallName, Data } from "../../contract/calls.ts";
import type { StepAim } from "../../flow/step-path.ts";
import type { Loads } from "../loads.ts";
import type { PortalEvent, PortalReport } from "../portal-types.ts";
import type { PortalPorts } from "../ports.ts";
import type { Memory } from "../visit/memory.ts";
import { portalWords } from "../words.ts";
import type { HandlingRef } from "./handling.ts";
import { alwaysSeen } from "./later-doors.ts";
import { createLegalLogin, type LegalLoggedIn } from "./legal-login.ts";
import type { QrCheckRef } from "./qr-check.ts";

export interface LegalDoorParts {
  ports: Pick<PortalPorts, "clock" | "visibility">;
  client: GatewayClient;
  memory: Memory;
  loads: Loads;
  handling: HandlingRef;
  /** Ends the running declaration. */
  close(): void;
  /** A step's address that waits for somebody to be here. */
  unopened(): { step: StepAim | undefined } | null;
  report(error: unknown): void;
  send(event: PortalEvent | PortalReport): void;
}

/** The login behind the dialog 法人登录二维码, not started yet. Its dialog tells itself what goes wrong. */
export function openLegalDoor(parts: LegalDoorParts): QrCheckRef {
  const { client, report } = parts;
  const { clock, visibility = alwaysSeen } = parts.ports;
  const call = <Name extends CallName>(
    name: Name,
    ask: Ask<Name>,
    more: CallOptions = {},
  ): Promise<Data<Name>> => client.call(name, ask, { quiet: true, ...more });
  const login = createLegalLogin(
    {
      begin: async () => {
        // Where a session has ended, its cookie is good for nothing: with the settings comes a visitor's.
        await client.call("settings", {}, { quiet: true });
        return call("getEblCode", {});
      },
      state: (qrUid) => call("getQrCodeState", { qrUid }),
      logIn: async (authCode) => {
        const { token, userId } = await call("eBusinessLicenseLogin", { authCode });
        return { token, user: await call("commonUserFindById", { id: userId }, { token }) };
      },
      visibility,
      done: (loggedIn) => enter(parts, loggedIn),
    },
    clock,
  );
  login.subscribe({ error: report });
  return login;
}

/** The page stays where it is. What belongs to another person goes before the new one is known to any page (Spec 6). */
function enter(parts: LegalDoorParts, { user, token }: LegalLoggedIn): void {
  const { memory, loads, handling, close, unopened, send } = parts;
  const anew = memory.isOfAnother(user);
  const left = memory.session !== null ? { step: undefined } : unopened();
  const { visitor } = memory.remembered(user);
  if (anew) {
    close();
    memory.clear();
    loads.forget();
    // A choice of the login is the one thing that a stranger may have begun.
    if (!handling.getSnapshot().matches("choosingLogin")) handling.send({ type: "CANCEL" });
  }
  memory.arrive(user, token, { instanceId: null, visitor });
  send({ type: "ENTERED", user, token, anew });
  send({ type: "TOAST", message: portalWords.loggedIn(user.company?.companyName ?? user.realNameText) });
  handling.send({ type: "LOGGED_IN" });
  if (left && !memory.session) send({ type: "OPEN_STEP", ...left });
  else send({ type: "SAVE_AGAIN" });
}
