// In: the id in `/tListId?tid=` and the two lists. Out: its one-thing is activated, or the page is told that there is none (Spec 2).
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { SubjectItem } from "../../../engine/index.ts";
import { useSend } from "../../portal.ts";

/** True when the address named a one-thing that is in neither list. `subjects` undefined: still being loaded. */
export function useDeepLink(subjects: readonly SubjectItem[] | undefined): boolean {
  const [params, setParams] = useSearchParams();
  const send = useSend();
  const [unknown, setUnknown] = useState(false);
  const tid = params.get("tid");

  useEffect(() => {
    if (!tid || !subjects) return;
    const thing = subjects
      .flatMap(({ integrations }) => integrations)
      .find(({ oneThingId, code }) => oneThingId === tid || code === tid);
    setUnknown(!thing);
    // Used once: going back to the list must not activate it again.
    const rest = new URLSearchParams(params);
    rest.delete("tid");
    setParams(rest, { replace: true });
    if (thing) send({ type: "PICK", code: thing.code, oneThingId: thing.oneThingId, from: "list" });
  }, [tid, subjects, params, setParams, send]);

  return unknown;
}
