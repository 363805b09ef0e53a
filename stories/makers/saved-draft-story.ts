// Makes the story of a step that is restored from a draft at the gateway.
import { expect } from "storybook/test";
import type { DeclarationRecord, StepName } from "../../engine/index.ts";
import { draftId } from "../../tests/people/applications.ts";
import { recordAt } from "../../tests/people/record-at.ts";
import { keptDraft } from "./kept-draft.ts";
import { expectWithinWidth } from "./on-page.ts";
import { type PageStory, type PageWish, pageStory } from "./page-story.tsx";
import { type Prepared, until } from "./prepared.ts";
import { reached } from "./step-story.ts";

/** 继续办理 on the guide: the page knows nothing about the declaration except the draft. */
export function savedDraftStory(code: string, step: StepName, wish: PageWish = {}): PageStory {
  let kept: DeclarationRecord | undefined;
  const story = (drawn: PageWish) =>
    pageStory(`/guide/${code}`, {
      ...drawn,
      ...wish,
      after: async (prepared) => {
        await resumed(prepared, code);
        await reached(prepared, step);
        const back = prepared.portal.actor.getSnapshot().context.session?.actor.getSnapshot().context.record;
        expect(written(back)).toEqual(written(kept));
        await wish.after?.(prepared);
        expectWithinWidth();
      },
    });
  const { render, play } = story({});
  return {
    loaders: [
      async (context) => {
        const { person, draft, record } = await keptDraft(
          code,
          ({ definition }, full) => recordAt(definition, full, step, "filled"),
          wish,
        );
        kept = record;
        const [load] = [story({ person, draft }).loaders].flat();
        return load?.(context);
      },
    ],
    render,
    play,
  };
}

/** What a person wrote or handed in; lists without rows and missing materials do not count. */
function written(record: DeclarationRecord | undefined) {
  const { choices, answers = {}, materials = {} } = { ...record };
  const filled = Object.entries(answers).filter(([, held]) => !Array.isArray(held) || held.length > 0);
  const given = Object.entries(materials).filter(([, { files, licence }]) => files.length > 0 || licence);
  return { choices, answers: Object.fromEntries(filled), materials: Object.fromEntries(given) };
}

/** Passes the face check if there is one. */
async function resumed({ portal }: Prepared, code: string): Promise<void> {
  const { handling } = portal;
  const watching = handling.subscribe((snapshot) => {
    if (snapshot.matches("checkingFace")) handling.send({ type: "FACE_CONFIRMED" });
  });
  portal.send({ type: "RESUME", code, draftId });
  await until(portal, ({ session }) => session !== null);
  watching.unsubscribe();
}
