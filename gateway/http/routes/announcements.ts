// Lists the announcements of the whole portal that are shown today.

import { Hono } from "hono";
import { todayInShanghai } from "../../../engine/check/calendar.ts";
import { calls } from "../../../engine/contract/calls.ts";
import { answer, type GatewayEnv } from "../../base/context.ts";
import type { GatewayParts } from "../gateway-parts.ts";

export function announcementRoutes({
  clock,
  content,
}: Pick<GatewayParts, "clock" | "content">): Hono<GatewayEnv> {
  const routes = new Hono<GatewayEnv>();

  routes.post(calls.springFrame.path, (call) => {
    const today = todayInShanghai(clock.now());
    const shown = (content.catalogue.announcements ?? []).filter(
      ({ from, until }) => from <= today && today <= until,
    );
    return answer<"springFrame">(
      call,
      shown.map(({ id, title, html, where }) => ({ id, title, html, where })),
    );
  });
  return routes;
}
