// Walks every one-thing in a real browser from the guide to the receipt. The gates that forbid are opened, so that what lies behind them is walked too.
import { resolve } from "node:path";
import { readContent } from "../../content/read-content.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import type { Goal } from "../../workshop/answers/goal.ts";
import { ofDifferentShape } from "../people/different-shapes.ts";
import { handled } from "./setup/any-one-thing/handled.ts";
import { openedBuild } from "./setup/build.ts";
import { unrecorded } from "./setup/portal-under-test.ts";
import { testOn } from "./setup/shared-portal.ts";

const { definitions } = readContent(resolve(import.meta.dirname, "../.."));
const sizeOf = ({ form }: Definition): number => form.sections.flatMap(({ fields }) => fields).length;
/** The largest first, so that no worker is left with one at the end. */
const all = [...definitions.values()]
  .map(({ definition }) => definition)
  .toSorted((one, other) => sizeOf(other) - sizeOf(one));

const test = testOn(openedBuild, unrecorded);

interface Way extends Goal {
  /** Comes with a session instead of passing the login's page. */
  loggedIn: boolean;
  title: string;
}

function walk({ oneThing: { code, name } }: Definition, { title, loggedIn, ...goal }: Way): void {
  test(`[1] ${code} ${name} ${title}`, async ({ page, portal, cookies }) => {
    test.setTimeout(150_000);
    if (!process.env.OPENED) throw new Error("OPENED=1 builds the portal that is walked here.");
    const loaded = definitions.get(code);
    if (!loaded) throw new Error(`${code} is gone.`);
    if (loggedIn) await page.context().addCookies(cookies);
    await handled(page, portal, loaded, { seed: 7, loggedIn, ...goal });
  });
}

const title = "is handled from its guide to the receipt";
for (const definition of ofDifferentShape(all, 1))
  walk(definition, { title: `${title} with what is required alone`, fill: "required", loggedIn: false });
for (const definition of all) walk(definition, { title, fill: "all", loggedIn: true });
