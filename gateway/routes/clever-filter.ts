// Finds the one-things that fit a phrase in a person's own words.

import { Hono } from "hono";
import { todayInShanghai } from "../../engine/check/calendar.ts";
import { calls } from "../../engine/contract/calls.ts";
import { cleverSearch, type SearchText, searchTexts } from "../../engine/one-thing/search.ts";
import { answer, askOf, type GatewayEnv } from "../context.ts";
import { isListed, offeringOf } from "../declaring/offering.ts";
import type { Dependencies } from "../dependencies.ts";
import { oneThingItem } from "../views/one-thing-item.ts";

export function cleverFilterRoutes({
  clock,
  content,
}: Pick<Dependencies, "clock" | "content">): Hono<GatewayEnv> {
  const routes = new Hono<GatewayEnv>();
  // Prepared once, since a gateway's content does not change.
  let texts: SearchText[] | undefined;

  routes.post(calls.cleverFilter.path, (call) => {
    const { phrase } = askOf<"cleverFilter">(call);
    texts ??= content.newest.flatMap(({ oneThing }) => searchTexts(oneThing));
    const today = todayInShanghai(clock.now());
    const finds = cleverSearch(texts, phrase).flatMap(({ code, because }) => {
      const definition = content.byCode(code);
      if (!definition || !isListed(definition, today)) return [];
      return [{ thing: oneThingItem(definition, offeringOf(definition, content, today)), because }];
    });
    return answer<"cleverFilter">(call, finds);
  });
  return routes;
}
