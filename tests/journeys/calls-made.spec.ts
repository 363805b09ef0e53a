// What the journeys before noted goes in; every call of the gateway that none of them made is named.
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { allContracts } from "../../gateway/contracts.ts";
import { withoutJourney } from "./calls-by-journey.ts";
import { callsMade } from "./portal-under-test.ts";

test("[7] every call of the gateway was made by a journey, but those that say why not", () => {
  const made = existsSync(callsMade) ? readFileSync(callsMade, "utf8").split("\n") : [];
  const never = allContracts
    .filter(({ name, method, path }) => !(name in withoutJourney) && !made.includes(`${method} ${path}`))
    .map(({ name, method, path }) => `${name} (${method} ${path})`);
  expect(never, "calls that no journey made").toEqual([]);
});
