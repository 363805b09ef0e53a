// The one-things go in; for each, or for six of different shape, a guide story and one file of stories a step come out in `stories/generated/`.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { flowSteps, lastStep, type OneThing, type StepName, stepBar } from "../../engine/index.ts";
import { readContent } from "../../gateway/content/read-content.ts";
import { ofDifferentShape } from "../../tests/people/different-shapes.ts";

const root = resolve(import.meta.dirname, "../..");
/** Two one-things that only tests and stories know. */
export const fixtures = resolve(root, "tests/fixtures/content");
const generated = resolve(import.meta.dirname, "../generated");

/** Story's export → its Chinese name and the call that makes it. */
type Stories = Record<string, { name: string; made: string }>;

const progresses = {
  Blank: { name: "空白", progress: "blank" },
  Filled: { name: "已填写", progress: "filled" },
  WithProblems: { name: "有错误", progress: "wrong" },
};

/** Enough to see every kind of step, page and part once. */
const six = 6;

/**
 * Makes `stories/generated/` anew; called before Storybook and its tests collect their files. A one-thing that is
 * wrong is left to `npm run check`; where there is none, the fixtures stand for them.
 */
export function generateStories({ all }: { all: boolean }): void {
  mkdirSync(generated, { recursive: true });
  const own = [...readContent(root).definitions.values()];
  const known = own.length > 0 ? own : [...readContent(fixtures).definitions.values()];
  const definitions = known.map(({ definition }) => definition);
  const chosen = all ? definitions : ofDifferentShape(definitions, six);
  const wanted = new Map(chosen.flatMap(({ oneThing }) => filesOf(oneThing)));
  for (const name of readdirSync(generated)) if (!wanted.has(name)) rmSync(resolve(generated, name));
  for (const [name, text] of wanted) writeChanged(resolve(generated, name), text);
}

/** A file that stays the same is not touched: Storybook would reload it. */
function writeChanged(path: string, text: string): void {
  try {
    if (readFileSync(path, "utf8") === text) return;
  } catch {
    // It is not there yet.
  }
  writeFileSync(path, text);
}

function filesOf(oneThing: OneThing): [string, string][] {
  const { code, name } = oneThing;
  const labels = new Map(stepBar(oneThing, "done").map((step) => [step.name, step.label]));
  const quoted = JSON.stringify(code);
  const last = JSON.stringify(lastStep(oneThing));
  const guide = { Guide: { name: "办事指南", made: `guideStory(${quoted})` } };
  const review = { Review: { name: "核对", made: `reviewStory(${quoted}, ${last})` } };
  const file = (part: string, label: string, stories: Stories): [string, string] => [
    `${code}.${part}.stories.tsx`,
    fileText(`一件事/${name}/${label}`, stories),
  ];
  return [
    file("guide", "办事指南", guide),
    ...flowSteps(oneThing).map((step) =>
      file(
        step,
        labels.get(step) ?? step,
        step === "done" ? doneStories(quoted, last) : stepStories(quoted, step),
      ),
    ),
    file("review", "核对", review),
  ];
}

function stepStories(code: string, step: StepName): Stories {
  const { Filled } = progresses;
  // Nothing is typed where it is only confirmed.
  const shown = step === "confirm-info" ? { Filled } : progresses;
  return Object.fromEntries(
    Object.entries(shown).map(([key, { name, progress }]) => [
      key,
      { name, made: `stepStory(${code}, ${JSON.stringify(step)}, ${JSON.stringify(progress)})` },
    ]),
  );
}

function doneStories(code: string, last: string): Stories {
  return { Done: { name: "已提交", made: `doneStory(${code}, ${last})` } };
}

function fileText(title: string, stories: Stories): string {
  const made = Object.values(stories).map((story) => story.made);
  const makers = ["guideStory", "stepStory", "reviewStory", "doneStory"].filter((maker) =>
    made.some((call) => call.startsWith(maker)),
  );
  return `// Made by stories/config/generate.ts: changes here are lost.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ${makers.join(", ")} } from "../makers/index.ts";

export default { title: ${JSON.stringify(title)} } satisfies Meta;

${Object.entries(stories)
  .map(
    ([key, { name, made: call }]) =>
      `export const ${key}: StoryObj = { name: ${JSON.stringify(name)}, ...${call} };`,
  )
  .join("\n")}
`;
}
