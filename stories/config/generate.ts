// The one-things go in; for each of their pages a file of stories comes out in `stories/generated/`, or for a sample of six.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { readContent } from "../../content/read-content.ts";
import { ofDifferentShape } from "../../tests/people/different-shapes.ts";
import { sampleOf } from "./sample.ts";
import { storyFile } from "./story-file.ts";
import { storiesOf } from "./story-list.ts";

const root = resolve(import.meta.dirname, "../..");
/** The one-things that only tests and stories know. */
export const fixtures = resolve(root, "tests/fixtures/content");
const generated = resolve(import.meta.dirname, "../generated");

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
  const pages = chosen.map(({ oneThing }) => storiesOf(oneThing));
  const wanted = new Map((all ? pages.flat() : sampleOf(pages)).map(storyFile));
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
