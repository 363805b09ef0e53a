// In: the page of the list that is shown. Out: the ref of its last line, which takes the focus when the row that had it goes (the h1 where no row is left).
import { type RefObject, useEffect, useRef } from "react";
import type { ApplicationPage } from "../../../engine/index.ts";

/** Another page of the list begins at its top. */
export function useKeptPlace(
  shown: ApplicationPage | undefined,
  page: number,
): RefObject<HTMLParagraphElement | null> {
  const line = useRef<HTMLParagraphElement>(null);
  const last = useRef({ page, count: shown?.items.length ?? 0 });
  useEffect(() => {
    if (last.current.page !== page) window.scrollTo(0, 0);
    last.current.page = page;
  }, [page]);
  useEffect(() => {
    const count = shown?.items.length ?? 0;
    const fewer = count < last.current.count;
    last.current.count = count;
    if (!fewer || document.activeElement !== document.body) return;
    (line.current ?? document.querySelector("h1"))?.focus({ preventScroll: true });
  }, [shown]);
  return line;
}
