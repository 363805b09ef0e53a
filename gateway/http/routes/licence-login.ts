// Logs a legal person in by a QR code that the electronic business licence confirms (Spec 4, 6).

import { Hono } from "hono";
import { calls } from "../../../engine/contract/calls.ts";
import { idempotentWrite } from "../../audit/idempotent-write.ts";
import { answer, askOf, type Call, type GatewayEnv, personOf, sessionOf } from "../../base/context.ts";
import { sha256 } from "../../base/hashes.ts";
import { originOf } from "../../base/own-address.ts";
import type { Person } from "../../base/person.ts";
import { newId } from "../../base/random.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import {
  addLicenceCode,
  endLicenceCode,
  findLicenceCode,
  keepAuthCode,
  openLicenceCode,
  spendAuthCode,
} from "../../database/licence-codes.ts";
import { personInfo } from "../../declaring/views/person-info.ts";
import type { LicenceCodeState, LicenceQr } from "../../outside/outside.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import { beginSession } from "../login/begin-session.ts";

export function licenceLoginRoutes(parts: GatewayParts): Hono<GatewayEnv> {
  const { clock, database, outside, random, settings } = parts;
  const routes = new Hono<GatewayEnv>();
  const port = (): LicenceQr => {
    if (!outside.licenceQr) throw new Refusal(501, words.notOpen);
    return outside.licenceQr;
  };

  // Asked every 2 s while the dialog is open: a code that somebody is just scanning stays.
  routes.get(calls.getEblCode.path, async (call) => {
    const sessionId = sessionOf(call).id;
    const open = await idempotentWrite(call, parts, (trx, now) => openLicenceCode(trx, sessionId, now));
    const { qrUid, qrText, imageBase64, expiresAt } = open ?? (await begin(call, sessionId));
    const validSeconds = Math.max(1, Math.floor((expiresAt - clock.now()) / 1000));
    return answer<"getEblCode">(call, { qrCodeImageBase64: imageBase64, qrUid, qrText, validSeconds });
  });

  async function begin(call: Call, sessionId: string) {
    const qrUid = newId(random);
    const code = await port().begin({ id: qrUid, origin: originOf(call, settings) });
    const { expiresAt, imageBase64, text: qrText } = code;
    const begun = { qrUid, sessionId, expiresAt, qrText, imageBase64 };
    await addLicenceCode(database, begun);
    return begun;
  }

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
    await endLicenceCode(database, code, clock.now());
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
