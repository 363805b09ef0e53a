// Logs a legal person in by a QR code that the electronic business licence confirms (Spec 4, 6).

import type { Call } from "../../base/context.ts";
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
import type { PersonInfo } from "../../declaring/views/person-info.ts";
import type { LicenceCodeState, LicenceQr } from "../../outside/outside.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import type { Handle } from "../handle.ts";
import { beginSession } from "../login/begin-session.ts";

export function licenceLoginRoutes(handle: Handle, parts: GatewayParts, personInfo: PersonInfo): void {
  const { clock, database, outside, random, settings } = parts;
  const port = (): LicenceQr => {
    if (!outside.licenceQr) throw new Refusal(501, words.notOpen);
    return outside.licenceQr;
  };

  // Asked every 2 s while the dialog is open: a code that somebody is just scanning stays.
  handle("getEblCode", async ({ session, write, call }) => {
    const sessionId = session.id;
    const open = await write((trx, now) => openLicenceCode(trx, sessionId, now));
    const { qrUid, qrText, imageBase64, expiresAt } = open ?? (await begin(call, sessionId));
    const validSeconds = Math.max(1, Math.floor((expiresAt - clock.now()) / 1000));
    return { qrCodeImageBase64: imageBase64, qrUid, qrText, validSeconds };
  });

  async function begin(call: Call, sessionId: string) {
    const qrUid = newId(random);
    const code = await port().begin({ id: qrUid, origin: originOf(call, settings) });
    const { expiresAt, imageBase64, text: qrText } = code;
    const begun = { qrUid, sessionId, expiresAt, qrText, imageBase64 };
    await addLicenceCode(database, begun);
    return begun;
  }

  handle("getQrCodeState", async ({ ask: { qrUid }, session }) => {
    const code = await findLicenceCode(database, session.id, qrUid);
    if (!code) throw new Refusal(404, words.notFound);
    const said: LicenceCodeState =
      code.usedAt === null ? await port().look(qrUid) : { state: "expired" as const };
    if (said.state === "confirmed") {
      await keepAuthCode(database, code, sha256(said.authCode));
      return { status: "1", authCode: said.authCode };
    }
    const state = said.state === "waiting" && code.expiresAt <= clock.now() ? "expired" : said.state;
    if (state === "waiting") return { status: "0", authCode: null };
    await endLicenceCode(database, code, clock.now());
    throw new Refusal(410, words.licenceEnded[state], { state });
  });

  handle("eBusinessLicenseLogin", async ({ ask: { authCode }, session, call }) => {
    const found = await port().exchange(authCode);
    if (!found) throw new Refusal(401, words.ticketSpent);
    const person: Person = { ...found, userType: "enterprise" };
    const token = await beginSession(call, parts, person, async (trx, now) => {
      // A code that another browser confirmed would put this one into a stranger's session.
      if (!(await spendAuthCode(trx, session.id, sha256(authCode), now)))
        throw new Refusal(401, words.ticketSpent);
    });
    return { token, userId: person.id };
  });

  handle("commonUserFindById", ({ ask, person }) => {
    if (ask.id !== person.id) throw new Refusal(404, words.notFound);
    return personInfo(person);
  });
}
