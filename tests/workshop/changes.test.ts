// Each change of the fixture `parking` gets its sentences in its kind, and nothing else.
import { describe, expect, test } from "vitest";
import { readContent } from "../../content/read-content.ts";
import { changeKinds } from "../../engine/change/change.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { changesBetween } from "../../workshop/change/changes-between.ts";
import { fixture, fixtureContent } from "../fixtures/fixture-content.ts";
import { type Change, change, contentCopy } from "../flows/setup/content-copy.ts";
import { changedFiles } from "./changed-files.ts";
import { changedForms } from "./changed-forms.ts";

function changed(changes: readonly Change[]): Definition {
  const root = contentCopy();
  for (const one of changes) change(root, one);
  const { definitions, problems } = readContent(root);
  const found = definitions.get("parking");
  if (!found) throw new Error(problems.map(({ message }) => message).join("\n"));
  return found.definition;
}

test("a definition and itself differ in nothing", () => {
  for (const { definition } of fixtureContent().definitions.values()) {
    expect(changesBetween(definition, structuredClone(definition))).toEqual([]);
  }
});

describe("a change is told in words:", () => {
  const { definition } = fixture("parking");
  test.each([...changedFiles, ...changedForms])("$name", ({ changes, told }) => {
    const after = changed(changes);
    expect(changesBetween(definition, after).map(({ kind, words }) => [kind, words])).toEqual(told);
    // Undoing it is reported as well, with what weighs most first.
    const back = changesBetween(after, definition).map(({ kind }) => changeKinds.indexOf(kind));
    expect(back.length).toBeGreaterThan(0);
    expect(back).toEqual(back.toSorted((one, other) => one - other));
  });
});

test("what only stands in another order is told as that", () => {
  const { definition } = fixture("parking");
  const other = structuredClone(definition);
  other.form.sections.reverse();
  expect(changesBetween(definition, { ...other, version: "other" }).map(({ kind }) => kind)).toEqual([
    "reworded",
  ]);
});
