// Measures in boxes what a page draws: sizes of text, widths, columns, and what stands below what.
import { expect, type Locator, type Page } from "@playwright/test";

/** The windows in which the look is drawn; 长辈版 in a laptop's. A table of sizes has its figures in this order. */
export const views = [
  { name: "at 1366", width: 1366, height: 768, elder: false },
  { name: "at 1920", width: 1920, height: 1080, elder: false },
  { name: "at 390", width: 390, height: 844, elder: false },
  { name: "in 长辈版", width: 1366, height: 768, elder: true },
] as const;

/** One figure for every view, or the figures of the four. */
type Drawn = number | readonly [at1366: number, at1920: number, at390: number, elder: number];

const measures = {
  /** Size of its text. */
  font: (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize),
  width: (element: Element) => element.getBoundingClientRect().width,
  height: (element: Element) => element.getBoundingClientRect().height,
  /** From the left edge of the window. */
  left: (element: Element) => element.getBoundingClientRect().left,
  /** How many columns its grid has; what is known already takes them all. */
  tracks: (element: Element) => getComputedStyle(element).gridTemplateColumns.split(" ").length,
  /** How many of its children stand in the first row. */
  columns: (element: Element) => {
    const tops = [...element.children]
      .map((child) => child.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ top }) => top);
    return tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 2).length;
  },
} satisfies Record<string, (element: Element) => number>;

/** What the look says of a part, in CSS pixels. */
export interface Part extends Partial<Record<keyof typeof measures, Drawn>> {
  of: Locator;
}

/** Compares each part with what the look says, in all four views; all deviations are told together. */
export async function expectDrawn(page: Page, screen: string, parts: Record<string, Part>): Promise<void> {
  for (const [at, view] of views.entries()) {
    await show(page, view);
    const said: Record<string, number> = {};
    const seen: Record<string, number> = {};
    for (const [name, { of, ...drawn }] of Object.entries(parts)) {
      for (const [measure, figures] of Object.entries(drawn)) {
        const what = `${measure} of ${name}`;
        said[what] = typeof figures === "number" ? figures : (figures[at] ?? 0);
        seen[what] = Math.round(await of.first().evaluate(measures[measure as keyof typeof measures]));
      }
    }
    expect.soft(seen, `${screen} ${view.name}`).toEqual(said);
  }
  await show(page, views[0]);
}

/** The sections' headings on a phone, in the order in which they are seen: by row, and in a row from the left. */
export async function sections(page: Page): Promise<string[]> {
  await show(page, views[2]);
  const places = await page.locator("main h2:visible").evaluateAll((all) =>
    all.map((element) => {
      const { top, left } = element.getBoundingClientRect();
      return { words: element.textContent ?? "", top: Math.round(top), left };
    }),
  );
  await show(page, views[0]);
  return places.sort((one, other) => one.top - other.top || one.left - other.left).map(({ words }) => words);
}

async function show(page: Page, { width, height, elder }: (typeof views)[number]): Promise<void> {
  await page.setViewportSize({ width, height });
  const mode = page.getByRole("switch", { name: "长辈版" });
  if ((await mode.isChecked()) !== elder) await mode.click();
  await expect(mode).toBeChecked({ checked: elder });
}
