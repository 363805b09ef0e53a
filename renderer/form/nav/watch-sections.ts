// Follows which sections of the form are in view, and which of them the person is looking at.
import { useEffect, useState } from "react";
import type { LiveForm } from "../../../engine/index.ts";
import { sectionId } from "../field-id.ts";

/** A section is current when it crosses this band in the upper third of the window. */
const upperThird = "-30% 0px -65% 0px";

export function useCurrentSection(keys: readonly string[]): [string, (section: string) => void] {
  const [current, setCurrent] = useState(keys[0] ?? "");
  const all = keys.join(" ");
  useEffect(
    () =>
      watch(all.split(" "), upperThird, (changed) => {
        const seen = changed.find(({ inside }) => inside);
        if (seen) setCurrent(seen.section);
      }),
    [all],
  );
  return [current, setCurrent];
}

/** Tells the form which of its sections are in view. */
export function useSeenSections(form: LiveForm, keys: readonly string[]): void {
  const all = keys.join(" ");
  useEffect(
    () =>
      watch(all.split(" "), "0px", (changed) => {
        for (const { section, inside } of changed) form.see(section, inside);
      }),
    [form, all],
  );
}

/** Tells of each section that comes or goes, at first of all; `margin` as IntersectionObserver's `rootMargin`. The result ends it. */
function watch(
  keys: readonly string[],
  margin: string,
  tell: (changed: { section: string; inside: boolean }[]) => void,
): () => void {
  const byElement = new Map<Element, string>();
  for (const key of keys) {
    const card = document.getElementById(sectionId(key))?.closest("section");
    if (card) byElement.set(card, key);
  }
  const observer = new IntersectionObserver(
    (entries) =>
      tell(
        entries.map(({ target, isIntersecting }) => ({
          section: byElement.get(target) ?? "",
          inside: isIntersecting,
        })),
      ),
    { rootMargin: margin },
  );
  for (const card of byElement.keys()) observer.observe(card);
  return () => observer.disconnect();
}
