// Fetches the houses of the person who declares from the register of real estate.

import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import { openDraft } from "../../declaring/open-draft.ts";
import { whoDeclares } from "../../declaring/who-declares.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import type { Handle } from "../handle.ts";

export function houseInfoRoutes(handle: Handle, parts: GatewayParts): void {
  const { database, outside } = parts;

  handle("houseInfo", async ({ ask, person }) => {
    const { draftId } = ask;
    if (!outside.houseInfo) throw new Refusal(501, words.notOpen);
    const { draft, definition } = await openDraft(parts, person.id, draftId);
    const holder = await whoDeclares(database, person, draft);
    // Records that a declaration does not ask for are not disclosed.
    const wanted = definition.form.sections.some(({ from }) => from?.source === "house-info");
    if (!wanted) throw new Refusal(400, words.noHousesHere);
    return outside.houseInfo.houses(holder);
  });
}
