// The example of another city is as sound as the project's own content.
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readContent } from "../../content/read-content.ts";
import { runCheck } from "../../workshop/check/run-check.ts";

const root = resolve(import.meta.dirname, "../../examples/another-city");

test("[1] npm run check finds nothing in the example of another city, not even a reminder", () => {
  const { status, text } = runCheck([root, "--strict"], "2026-06-01");
  expect([status, text.split("\n").slice(0, -1)]).toEqual([0, []]);
});

test("[1] no word of the first city is in it", () => {
  const { files } = readContent(root);
  const texts = [files.catalogue, ...files.oneThings, ...files.forms, ...files.shared];
  expect(texts.filter(({ json }) => JSON.stringify(json).includes("云澜"))).toEqual([]);
});
