// Walks one-things in a real browser from the guide to the receipt: one, or all of them in a long run.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test } from "@playwright/test";
import { readContent } from "../../content/read-content.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { ofDifferentShape } from "../people/different-shapes.ts";
import { handled } from "./setup/any-one-thing/handled.ts";
import { isOpen } from "./setup/any-one-thing/opened-content.ts";
import { buildOpened, openedBuild } from "./setup/build.ts";
import { type Built, type PortalUnderTest, startPortal } from "./setup/portal-under-test.ts";

const root = resolve(import.meta.dirname, "../..");
const fixtures = resolve(import.meta.dirname, "../fixtures/content");
const long = process.env.LONG === "1";
const seed = 7;
/** A short run answers only what is required. */
const fill = long ? "all" : "required";

const own = readContent(root).definitions;
const { definitions } = own.size > 0 ? { definitions: own } : readContent(fixtures);
const sizeOf = ({ form }: Definition): number => form.sections.flatMap(({ fields }) => fields).length;
/** The largest first, so that no worker is left with one at the end. */
const all = [...definitions.values()]
  .map(({ definition }) => definition)
  .toSorted((one, other) => sizeOf(other) - sizeOf(one));
const walked = long ? all : ofDifferentShape(all.filter(isOpen), 1);

let portal: PortalUnderTest;
let folder: string | undefined;

/** In a long run the gates that forbid are opened, so that what lies behind them is walked too. */
function built(): Built | "project" | "fixtures" {
  if (own.size === 0) return "fixtures";
  if (!long) return "project";
  if (process.env.OPENED) return openedBuild;
  folder = mkdtempSync(join(tmpdir(), "portal-opened-"));
  const opened = { content: join(folder, "content"), portal: join(folder, "portal") };
  buildOpened(opened);
  return opened;
}

test.beforeAll(async () => {
  test.setTimeout(300_000);
  portal = await startPortal(built());
});
test.afterAll(async () => {
  await portal.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

for (const definition of walked) {
  const { code, name } = definition.oneThing;
  test(`[1] ${code} ${name} is handled from its guide to the receipt`, async ({ page }) => {
    test.setTimeout(150_000);
    const loaded = definitions.get(code);
    if (!loaded) throw new Error(`${code} is gone.`);
    await handled(page, portal, loaded, { seed, fill });
  });
}
