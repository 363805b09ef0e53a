// Names every call of the gateway that none of the earlier journeys made, and every call that not just one of them is for.
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { allCalls } from "../../../engine/contract/calls.ts";
import { listedJourneys } from "../setup/listed-journeys.ts";
import { callsMade } from "../setup/portal-under-test.ts";
import { callTags } from "../setup/short-run.ts";

test("[7] every call of the gateway was made by a journey", () => {
  const made = existsSync(callsMade) ? readFileSync(callsMade, "utf8").split("\n") : [];
  const never = allCalls
    .filter(({ method, path }) => !made.includes(`${method} ${path}`))
    .map(({ name, method, path }) => `${name} (${method} ${path})`);
  expect(never, "calls that no journey made").toEqual([]);
});

test("[7] every call is the tag of just one journey, and no journey has a tag of its own", () => {
  // Playwright reads all journeys once more.
  test.setTimeout(180_000);
  const journeys = listedJourneys();
  const tags = journeys.flatMap((journey) => journey.tags);
  expect(
    callTags.filter((call) => tags.filter((tag) => tag === call).length !== 1),
    "calls that no journey, or more than one, carries as its tag",
  ).toEqual([]);
  const known = [...callTags, "short"];
  expect(
    journeys.filter((journey) => journey.tags.some((tag) => !known.includes(tag))),
    "journeys with a tag that is neither a call nor “short”",
  ).toEqual([]);
});
