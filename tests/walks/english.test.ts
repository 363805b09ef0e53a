// In English the engine says nothing in Chinese but what stands in the definition or was answered.
import { expect, it } from "vitest";
import { knownAnswers } from "../../engine/declaration/asked/known.ts";
import { whyAsked } from "../../engine/declaration/asked/why.ts";
import { blankRecord } from "../../engine/declaration/blank-record.ts";
import { type Evaluation, evaluate } from "../../engine/declaration/evaluate.ts";
import { whatIsNeeded } from "../../engine/declaration/needed/needed.ts";
import type { Answers, DeclarationRecord, FieldAnswers } from "../../engine/declaration/record.ts";
import { rowPlace, rowUnit } from "../../engine/form-state/row-title.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import type { Field, Section } from "../../engine/one-thing/form.ts";
import { englishSentences } from "../../engine/sentences/english.ts";
import { withSentences } from "../../engine/sentences/sentences.ts";
import { type BrokenAnswer, brokenAnswers } from "../../workshop/answers/edge-answers.ts";
import { today } from "../people/people.ts";
import { anyRecord } from "./any-record.ts";
import { fixturesAnd, long, things, type Walked } from "./things.ts";

const seeds = Array.from({ length: long ? 20 : 4 }, (_, seed) => seed);
const named = things.filter(({ code }) => code === "dd" || code === "succession");
const walked = [...new Set([...named, ...fixturesAnd(2)])];

const chinese = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/** Every text in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Takes out of a sentence what the designer wrote or the person answered. */
function without(known: readonly string[]): (sentence: string) => string {
  const parts = [...new Set(known.map((text) => text.trim()).filter((text) => chinese.test(text)))]
    .toSorted((one, other) => other.length - one.length)
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = new RegExp(parts.join("|"), "gu");
  return (sentence) => sentence.replaceAll(pattern, "");
}

function reasonsIn({ asked, ...seen }: Evaluation): string[] {
  const things = [...asked.questions, ...asked.matters, ...asked.materials, ...asked.notNeeded];
  const fields = asked.sections.flatMap((section) => [
    ...section.fields,
    ...Object.values(section.rows ?? {}).flat(),
  ]);
  return [
    ...[...things, ...asked.sections, ...fields].flatMap(({ because }) => because ?? []),
    ...fields.flatMap(({ locked, proposer }) => [locked?.source ?? [], proposer ?? []].flat()),
    ...knownAnswers(asked, seen.record).map(({ source }) => source),
  ];
}

function problemsIn(evaluation: Evaluation, { loaded: { checks, definition } }: Walked): string[] {
  return [...new Set([...definition.oneThing.steps, "submit-materials" as const, "sign" as const])].flatMap(
    (step) => evaluation.problems(step, checks).map(({ message }) => message),
  );
}

/** Each field breaks one of its rules, another one at each turn. */
function spoilt({ form, fieldTownships }: Definition, { answers }: DeclarationRecord, turn: number): Answers {
  const around = { today, townships: Object.keys(fieldTownships), row: 0, seed: turn };
  const spoil = (fields: readonly Field[], held: FieldAnswers): FieldAnswers =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const broken: readonly BrokenAnswer[] = brokenAnswers(field, true, around);
        const answer = broken[turn % Math.max(1, broken.length)]?.answer ?? held[field.key];
        return answer === undefined ? [] : [[field.key, answer]];
      }),
    );
  const inSection = ({ key, fields, repeat }: Section) => {
    const held = answers[key] ?? {};
    if (!Array.isArray(held)) return spoil(fields, held);
    const count = turn % 2 === 0 ? 0 : (repeat?.max ?? 1) + 1;
    return Array.from({ length: Math.min(count, 30) }, (_, at) => ({
      rowId: `row${at}`,
      answers: spoil(fields, held[at]?.answers ?? {}),
    }));
  };
  return Object.fromEntries(form.sections.map((section) => [section.key, inSection(section)]));
}

/** For every material a file that is too large, or of a kind that nothing takes, or too many of them. */
function oddFiles({ oneThing }: Definition, turn: number): DeclarationRecord["materials"] {
  const file = (at: number) => ({
    fileId: `file${at}`,
    name: "plan.dwg",
    size: turn % 3 === 1 ? 2 ** 40 : 1,
    type: "image/vnd.dwg" as const,
    sha256: "",
    uploadedAt: `${today} 08:00:00`,
  });
  const files = Array.from({ length: turn % 3 === 2 ? 60 : 1 }, (_, at) => file(at));
  return Object.fromEntries(Object.keys(oneThing.materials).map((key) => [key, { files }]));
}

it.each(walked)("[form] in English every sentence of the engine about $code is English", (one) => {
  const definition = withSentences(one.loaded.definition, englishSentences);
  const english = { ...one, loaded: { ...one.loaded, definition, checks: one.loaded.checks } };
  const written = textsIn(one.loaded.definition);
  const said = new Set<string>();
  for (const seed of seeds) {
    const record = anyRecord(english, seed);
    const stale = { signatureId: "1", kind: "drawn", covers: "" } as const;
    const records: DeclarationRecord[] = [
      blankRecord(definition, record.principal),
      { ...record, signature: stale },
      ...[0, 1, 2, 3, 4, 5].map((turn) => ({
        ...record,
        answers: spoilt(definition, record, seed * 6 + turn),
        materials: oddFiles(definition, turn),
      })),
    ];
    for (const each of records) {
      const evaluation = evaluate(definition, each, today);
      const strip = without([...written, ...textsIn([each.answers, each.principal])]);
      const needed = whatIsNeeded(definition, each, today);
      const sentences = [
        ...problemsIn(evaluation, english),
        ...reasonsIn(evaluation),
        ...textsIn(whyAsked(evaluation)),
        ...[...needed.matters, ...needed.materials].flatMap(({ because }) => because ?? []),
      ];
      for (const sentence of new Set(sentences)) {
        said.add(sentence);
        expect(strip(sentence), sentence).not.toMatch(chinese);
      }
    }
  }
  for (const section of definition.form.sections.filter(({ repeat }) => repeat)) {
    const [, noun = "?"] = /^(.+) 2$/.exec(rowPlace(section, 2, englishSentences)) ?? [];
    expect(section.title).toContain(noun);
    expect(rowUnit(section, englishSentences)).not.toMatch(chinese);
  }
  expect(said.size).toBeGreaterThan(15);
});
