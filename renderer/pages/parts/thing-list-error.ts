// Raises 'thingList error' when the lists of one-things cannot be loaded (Spec 8).
import { useEffect } from "react";
import { usePortalParts } from "../../portal.ts";

/** Only its name is reported: the words for the citizen are on the page. */
class ThingListError extends Error {
  override readonly name = "thingList error";
}

/** Once for each time that one of a page's lists fails. */
export function useThingListError(...lists: readonly { status: string }[]): void {
  const failed = lists.some(({ status }) => status === "failed");
  const { report } = usePortalParts();
  useEffect(() => {
    if (failed) report(new ThingListError());
  }, [failed, report]);
}
