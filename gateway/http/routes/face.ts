// Starts a face check and reports its state.

import { Hono } from "hono";
import { formatDateTime } from "../../../engine/check/calendar.ts";
import { calls } from "../../../engine/contract/calls.ts";
import { idempotentWrite } from "../../audit/idempotent-write.ts";
import { answer, askOf, type GatewayEnv, personOf } from "../../base/context.ts";
import { originOf } from "../../base/own-address.ts";
import { newId } from "../../base/random.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import { addFaceCheck, endFaceCheck, findFaceCheck } from "../../database/face-checks.ts";
import type { FaceCheckRow, FaceState } from "../../database/tables.ts";
import { demandRealName } from "../../declaring/who-declares.ts";
import type { GatewayParts } from "../gateway-parts.ts";

export function faceRoutes(parts: GatewayParts): Hono<GatewayEnv> {
  const { clock, content, database, outside, random, settings } = parts;
  const routes = new Hono<GatewayEnv>();

  routes.post(calls.cardIdToRandomId.path, async (call) => {
    const { oneThingId } = askOf<"cardIdToRandomId">(call);
    if (!outside.faceCheck) throw new Refusal(501, words.notOpen);
    const person = personOf(call);
    demandRealName(person);
    const definition = content.byId(oneThingId);
    if (!definition) throw new Refusal(404, words.noSuchThing);
    const id = newId(random);
    const origin = originOf(call, settings);
    const reason = definition.oneThing.name;
    const { qrText, expiresAt } = await outside.faceCheck.begin({ id, person, reason, origin });
    const begun = await idempotentWrite(call, parts, async (trx, now) => {
      await addFaceCheck(trx, { id, ownerId: person.id, oneThingId, createdAt: now, expiresAt });
      return { randomId: id, qrText, expiresAt: formatDateTime(expiresAt) };
    });
    return answer<"cardIdToRandomId">(call, begun);
  });

  routes.post(calls.pcGetFaceResult.path, async (call) => {
    const { id } = askOf<"pcGetFaceResult">(call);
    const check = await findFaceCheck(database, personOf(call).id, id);
    if (!check) throw new Refusal(404, words.notFound);
    const state = await stateOf(check);
    await idempotentWrite(call, parts, async (trx, now) => {
      if (check.state === "waiting" && state !== "waiting") await endFaceCheck(trx, check, state, now);
    });
    // Read again, because another poll may have ended it meanwhile.
    const now = (await findFaceCheck(database, check.ownerId, id))?.state as FaceState;
    if (now === "waiting" || now === "confirmed") return answer<"pcGetFaceResult">(call, now === "confirmed");
    throw new Refusal(410, words.faceEnded[now], { state: now });
  });

  /** An ended check keeps its state; otherwise the outside system decides, until the code expires. */
  async function stateOf({ id, state, expiresAt }: FaceCheckRow): Promise<FaceState> {
    if (state !== "waiting") return state as FaceState;
    const said = (await outside.faceCheck?.look(id)) ?? "expired";
    return said === "waiting" && expiresAt <= clock.now() ? "expired" : said;
  }
  return routes;
}
