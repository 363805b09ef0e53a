// A legal person's login on a simulated clock, with its calls controlled by the test.

import { GatewayFailure } from "../../../../engine/client/gateway-failure.ts";
import type { LicenceCode } from "../../../../engine/contract/types.gen.ts";
import { createLegalLogin, type LegalLoggedIn } from "../../../../engine/portal/legal-login.ts";
import { people } from "../../../people/people.ts";
import { asked, opened } from "./qr-dialog.ts";

export const validSeconds = 121;
export const user = people["legal-person"];

export const codeNamed = (qrUid: string): LicenceCode => ({
  qrUid,
  qrText: `https://phone.test/${qrUid}`,
  validSeconds,
  qrCodeImageBase64: `PNG${qrUid.replace("code-", "")}`,
});

export async function dialog({ hidden = false, dead = false }: { hidden?: boolean; dead?: boolean } = {}) {
  const polls = asked<{ status: "0" | "1"; authCode: string | null }>();
  const logins = asked<LegalLoggedIn>();
  const page = { codes: 0, done: [] as LegalLoggedIn[], dead };
  const begin = async () => {
    page.codes += 1;
    if (page.dead) throw new GatewayFailure({ kind: "refused", call: "getEblCode", said: "该功能暂未开通" });
    return codeNamed(`code-${page.codes}`);
  };
  const refreshes = asked<LicenceCode>();
  const refresh = () => refreshes.ask("");
  const done = (loggedIn: LegalLoggedIn) => page.done.push(loggedIn);
  const on = await opened(
    (clock, on) =>
      createLegalLogin({ begin, refresh, state: polls.ask, logIn: logins.ask, ...on, done }, clock),
    hidden,
  );
  return { ...on, polls: polls.calls, logins: logins.calls, refreshes: refreshes.calls, page };
}
