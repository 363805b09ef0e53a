// What the lists of the home page show under their tabs.
import { expect, test } from "vitest";
import { underSubjects, underTab } from "../../../engine/one-thing/service-lists.ts";
import { groupsOf } from "../../journeys/setup/lists-of-services.ts";

const ids = (groups: ReturnType<typeof groupsOf>) =>
  groups.flatMap(({ items }) => items.map(({ oneThingId }) => oneThingId));
const [first, second] = groupsOf("个人", [2, 1]);
const personal = [first, second].flatMap((group) => group ?? []);

test("[2.36] under its own tab a list shows all it has", () => {
  expect(underTab(personal, personal)).toEqual(personal);
});

test("[2.33, 2.36] under another tab a list shows those of its own that the other list names too, and nothing else of it", () => {
  const other = [
    { group: "", items: [...(second?.items ?? []), ...groupsOf("企业", [2]).flatMap(({ items }) => items)] },
  ];
  expect(ids(underTab(personal, other))).toEqual(["个人10"]);
  expect(underTab(personal, groupsOf("企业", [2]))).toEqual([]);
});

test("what a list names of the one-things that stand under the shown subjects keeps the list's order", () => {
  const subjects = [
    { integrations: [...(second?.items ?? [])] },
    { integrations: first?.items.slice(1) ?? [] },
  ];
  const names = underSubjects(personal, subjects).map(({ oneThingId }) => oneThingId);
  expect(names).toEqual(ids(personal).slice(1));
  expect(underSubjects(personal, [])).toEqual([]);
});
