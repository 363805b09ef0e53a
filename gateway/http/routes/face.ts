// Starts a face check and reports its state.

import { formatDateTime } from "../../../engine/check/calendar.ts";
import { originOf } from "../../base/own-address.ts";
import { newId } from "../../base/random.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import { addFaceCheck, endFaceCheck, findFaceCheck } from "../../database/face-checks.ts";
import type { FaceCheckRow, FaceState } from "../../database/tables.ts";
import { demandRealName } from "../../declaring/who-declares.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import type { Handle } from "../handle.ts";

export function faceRoutes(handle: Handle, parts: GatewayParts): void {
  const { clock, content, database, outside, random, settings } = parts;

  handle("cardIdToRandomId", async ({ ask: { oneThingId }, person, write, call }) => {
    if (!outside.faceCheck) throw new Refusal(501, words.notOpen);
    demandRealName(person);
    const definition = content.byId(oneThingId);
    if (!definition) throw new Refusal(404, words.noSuchThing);
    const id = newId(random);
    const origin = originOf(call, settings);
    const reason = definition.oneThing.name;
    const { qrText, expiresAt } = await outside.faceCheck.begin({ id, person, reason, origin });
    return write(async (trx, now) => {
      await addFaceCheck(trx, { id, ownerId: person.id, oneThingId, createdAt: now, expiresAt });
      return { randomId: id, qrText, expiresAt: formatDateTime(expiresAt) };
    });
  });

  handle("pcGetFaceResult", async ({ ask: { id }, person, write }) => {
    const check = await findFaceCheck(database, person.id, id);
    if (!check) throw new Refusal(404, words.notFound);
    const state = await stateOf(check);
    await write(async (trx, now) => {
      if (check.state === "waiting" && state !== "waiting") await endFaceCheck(trx, check, state, now);
    });
    // Read again, because another poll may have ended it meanwhile.
    const now = (await findFaceCheck(database, check.ownerId, id))?.state as FaceState;
    if (now === "waiting" || now === "confirmed") return now === "confirmed";
    throw new Refusal(410, words.faceEnded[now], { state: now });
  });

  /** An ended check keeps its state; otherwise the outside system decides, until the code expires. */
  async function stateOf({ id, state, expiresAt }: FaceCheckRow): Promise<FaceState> {
    if (state !== "waiting") return state as FaceState;
    const said = (await outside.faceCheck?.look(id)) ?? "expired";
    return said === "waiting" && expiresAt <= clock.now() ? "expired" : said;
  }
}
