// Follows the guide for service designers word for word, builds the portal over the result, and handles its one-thing in a real browser to the receipt.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { readContent } from "../../content/read-content.ts";
import { beforeTheGuide, followGuide, guideCode } from "../flows/setup/follow-guide.ts";
import { handled } from "./setup/any-one-thing/handled.ts";
import { buildContent } from "./setup/build.ts";
import { type PortalUnderTest, startPortal, unrecorded } from "./setup/portal-under-test.ts";

// One build is enough for both.
test.describe.configure({ mode: "default" });

let folder: string;
let content: string;
let portal: PortalUnderTest;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), "portal-guide-"));
  content = join(folder, "content");
  beforeTheGuide(content);
  followGuide(content);
  buildContent(content, join(folder, "portal"));
  portal = await startPortal({ content, portal: join(folder, "portal") }, unrecorded);
});
test.afterAll(async () => {
  await portal?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The choice that the guide makes for its reader, and the other one. */
const walks: Record<string, string>[] = [
  { goods: "food", fire: "yes", place: "market" },
  { goods: "things", place: "road" },
];

for (const choices of walks) {
  test(`[5, 10.15] the guide ends with a one-thing that is handled to the receipt: ${Object.values(choices).join(", ")}`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    const loaded = readContent(content).definitions.get(guideCode);
    if (!loaded) throw new Error("The guide made nothing.");
    const number = await handled(page, portal, loaded, { seed: 7, fill: "all", choices });
    expect(number).toMatch(/^\d{20}$/);
  });
}
