// Makes the story of a step: the declaration is restored in a given state of progress.
import { loadDefinition } from "virtual:definitions";
import { lastStep, type StepName, type StepView, shownStep, stepPath } from "../../engine/index.ts";
import { applicationId } from "../../tests/people/applications.ts";
import { type Progress as Filling, recordAt } from "../../tests/people/record-at.ts";
import { keptDraft, type Staging } from "./kept-draft.ts";
import { longRecord } from "./long-record.ts";
import { expectWithinWidth } from "./on-page.ts";
import { type PageStory, type PageWish, pageStory } from "./page-story.tsx";
import { type Prepared, until } from "./prepared.ts";

/** `long`: filled in, with every text as long as allowed. */
export type Progress = Filling | "long";

const standing =
  (step: StepName, progress: Progress): Staging =>
  (loaded, full) =>
    progress === "long"
      ? recordAt(loaded.definition, longRecord(loaded, full), step, "filled")
      : recordAt(loaded.definition, full, step, progress);

/** Waits until the declaration runs and shows that step or the review. */
export async function reached({ portal }: Prepared, view: StepView): Promise<void> {
  await until(portal, ({ session }) => {
    const snapshot = session?.actor.getSnapshot();
    return snapshot !== undefined && shownStep(snapshot) === view;
  });
}

export async function press({ portal }: Prepared, type: "NEXT" | "SUBMIT"): Promise<void> {
  portal.actor.getSnapshot().context.session?.actor.send({ type });
}

/** `progress` "wrong": filled in badly, and the button to go on was pressed. */
export function stepStory(code: string, step: StepName, progress: Progress, wish: PageWish = {}): PageStory {
  return declarationStory(code, step, standing(step, progress), step, {
    ...wish,
    ...(progress === "wrong" && {
      after: async (prepared) => {
        await press(prepared, "NEXT");
        await judged(prepared, step);
        await wish.after?.(prepared);
      },
    }),
  });
}

/** Waits until its problems are shown; a step in which nothing can be wrong is left instead. */
export async function judged({ portal }: Prepared, step: StepName): Promise<void> {
  await until(portal, ({ session }) => {
    const snapshot = session?.actor.getSnapshot();
    return snapshot !== undefined && (snapshot.context.problems.length > 0 || shownStep(snapshot) !== step);
  });
}

/** Goes from the last step to the review. */
export async function toReview(prepared: Prepared): Promise<void> {
  await press(prepared, "NEXT");
  await reached(prepared, "review");
}

/** Everything is filled in and shown on the review. */
export function reviewStory(
  code: string,
  last: StepName,
  wish: PageWish = {},
  progress: "filled" | "long" = "filled",
): PageStory {
  return declarationStory(code, last, standing(last, progress), "review", { ...wish, before: toReview });
}

/** The declaration is submitted. */
export function doneStory(code: string, last: StepName, wish: PageWish = {}): PageStory {
  return declarationStory(code, last, standing(last, "filled"), "done", {
    ...wish,
    before: async (prepared) => {
      await toReview(prepared);
      await press(prepared, "SUBMIT");
      await reached(prepared, "done");
    },
  });
}

/** The prepared declaration, moved on to `view`; none of its pages may be wider than the screen. */
export function declarationStory(
  code: string,
  step: StepName,
  staging: Staging,
  view: StepView,
  wish: PageWish,
): PageStory {
  const { before, after, address = stepPath(view), ...world } = wish;
  const story = (drawn: PageWish) =>
    pageStory(address, {
      ...drawn,
      ...world,
      before: async (prepared) => {
        prepared.portal.send({ type: "OPEN_STEP", step });
        await reached(prepared, step);
        await before?.(prepared);
      },
      after: async (prepared) => {
        await after?.(prepared);
        expectWithinWidth();
      },
    });
  // The definition loads when the story is opened, not when its file is read.
  const { parameters, render, play } = story({});
  return {
    parameters,
    loaders: [
      async (context) => {
        const { person, draft, stored } = await keptDraft(code, staging, wish);
        const [load] = [story({ person, draft, stored }).loaders].flat();
        return load?.(context);
      },
    ],
    render,
    play,
  };
}

/** The details of a submitted declaration. */
export function submittedStory(
  code: string,
  wish: PageWish = {},
  progress: "filled" | "long" = "filled",
): PageStory {
  const path = `/my/thing/${applicationId}`;
  const { parameters, render, play } = pageStory(path, {
    ...wish,
    after: async (prepared) => {
      await wish.after?.(prepared);
      expectWithinWidth();
    },
  });
  return {
    parameters,
    loaders: [
      async (context) => {
        const { definition } = await loadDefinition(code);
        const staging = standing(lastStep(definition.oneThing), progress);
        const { person, draft } = await keptDraft(code, staging, wish);
        const [load] = [pageStory(path, { person, draft, ...wish }).loaders].flat();
        return load?.(context);
      },
    ],
    render,
    play,
  };
}
