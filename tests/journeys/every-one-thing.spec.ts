// Walks every one-thing in a real browser from the guide to the receipt. The gates that forbid are opened, so that what lies behind them is walked too.
import { resolve } from "node:path";
import { test as base } from "@playwright/test";
import { readContent } from "../../content/read-content.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import type { Goal } from "../../workshop/answers/goal.ts";
import { ofDifferentShape } from "../people/different-shapes.ts";
import { handled } from "./setup/any-one-thing/handled.ts";
import { openedBuild } from "./setup/build.ts";
import { type PortalUnderTest, startPortal } from "./setup/portal-under-test.ts";

const { definitions } = readContent(resolve(import.meta.dirname, "../.."));
const sizeOf = ({ form }: Definition): number => form.sections.flatMap(({ fields }) => fields).length;
/** The largest first, so that no worker is left with one at the end. */
const all = [...definitions.values()]
  .map(({ definition }) => definition)
  .toSorted((one, other) => sizeOf(other) - sizeOf(one));

// A fixture of the worker: with a hook, each worker would get a third of the walks beforehand, and the first the largest.
const test = base.extend<object, { portal: PortalUnderTest }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which other fixtures are needed.
    async ({}, use) => {
      if (!process.env.OPENED) throw new Error("OPENED=1 builds the portal that is walked here.");
      // What is asked for here says nothing of the other journeys.
      const portal = await startPortal(openedBuild, { CALLS_MADE: "" });
      await use(portal);
      await portal.stop();
    },
    { scope: "worker" },
  ],
});

function walk({ oneThing: { code, name } }: Definition, fill: Goal["fill"], how = ""): void {
  test(`[1] ${code} ${name} is handled from its guide to the receipt${how}`, async ({ page, portal }) => {
    test.setTimeout(150_000);
    const loaded = definitions.get(code);
    if (!loaded) throw new Error(`${code} is gone.`);
    await handled(page, portal, loaded, { seed: 7, fill });
  });
}

for (const definition of ofDifferentShape(all, 1))
  walk(definition, "required", " with what is required alone");
for (const definition of all) walk(definition, "all");
