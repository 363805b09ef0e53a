// Lists the announcements of the whole portal that are shown today.

import { todayInShanghai } from "../../../engine/check/calendar.ts";
import type { GatewayParts } from "../gateway-parts.ts";
import type { Handle } from "../handle.ts";

export function announcementRoutes(
  handle: Handle,
  { clock, content }: Pick<GatewayParts, "clock" | "content">,
): void {
  handle("springFrame", () => {
    const today = todayInShanghai(clock.now());
    const shown = (content.catalogue.announcements ?? []).filter(
      ({ from, until }) => from <= today && today <= until,
    );
    return shown.map(({ id, title, html, where }) => ({ id, title, html, where }));
  });
}
