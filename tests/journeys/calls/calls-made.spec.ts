// Names every call of the gateway that none of the earlier journeys made.
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { allCalls } from "../../../engine/contract/calls.ts";
import { callsMade } from "../setup/portal-under-test.ts";

test("[7] every call of the gateway was made by a journey", () => {
  const made = existsSync(callsMade) ? readFileSync(callsMade, "utf8").split("\n") : [];
  const never = allCalls
    .filter(({ method, path }) => !made.includes(`${method} ${path}`))
    .map(({ name, method, path }) => `${name} (${method} ${path})`);
  expect(never, "calls that no journey made").toEqual([]);
});
