// A legal person's login on a simulated clock, with its calls controlled by the test.

import { GatewayFailure } from "../../../../engine/client/gateway-failure.ts";
import { createLegalLogin, type LegalLoggedIn } from "../../../../engine/portal/handling/legal-login.ts";
import { people } from "../../../people/people.ts";
import { asked, opened } from "./qr-dialog.ts";

export const validSeconds = 121;
export const user = people["legal-person"];

export async function dialog({ hidden = false, dead = false }: { hidden?: boolean; dead?: boolean } = {}) {
  const polls = asked<{ status: "0" | "1"; authCode: string | null }>();
  const logins = asked<LegalLoggedIn>();
  const page = { codes: 0, done: [] as LegalLoggedIn[], dead };
  const begin = async () => {
    page.codes += 1;
    if (page.dead) throw new GatewayFailure({ kind: "refused", call: "getEblCode", said: "该功能暂未开通" });
    const qrUid = `code-${page.codes}`;
    const qrText = `https://phone.test/${qrUid}`;
    return { qrCodeImageBase64: `PNG${page.codes}`, qrUid, qrText, validSeconds };
  };
  const done = (loggedIn: LegalLoggedIn) => page.done.push(loggedIn);
  const on = await opened(
    (clock, visibility) =>
      createLegalLogin({ begin, state: polls.ask, logIn: logins.ask, visibility, done }, clock),
    hidden,
  );
  return { ...on, polls: polls.calls, logins: logins.calls, page };
}
