// The ids of the fixtures' stories depend neither on visible words nor on any order.

import { loadCsf } from "storybook/internal/csf-tools";
import { expect, test } from "vitest";
import type { OneThing } from "../../engine/index.ts";
import { storyFile } from "../../stories/config/story-file.ts";
import { storiesOf } from "../../stories/config/story-list.ts";
import { fixture } from "../fixtures/fixture-content.ts";

/** As Storybook itself reads them from the files. */
function idsOf(oneThing: OneThing): string[] {
  return storiesOf(oneThing).flatMap((page) => {
    const [fileName, text] = storyFile(page);
    const { indexInputs } = loadCsf(text, { fileName, makeTitle: (title = "") => title }).parse();
    return indexInputs.map(({ __id = "" }) => __id);
  });
}

const listed = (pages: Record<string, string>): string[] =>
  Object.entries(pages).flatMap(([page, stories]) => stories.split(" ").map((story) => `${page}--${story}`));

const parking = listed({
  "parking-guide": "guide phone",
  "parking-one-form":
    "blank filled missing mistyped with-problems saved-draft long-texts phone phone-wrong phone-long elder",
  "parking-submit-materials":
    "blank filled missing too-large saved-draft long-texts phone phone-wrong phone-long elder",
  "parking-done": "done phone",
  "parking-review": "review rule-power long-texts phone phone-long elder",
  "parking-details": "read-only long-texts phone",
});

const household = listed({
  "household-guide": "guide phone",
  "household-select-items": "blank filled missing forbidden-home-kind-3 saved-draft phone phone-wrong elder",
  "household-confirm-info": "filled saved-draft phone",
  "household-one-form":
    "blank filled missing mistyped with-problems rule-shares rule-lease-ends saved-draft long-texts phone phone-wrong phone-long elder",
  "household-sign": "blank filled missing saved-draft phone phone-wrong elder",
  "household-submit-materials":
    "blank filled missing too-large saved-draft long-texts phone phone-wrong phone-long elder",
  "household-done": "done phone",
  "household-review": "review rule-area long-texts phone phone-long elder",
  "household-details": "read-only long-texts phone",
});

test("[10.17] every page, step, rule and forbidding option of a one-thing has its stories, under these ids", () => {
  expect(idsOf(fixture("parking").definition.oneThing)).toEqual(parking);
  expect(idsOf(fixture("household").definition.oneThing)).toEqual(household);
});

test("[10.17] another name, other labels and another order leave every id as it was", () => {
  const { oneThing } = fixture("household").definition;
  const turned = <T>(record: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).toReversed());
  const questions = Object.entries(oneThing.questions).map(([key, question]) => {
    const options = Object.entries(question.options).map(([name, option]) => [
      name,
      { ...option, label: `另一个 ${option.label}` },
    ]);
    return [key, { ...question, ask: "另一个问题", options: turned(Object.fromEntries(options)) }];
  });
  const rules = Object.entries(oneThing.rules).map(([key, rule]) => [key, { ...rule, name: "另一条规则" }]);
  const otherwise: OneThing = {
    ...oneThing,
    name: "另一件事",
    stepLabels: { "one-form": "另一张表" },
    questions: turned(Object.fromEntries(questions)),
    rules: turned(Object.fromEntries(rules)),
  };
  expect(idsOf(otherwise).toSorted()).toEqual(household.toSorted());
});
