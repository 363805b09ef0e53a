// Judges a choice by the newest definition: whether it may be handled, which matters, which materials.

import { todayInShanghai } from "../../../engine/check/calendar.ts";
import { evaluate } from "../../../engine/declaration/evaluate.ts";
import type { ChoiceVerdict } from "../../../engine/declaration/wire/choice-verdict.ts";
import { recordOfFilter } from "../../../engine/declaration/wire/filter-ask.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import { companyOf, companyWanted, principalFor } from "../../declaring/who-declares.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import type { Given, Handle } from "../handle.ts";

/** Both calls judge the same request, each from its side; the portal makes them at once and waits for both. */
export function filterRoutes(
  handle: Handle,
  { clock, content, database }: Pick<GatewayParts, "clock" | "content" | "database">,
): void {
  async function verdict({
    ask,
    person,
  }: Pick<Given<"handleCondition" | "filterBusiness">, "ask" | "person">): Promise<ChoiceVerdict> {
    const definition = content.byId(ask.oneThingId);
    if (!definition) throw new Refusal(404, words.noSuchThing);
    const company = await companyOf(database, person, companyWanted(person, ask.formData.instanceId));
    const record = recordOfFilter(definition, ask, principalFor(person, company));
    return evaluate(definition, record, todayInShanghai(clock.now())).verdict;
  }

  handle("handleCondition", async (given) => (await verdict(given)).condition);
  handle("filterBusiness", async (given) => (await verdict(given)).business);
}
