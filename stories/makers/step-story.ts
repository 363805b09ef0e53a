// In: a one-thing, one of its steps and how far it is. Out: the story of that step, the declaration restored to that state.
import { loadDefinition } from "virtual:definitions";
import {
  type DeclarationRecord,
  type Definition,
  type LoadedDefinition,
  lastStep,
  principalOf,
  type StepName,
  type StepView,
  shownStep,
  stepPath,
} from "../../engine/index.ts";
import { applicationId, draftOf } from "../../tests/people/applications.ts";
import { filledRecord } from "../../tests/people/filled-record.ts";
import { people } from "../../tests/people/people.ts";
import { type Progress, recordAt } from "../../tests/people/record-at.ts";
import { type PageStory, type PageWish, pageStory } from "./page-story.tsx";
import { type Prepared, until } from "./prepared.ts";

export type { Progress } from "../../tests/people/record-at.ts";

type Declaring = "verified" | "legal-person";

const personOf = ({ definition }: LoadedDefinition): Declaring =>
  definition.companyRequired ? "legal-person" : "verified";

const fullRecords = new WeakMap<Definition, DeclarationRecord>();

/** Answering everything takes its time; every story of the one-thing begins with the same. */
function fullRecord(loaded: LoadedDefinition, person: Declaring): DeclarationRecord {
  const record = fullRecords.get(loaded.definition) ?? filledRecord(loaded, principalOf(people[person]));
  fullRecords.set(loaded.definition, record);
  return record;
}

/** A draft that stands at that step, and what session storage knows of it. */
async function draftAt(
  code: string,
  step: StepName,
  progress: Progress,
  { written = (definition) => definition }: PageWish,
): Promise<PageWish> {
  const { definition: usual, checks } = await loadDefinition(code);
  const loaded = { definition: written(usual), checks };
  const { definition } = loaded;
  const person = personOf(loaded);
  const full = fullRecord(loaded, person);
  const draft = draftOf(definition, recordAt(definition, full, step, progress));
  const { draftId, revision, declaration } = draft;
  const record = {
    draftId,
    revision,
    principal: {},
    choices: {},
    answers: {},
    materials: {},
    step: declaration.step,
  };
  const place = { furthest: step, changing: false, receipt: null, unsaved: false };
  const keys = { draftKey: "draft", submitKey: "submit" };
  const running = { code, definition: definition.version, record, ...place, ...keys };
  return {
    person,
    draft,
    stored: { version: 1, person: people[person].id, handling: null, declaration: running },
  };
}

/** The declaration runs and shows that step or the review. */
async function reached({ portal }: Prepared, view: StepView): Promise<void> {
  await until(portal, ({ declaration }) => {
    const snapshot = declaration?.getSnapshot();
    return snapshot !== undefined && shownStep(snapshot) === view;
  });
}

async function press({ portal }: Prepared, type: "NEXT" | "SUBMIT"): Promise<void> {
  portal.actor.getSnapshot().context.declaration?.send({ type });
}

/** `progress` "wrong": filled in badly, and the button to go on pressed. */
export function stepStory(code: string, step: StepName, progress: Progress, wish: PageWish = {}): PageStory {
  return declarationStory(code, step, progress, step, {
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

/** Its problems are shown; a step in which nothing can be wrong is left. */
async function judged({ portal }: Prepared, step: StepName): Promise<void> {
  await until(portal, ({ declaration }) => {
    const snapshot = declaration?.getSnapshot();
    return snapshot !== undefined && (snapshot.context.problems.length > 0 || shownStep(snapshot) !== step);
  });
}

/** Everything is filled in and read once more before it is submitted. */
export function reviewStory(code: string, last: StepName, wish: PageWish = {}): PageStory {
  return declarationStory(code, last, "filled", "review", {
    ...wish,
    before: async (prepared) => {
      await press(prepared, "NEXT");
      await reached(prepared, "review");
    },
  });
}

/** Submitted. */
export function doneStory(code: string, last: StepName, wish: PageWish = {}): PageStory {
  return declarationStory(code, last, "filled", "done", {
    ...wish,
    before: async (prepared) => {
      await press(prepared, "NEXT");
      await reached(prepared, "review");
      await press(prepared, "SUBMIT");
      await reached(prepared, "done");
    },
  });
}

function declarationStory(
  code: string,
  step: StepName,
  progress: Progress,
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
      after,
    });
  // The definition is loaded when the story is opened, not when its file is read.
  const { render, play } = story({});
  return {
    loaders: [
      async (context) => {
        const [load] = [story(await draftAt(code, step, progress, wish)).loaders].flat();
        return load?.(context);
      },
    ],
    render,
    play,
  };
}

/** The details of a submitted declaration. */
export function submittedStory(code: string, wish: PageWish = {}): PageStory {
  const path = `/my/thing/${applicationId}`;
  const { render, play } = pageStory(path, wish);
  return {
    loaders: [
      async (context) => {
        const { definition } = await loadDefinition(code);
        const { person, draft } = await draftAt(code, lastStep(definition.oneThing), "filled", wish);
        const [load] = [pageStory(path, { person, draft, ...wish }).loaders].flat();
        return load?.(context);
      },
    ],
    render,
    play,
  };
}
