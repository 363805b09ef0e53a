// Follows which section the person is looking at while scrolling.
import { useEffect, useState } from "react";
import { sectionId } from "../field-id.ts";

/** A section is current when it crosses this band in the upper third of the window. */
const upperThird = "-30% 0px -65% 0px";

export function useCurrentSection(keys: readonly string[]): [string, (section: string) => void] {
  const [current, setCurrent] = useState(keys[0] ?? "");
  const all = keys.join(" ");
  useEffect(() => {
    const byElement = new Map<Element, string>();
    for (const key of all.split(" ")) {
      const card = document.getElementById(sectionId(key))?.closest("section");
      if (card) byElement.set(card, key);
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        const key = seen && byElement.get(seen.target);
        if (key) setCurrent(key);
      },
      { rootMargin: upperThird },
    );
    for (const card of byElement.keys()) observer.observe(card);
    return () => observer.disconnect();
  }, [all]);
  return [current, setCurrent];
}
