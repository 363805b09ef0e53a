// The errors as the page lists them: in its order, each place once.
import { expect, test } from "vitest";
import { inPageOrder } from "../../../engine/declaration/check/problems-left.ts";
import type { AnswerProblem } from "../../../engine/problem/problem.ts";
import { fixture } from "../../fixtures/fixture-content.ts";

const { definition } = fixture("household");
const [first, second] = definition.form.sections;
const rows = definition.form.sections.find(({ repeat }) => repeat);
const [question = ""] = Object.keys(definition.oneThing.questions);
const [material = ""] = Object.keys(definition.oneThing.materials);

const wrong = (place: Partial<AnswerProblem>, message = "请修改"): AnswerProblem => ({
  severity: "error",
  rule: "rule",
  message,
  step: "one-form",
  ...place,
});
const field = (of: typeof first, at: number) => ({ section: of?.key, field: of?.fields[at]?.key });

test("[5] problems are listed from the top of the page to its end, whoever found them", () => {
  const places = [
    { question },
    field(first, 0),
    field(first, 1),
    field(second, 0),
    { ...field(rows, 0), rowId: "r1" },
    { ...field(rows, 1), rowId: "r1" },
    { ...field(rows, 0), rowId: "r2" },
    { material },
  ];
  const [top, , , , , , , end] = places;
  const mixed = [end, places[3], places[4], places[2], places[6], places[5], places[1], top].map((place) =>
    wrong(place ?? {}),
  );
  expect(inPageOrder(definition, mixed)).toEqual(places.map((place) => wrong(place)));
});

test("[5] a place is listed once, with what was found first, and never for a warning", () => {
  const place = field(first, 0);
  const warning = { ...wrong(place, "请核对"), severity: "warning" as const };
  expect(inPageOrder(definition, [warning, wrong(place, "一"), wrong(place, "二")])).toEqual([
    wrong(place, "一"),
  ]);
});
