// Logs a legal person in by a QR code that the electronic business licence confirms (Spec 4, 6).

import { Hono } from "hono";
import { calls } from "../../engine/contract/calls.ts";
import { answer, askOf, type GatewayEnv, personOf, sessionOf } from "../context.ts";
import { addLicenceCode, findLicenceCode, keepAuthCode, spendAuthCode } from "../database/licence-codes.ts";
import type { Person } from "../database/users.ts";
import { type Dependencies, newId } from "../dependencies.ts";
import { sha256 } from "../hashes.ts";
import { idempotentWrite } from "../idempotent-write.ts";
import { beginSession } from "../login/begin-session.ts";
import type { LicenceCodeState, LicenceQr } from "../outside/outside.ts";
import { originOf } from "../own-address.ts";
import { Refusal } from "../refusal.ts";
import { words } from "../texts.ts";
import { personInfo } from "../views/person-info.ts";

export function licenceLoginRoutes(parts: Dependencies): Hono<GatewayEnv> {
  const { clock, database, outside, random, settings } = parts;
  const routes = new Hono<GatewayEnv>();
  const port = (): LicenceQr => {
    if (!outside.licenceQr) throw new Refusal(501, words.notOpen);
    return outside.licenceQr;
  };

  routes.get(calls.getEblCode.path, async (call) => {
    const qrUid = newId(random);
    const origin = originOf(call, settings);
    const code = await port().begin({ id: qrUid, origin });
    const begun = await idempotentWrite(call, parts, async (trx, now) => {
      const { expiresAt, imageBase64, text } = code;
      await addLicenceCode(trx, { qrUid, sessionId: sessionOf(call).id, expiresAt });
      const validSeconds = Math.max(1, Math.floor((expiresAt - now) / 1000));
      return { qrCodeImageBase64: imageBase64, qrUid, qrText: text, validSeconds };
    });
    return answer<"getEblCode">(call, begun);
  });

  routes.get(calls.getQrCodeState.path, async (call) => {
    const { qrUid } = askOf<"getQrCodeState">(call);
    const code = await findLicenceCode(database, sessionOf(call).id, qrUid);
    if (!code) throw new Refusal(404, words.notFound);
    const said: LicenceCodeState =
      code.usedAt === null ? await port().look(qrUid) : { state: "expired" as const };
    if (said.state === "confirmed") {
      await keepAuthCode(database, code, sha256(said.authCode));
      return answer<"getQrCodeState">(call, { status: "1", authCode: said.authCode });
    }
    const state = said.state === "waiting" && code.expiresAt <= clock.now() ? "expired" : said.state;
    if (state === "waiting") return answer<"getQrCodeState">(call, { status: "0", authCode: null });
    throw new Refusal(410, words.licenceEnded[state], { state });
  });

  routes.post(calls.eBusinessLicenseLogin.path, async (call) => {
    const { authCode } = askOf<"eBusinessLicenseLogin">(call);
    const found = await port().exchange(authCode);
    if (!found) throw new Refusal(401, words.ticketSpent);
    const person: Person = { ...found, userType: "enterprise" };
    const session = sessionOf(call).id;
    const token = await beginSession(call, parts, person, async (trx, now) => {
      // A code that another browser confirmed would put this one into a stranger's session.
      if (!(await spendAuthCode(trx, session, sha256(authCode), now)))
        throw new Refusal(401, words.ticketSpent);
    });
    return answer<"eBusinessLicenseLogin">(call, { token, userId: person.id });
  });

  routes.get(calls.commonUserFindById.path, (call) => {
    const person = personOf(call);
    if (askOf<"commonUserFindById">(call).id !== person.id) throw new Refusal(404, words.notFound);
    return answer<"commonUserFindById">(call, personInfo(person));
  });
  return routes;
}
