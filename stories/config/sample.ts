// Picks a sample from the stories of several one-things: each kind once, taken from the one-things in turn.
import type { StoryPage } from "./story-list.ts";

/** Page → the states in a short test run; the others are similar to one of these, or have stories of their own. */
const looked: Record<string, string[]> = {
  "select-items": ["Blank", "Filled", "Missing", "Forbidden", "PhoneWrong"],
  "confirm-info": ["Filled"],
  "one-form": [
    ...["Blank", "Filled", "Missing", "Mistyped", "WithProblems", "Rule", "Forbidden"],
    ...["SavedDraft", "LongTexts", "PhoneWrong", "Elder"],
  ],
  sign: ["Blank", "Filled", "Missing"],
  "submit-materials": ["Blank", "Filled", "Missing", "TooLarge", "LongTexts", "Phone"],
  review: ["Review", "Rule", "LongTexts", "Phone"],
  done: ["Done"],
  details: ["ReadOnly", "Phone"],
};

const kindOf = (key: string): string => key.split("_", 1)[0] ?? key;

/** The one-thing used least shows the next kind; if equal, the earlier one. */
export function sampleOf(oneThings: readonly StoryPage[][]): StoryPage[] {
  const taken = oneThings.map(() => 0);
  const kept = new Map<StoryPage, StoryPage>();
  for (const [part, kinds] of Object.entries(looked))
    for (const kind of kinds) {
      const found = oneThings.flatMap((pages, at) => {
        const page = pages.find((one) => one.part === part);
        const story = page?.stories.find(({ key }) => kindOf(key) === kind);
        return page && story ? [{ at, page, story }] : [];
      });
      const [first, ...others] = found;
      if (!first) continue;
      const times = ({ at }: typeof first) => taken[at] ?? 0;
      const { at, page, story } = others.reduce((so, one) => (times(one) < times(so) ? one : so), first);
      taken[at] = (taken[at] ?? 0) + 1;
      const before = kept.get(page)?.stories ?? [];
      kept.set(page, { ...page, stories: [...before, story] });
    }
  return [...kept.values()];
}
