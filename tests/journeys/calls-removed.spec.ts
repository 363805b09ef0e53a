// Each call goes in with the journey that needs it; without the call's route that journey must fail. Its project is run by name, in a long run.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { literally } from "../literally.ts";
import { callsByJourney } from "./calls-by-journey.ts";

const root = resolve(import.meta.dirname, "../..");

/** The journey ran, and ended red: a journey that was not found ends red too, but says so. */
function run(file: string, title: string, without: string): { status: number | null; said: string } {
  const words = ["playwright", "test", "-c", "tests/journeys/playwright.config.ts", "--project", "journeys"];
  const exact = `${literally(title)}$`;
  const { status, stdout, stderr } = spawnSync(
    "npx",
    [...words, "--reporter=line", "--output", "test-results/without-call", `${file}.spec.ts`, "-g", exact],
    {
      cwd: root,
      encoding: "utf8",
      // A list of no calls of its own: what the journeys made stays as it is.
      env: {
        ...process.env,
        WITHOUT_CALL: without,
        CALLS_MADE: resolve(root, "test-results/without-call.txt"),
      },
    },
  );
  return { status, said: `${stdout}${stderr}` };
}

for (const [call, { spec, title }] of Object.entries(callsByJourney)) {
  test(`[7] without its route ${call} turns «${title}» red`, () => {
    test.setTimeout(240_000);
    const { status, said } = run(spec, title, call);
    expect(said).not.toContain("No tests found");
    expect(status, said).not.toBe(0);
  });
}
