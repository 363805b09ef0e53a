// In: a one-thing, one of its steps and what is wrong there. Out: the story in which the citizen pressed on and the page says it.
import { expect, waitFor } from "storybook/test";
import type { DeclarationRecord, LoadedDefinition, StepName } from "../../engine/index.ts";
import { expectSaid } from "./on-page.ts";
import type { PageStory, PageWish } from "./page-story.tsx";
import { declarationStory, judged, press, toReview } from "./step-story.ts";
import {
  filesTooLarge,
  forbidden,
  missing,
  ruleBroken,
  typedWrongly,
  type Wrong,
  type Wronging,
} from "./wrong-records.ts";

/** Everything required is empty. */
export const missingStory = (code: string, step: StepName, wish?: PageWish): PageStory =>
  problemStory(code, step, missing(step), wish);

/** Each field that can be typed wrongly is. */
export const mistypedStory = (code: string, step: StepName, wish?: PageWish): PageStory =>
  problemStory(code, step, typedWrongly(step), wish);

/** An option is chosen that stops here. */
export const forbiddenStory = (code: string, step: StepName, question: string, option: string): PageStory =>
  problemStory(code, step, forbidden(step, question, option));

/** Exactly this rule speaks. */
export const ruleStory = (code: string, step: StepName, rule: string): PageStory =>
  problemStory(code, step, ruleBroken(step, rule));

/** Every file is larger than it may be. */
export const tooLargeStory = (code: string, step: StepName): PageStory =>
  problemStory(code, step, filesTooLarge(step));

function problemStory(code: string, step: StepName, wronging: Wronging, wish: PageWish = {}): PageStory {
  const [staging, wrong] = remembered(wronging);
  return declarationStory(code, step, staging, step, {
    ...wish,
    after: async (prepared) => {
      // Where nothing can be wrong the step stays as it is.
      if (wrong().said.length === 0) return;
      await press(prepared, "NEXT");
      await judged(prepared, step);
      await expectSaid(wrong().said, wrong().alone);
      await wish.after?.(prepared);
    },
  });
}

/** A rule that only warns speaks alone where everything is read once more. */
export function warningStory(code: string, last: StepName, rule: string): PageStory {
  const [staging, wrong] = remembered(ruleBroken(last, rule));
  return declarationStory(code, last, staging, "review", {
    before: toReview,
    after: () =>
      waitFor(() => {
        const page = document.querySelector("main")?.textContent ?? "";
        expect(wrong().said.filter(({ words }) => !page.includes(words))).toEqual([]);
      }),
  });
}

/** What the story must say is known once its record is made. */
function remembered(
  wronging: Wronging,
): [(loaded: LoadedDefinition, full: DeclarationRecord) => DeclarationRecord, () => Wrong] {
  let made: Wrong | undefined;
  return [
    (loaded, full) => {
      made = wronging(loaded, full);
      return made.record;
    },
    () => {
      if (!made) throw new Error("The record was not made.");
      return made;
    },
  ];
}
