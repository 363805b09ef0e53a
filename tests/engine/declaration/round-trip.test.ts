// Any record survives the trip over the wire: every asked answer comes back, and the same is asked.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evaluate } from "../../../engine/declaration/evaluate.ts";
import type { DeclarationRecord, FieldAnswers } from "../../../engine/declaration/record.ts";
import { unmaskedContent } from "../../../engine/declaration/wire/content.ts";
import type { Definition } from "../../../engine/one-thing/definition.ts";
import { person, record, today } from "./small.ts";
import { travelled } from "./travel.ts";
import { wide } from "./wide.ts";

const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    "1",
    "2",
    "3",
    " 1000 ",
    "１０００",
    "2026年1月2日",
    "+8613812345678",
    "+86",
    ",",
    "欧阳•测",
    "",
  ),
);
const answersOf = (keys: string[]) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, text])), {
    requiredKeys: [],
  }) as fc.Arbitrary<FieldAnswers>;
const countedAnswers = (definition: Definition, one: DeclarationRecord) =>
  evaluate(definition, one, today).answers;

const anyRecord = fc
  .record({
    areaId: fc.constantFrom(undefined, "329900003", "329900004"),
    filled: fc.constantFrom(undefined, "1", "2"),
    also: fc.option(fc.subarray(["x", "y"]), { nil: undefined }),
    top: answersOf(["kind", "name", "mobile", "when", "amount", "note"]),
    many: fc.subarray(["a", "b", "c"]),
    rows: fc.array(answersOf(["state", "heir", "died"]), { maxLength: 4 }),
  })
  .map(({ areaId, filled, also, top, many, rows }) =>
    record({
      principal: person,
      ...(areaId !== undefined && { areaId }),
      choices: { ...(filled !== undefined && { filled }), ...(also !== undefined && { also }) },
      answers: {
        top: { ...top, many },
        rows: rows.map((answers, at) => ({ rowId: `r${at}`, answers })),
      },
    }),
  );

describe("[3] there and back again", () => {
  it("[3.11, 3.13, 3.17] every asked answer survives, and the same is asked", () => {
    fc.assert(
      fc.property(anyRecord, (one) => {
        const back = travelled(wide, one);
        expect(countedAnswers(wide, back)).toEqual(countedAnswers(wide, one));
        expect(evaluate(wide, back, today).asked).toEqual(evaluate(wide, one, today).asked);
        expect(evaluate(wide, back, today).covers).toBe(evaluate(wide, one, today).covers);
      }),
      { numRuns: 80 },
    );
  });

  it("[5] what is shown masked can be shown again as it was declared, row by row", () => {
    fc.assert(
      fc.property(anyRecord, (one) => {
        const { content, plainContent, wire } = evaluate(wide, one, today);
        expect(unmaskedContent(content, wire.formData)).toEqual(plainContent);
      }),
      { numRuns: 80 },
    );
  });

  it("the second journey changes nothing", () => {
    fc.assert(
      fc.property(anyRecord, (one) => {
        const once = travelled(wide, one);
        expect(evaluate(wide, travelled(wide, once), today).wire).toEqual(evaluate(wide, once, today).wire);
      }),
      { numRuns: 40 },
    );
  });
});
