// A single edit put into the old declaration gives the new one, whatever was typed in between.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { prefill } from "../../../engine/declaration/asked/prefill.ts";
import { evaluate } from "../../../engine/declaration/evaluate.ts";
import type { Answers, DeclarationRecord, FieldAnswers, Row } from "../../../engine/declaration/record.ts";
import { singleEdit, withSingle } from "../../../engine/declaration/wire/single-edit.ts";
import { changedSection } from "../../../engine/portal/session/save-draft.ts";
import { fixture } from "../../fixtures/fixture-content.ts";
import { filledRecord } from "../../people/filled-record.ts";
import { person, today } from "./small.ts";

/** A short run takes a sample. */
const rounds = process.env.LONG === "1" ? 300 : 75;

const text = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.constantFrom("1", "2", "3", "5", "1000", "", "欧阳•测", "2026-11-20", "+8613812345678", "a\u202Eb"),
);
const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

function changed(answers: FieldAnswers | Row[] | undefined, names: readonly string[], texts: string[]) {
  const put = (held: FieldAnswers) => ({
    ...held,
    ...Object.fromEntries(names.map((name, at) => [name, texts[at % texts.length] ?? ""])),
  });
  if (!Array.isArray(answers)) return put(answers ?? {});
  const [first, ...others] = answers;
  return first
    ? [{ ...first, answers: put(first.answers) }, ...others, { rowId: `n${others.length}`, answers: put({}) }]
    : [{ rowId: "n", answers: put({}) }];
}

const cases = (["parking", "household"] as const).map((code) => {
  const loaded = fixture(code);
  return { code, definition: loaded.definition, record: filledRecord(loaded, person) };
});

describe("[7] edit/single", () => {
  it.each(cases)("[7.18] of $code leaves the draft that the whole declaration would leave", (made) => {
    const { definition, record } = made;
    let alone = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...definition.form.sections),
        fc.array(fc.nat(40), { minLength: 1, maxLength: 4 }),
        fc.array(text, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...definition.oneThing.steps),
        (section, picks, texts, step) => {
          const names = picks.map((pick) => section.fields[pick % section.fields.length]?.key ?? "");
          const held = record.answers[section.key];
          const answers: Answers = { ...record.answers, [section.key]: changed(held, names, texts) };
          const next: DeclarationRecord = prefill(definition, { ...record, answers, step });
          const [before, after] = [
            evaluate(definition, record, today).wire,
            evaluate(definition, next, today).wire,
          ];
          const single = singleEdit(before, after, section);
          if (!single) return;
          alone += 1;
          expect(withSingle(copy(before), copy(single), section)).toEqual(copy(after));
        },
      ),
      { numRuns: rounds, seed: 7 },
    );
    // Most edits really do go alone.
    expect(alone).toBeGreaterThan(rounds / 2);
  });

  it("[7] does not do where an answer brings another section, a matter or a material", () => {
    const { definition, record } = cases[1] ?? expect.unreachable();
    const home = definition.form.sections.find(({ key }) => key === "home");
    const wire = (more: Partial<DeclarationRecord>) =>
      evaluate(definition, { ...record, ...more }, today).wire;
    if (!home) return expect.unreachable();
    const before = wire({});
    for (const after of [
      wire({ choices: { ...record.choices, also: ["water", "gas"] } }),
      wire({ choices: { ...record.choices, also: [] } }),
      wire({ areaId: "329900001" }),
      wire({ materials: {} }),
      wire({ signature: null }),
    ]) {
      if (JSON.stringify(after) !== JSON.stringify(before))
        expect(singleEdit(before, after, home)).toBeNull();
    }
    const form = { ...record, answers: { ...record.answers, supply: {} } };
    expect(singleEdit(before, evaluate(definition, form, today).wire, home)).toBeNull();
  });
});

describe("[7] the autosave", () => {
  const { record } = cases[0] ?? expect.unreachable();
  const [one = "", other = ""] = Object.keys(record.answers);
  const typed = (key: string, before = record): DeclarationRecord => ({
    ...before,
    answers: { ...before.answers, [key]: {} },
  });

  it("[3.22, 7] takes the single form for one section, wherever the person is, and for nothing else", () => {
    expect(changedSection(record, typed(one))).toBe(one);
    expect(changedSection(record, { ...typed(one), step: "done", revision: 9 })).toBe(one);
    expect(changedSection(record, typed(other, typed(one)))).toBeUndefined();
    expect(changedSection(record, { ...typed(one), choices: {} })).toBeUndefined();
    expect(changedSection(record, { ...typed(one), materials: {} })).toBeUndefined();
    expect(changedSection(record, { ...typed(one), areaId: "x" })).toBeUndefined();
    expect(changedSection(record, { ...record, step: "done" })).toBeUndefined();
  });
});
