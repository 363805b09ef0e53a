// In: the head of the page and how the application stands. Out: nothing; when it stands otherwise and the focus went with what was pressed, the h1 takes it.
import { type RefObject, useEffect, useRef } from "react";
import type { ApplicationDetail } from "../../../engine/index.ts";

export function useMovedOn(
  head: RefObject<HTMLElement | null>,
  status: ApplicationDetail["status"],
  matters: ApplicationDetail["matters"],
): void {
  const now = [status, ...matters.map((matter) => matter.status)].join(" ");
  const last = useRef(now);
  useEffect(() => {
    const moved = last.current !== now;
    last.current = now;
    if (moved && document.activeElement === document.body) head.current?.querySelector("h1")?.focus();
  }, [head, now]);
}
