// Makes the story of a step with something wrong in it: the citizen has pressed on, and the page says what is wrong.
import { expect, waitFor } from "storybook/test";
import type { DeclarationRecord, StepName } from "../../engine/index.ts";
import type { LoadedDefinition } from "../../engine/portal/index.ts";
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

/** Each field that can be mistyped is mistyped. */
export const mistypedStory = (code: string, step: StepName, wish?: PageWish): PageStory =>
  problemStory(code, step, typedWrongly(step), wish);

/** A chosen option forbids going on. */
export const forbiddenStory = (code: string, step: StepName, question: string, option: string): PageStory =>
  problemStory(code, step, forbidden(step, question, option));

/** Exactly this rule is broken. */
export const ruleStory = (code: string, step: StepName, rule: string): PageStory =>
  problemStory(code, step, ruleBroken(step, rule));

/** Every file is larger than allowed. */
export const tooLargeStory = (code: string, step: StepName): PageStory =>
  problemStory(code, step, filesTooLarge(step));

function problemStory(code: string, step: StepName, wronging: Wronging, wish: PageWish = {}): PageStory {
  const [staging, wrong] = remembered(wronging);
  return declarationStory(code, step, staging, step, {
    ...wish,
    after: async (prepared) => {
      // If nothing can be wrong, the step stays as it is.
      if (wrong().said.length === 0) return;
      await press(prepared, "NEXT");
      await judged(prepared, step);
      await expectSaid(wrong().said, wrong().alone);
      await wish.after?.(prepared);
    },
  });
}

/** A rule that only warns is shown alone on the review. */
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

/** What the story must show is known once its record is made. */
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
