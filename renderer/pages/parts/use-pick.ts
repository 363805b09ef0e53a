// Turns a plain click on a one-thing's link into the rules of handling (Spec 4); other clicks are left to the browser.
import type { MouseEvent } from "react";
import type { OneThingItem } from "../../../engine/portal/index.ts";
import { useSend } from "../../portal.ts";
import { places } from "./places.ts";

/** Address and click handler of a link that picks a one-thing; a new tab opens its guide, which applies the same rules. */
export function usePick(from: "list" | "home") {
  const send = useSend();
  return ({ code, oneThingId }: Pick<OneThingItem, "code" | "oneThingId">) => ({
    to: places.guide(code),
    onClick: (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      send({ type: "PICK", code, oneThingId, from });
    },
  });
}
