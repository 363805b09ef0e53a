// A phrase in a person's own words goes in; the one-things that fit it come out, the nearest first.

import { Hono } from "hono";
import { cleverSearch, type SearchText, searchTexts } from "../../engine/one-thing/clever-search.ts";
import { answer, askOf, type GatewayEnv } from "../context.ts";
import { contracts } from "../contracts.ts";
import { oneThingItem } from "../one-thing-item.ts";
import type { GatewayParts } from "../parts.ts";

export function cleverFilterRoutes({ content }: Pick<GatewayParts, "content">): Hono<GatewayEnv> {
  const routes = new Hono<GatewayEnv>();
  // Prepared once: the content of a gateway does not change.
  let texts: SearchText[] | undefined;

  routes.post(contracts.cleverFilter.path, (call) => {
    const { phrase } = askOf<{ phrase: string }>(call);
    texts ??= content.newest.flatMap(({ oneThing }) => searchTexts(oneThing));
    const finds = cleverSearch(texts, phrase).flatMap(({ code, because }) => {
      const definition = content.byCode(code);
      return definition ? [{ thing: oneThingItem(definition), because }] : [];
    });
    return answer(call, finds);
  });
  return routes;
}
