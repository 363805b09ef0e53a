// Fetches the houses of the person who declares from the register of real estate.

import { Hono } from "hono";
import { calls } from "../../../engine/contract/calls.ts";
import { answer, askOf, type GatewayEnv, personOf } from "../../base/context.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import { openDraft } from "../../declaring/open-draft.ts";
import { whoDeclares } from "../../declaring/who-declares.ts";
import type { GatewayParts } from "../gateway-parts.ts";

export function houseInfoRoutes(parts: GatewayParts): Hono<GatewayEnv> {
  const { database, outside } = parts;
  const routes = new Hono<GatewayEnv>();

  routes.post(calls.houseInfo.path, async (call) => {
    const { draftId } = askOf<"houseInfo">(call);
    if (!outside.houseInfo) throw new Refusal(501, words.notOpen);
    const person = personOf(call);
    const { draft, definition } = await openDraft(parts, person.id, draftId);
    const holder = await whoDeclares(database, person, draft);
    // Records that a declaration does not ask for are not disclosed.
    const wanted = definition.form.sections.some(({ from }) => from?.source === "house-info");
    if (!wanted) throw new Refusal(400, words.noHousesHere);
    return answer<"houseInfo">(call, await outside.houseInfo.houses(holder));
  });
  return routes;
}
