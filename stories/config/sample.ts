// The pages of several one-things go in; some of their stories come out: each kind once, in turns of one one-thing after the other.
import type { StoryPage } from "./story-list.ts";

/** Page → the states that a short run of the tests looks at; the others are near to one of these, or have stories of their own kind. */
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

/** Whichever one-thing has been taken least shows the next kind; of equals the earlier one. */
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
