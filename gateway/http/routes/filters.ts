// Judges a choice by the newest definition: whether it may be handled, which matters, which materials.

import { Hono } from "hono";
import { todayInShanghai } from "../../../engine/check/calendar.ts";
import { calls } from "../../../engine/contract/calls.ts";
import { evaluate } from "../../../engine/declaration/evaluate.ts";
import type { ChoiceVerdict } from "../../../engine/declaration/wire/choice-verdict.ts";
import { recordOfFilter } from "../../../engine/declaration/wire/filter-ask.ts";
import { answer, askOf, type Call, type GatewayEnv, personOf } from "../../base/context.ts";
import { Refusal } from "../../base/refusal.ts";
import { words } from "../../base/texts.ts";
import { companyOf, companyWanted, principalFor } from "../../declaring/who-declares.ts";
import type { GatewayParts } from "../gateway-parts.ts";

/** Both calls judge the same request, each from its side; the portal makes them at once and waits for both. */
export function filterRoutes({
  clock,
  content,
  database,
}: Pick<GatewayParts, "clock" | "content" | "database">): Hono<GatewayEnv> {
  const routes = new Hono<GatewayEnv>();

  async function verdict(call: Call): Promise<ChoiceVerdict> {
    const ask = askOf<"handleCondition" | "filterBusiness">(call);
    const definition = content.byId(ask.oneThingId);
    if (!definition) throw new Refusal(404, words.noSuchThing);
    const person = personOf(call);
    const company = await companyOf(database, person, companyWanted(person, ask.formData.instanceId));
    const record = recordOfFilter(definition, ask, principalFor(person, company));
    return evaluate(definition, record, todayInShanghai(clock.now())).verdict;
  }

  routes.post(calls.handleCondition.path, async (call) =>
    answer<"handleCondition">(call, (await verdict(call)).condition),
  );
  routes.post(calls.filterBusiness.path, async (call) =>
    answer<"filterBusiness">(call, (await verdict(call)).business),
  );
  return routes;
}
