// Generates `stories/generated/`: a file of stories for each page of the one-things, or for a sample of six.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { readContent } from "../../content/read-content.ts";
import { ofDifferentShape } from "../../tests/people/different-shapes.ts";
import { sampleOf } from "./sample.ts";
import { storyFile } from "./story-file.ts";
import { storiesOf } from "./story-list.ts";

const root = resolve(import.meta.dirname, "../..");
/** The one-things that exist for tests and stories only. */
export const fixtures = resolve(root, "tests/fixtures/content");
const generated = resolve(import.meta.dirname, "../generated");

/** Enough to show every kind of step, page and part once. */
const six = 6;

/**
 * Regenerates `stories/generated/`; called before Storybook and its tests collect their files. A one-thing with an error
 * is left to `npm run check`; without any one-thing, the fixtures are used instead.
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

/** Leaves an unchanged file alone, because Storybook would reload it. */
function writeChanged(path: string, text: string): void {
  try {
    if (readFileSync(path, "utf8") === text) return;
  } catch {
    // The file does not exist yet.
  }
  writeFileSync(path, text);
}
