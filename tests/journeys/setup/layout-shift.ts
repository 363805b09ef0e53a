// Adds up by how much pages move what is already there, without anybody having pressed anything.
import type { Page } from "@playwright/test";

export interface Shifts {
  /** Path → the sum of its shifts. */
  sums: Record<string, number>;
  /** Each of them, for whoever must find what moves. */
  told: string[];
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

type Tell = (path: string, value: number, moved: string) => void;

/** Watches every document of this page from the next one on; the result grows from then on. */
export async function shiftsOf(page: Page): Promise<Shifts> {
  const shifts: Shifts = { sums: {}, told: [] };
  const tell: Tell = (path, value, moved) => {
    shifts.sums[path] = (shifts.sums[path] ?? 0) + value;
    shifts.told.push(`${path} ${value.toFixed(3)} ${moved}`);
  };
  await page.exposeFunction("tellShift", tell);
  await page.addInitScript(() => {
    const { tellShift } = globalThis as unknown as { tellShift: Tell };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const words = node?.textContent?.slice(0, 20);
          return `${node?.nodeName} ${words} ${Math.round(previousRect.y)} → ${Math.round(currentRect.y)}`;
        });
        tellShift(location.pathname, value, moved.join("; "));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return shifts;
}
